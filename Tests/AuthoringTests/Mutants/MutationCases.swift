extension MutationCase {
  static let all: [MutationCase] = [
    MutationCase(
      name: "a comparison in a condition",
      source: "func f(n: Int) {\n  if n < 3 { g() }\n}",
      changes: [
        "2:3 `if n < 3 { g() }` was left out",
        "2:6 the condition `n < 3` was always true",
        "2:8 `<` became `<=`",
        "2:10 `3` became `2`",
        "2:10 `3` became `4`",
        "2:14 `g()` was left out",
      ]),
    MutationCase(
      name: "and, or, not",
      source: "func f(a: Bool, b: Bool) -> T { a && !b }",
      changes: [
        "1:33 `a` was left out",
        "1:33 `!b` was left out",
        "1:35 `&&` became `||`",
        "1:38 `!b` became `b`",
      ]),
    MutationCase(
      name: "ranges",
      source: "func f(n: Int) -> T { (1..<40).contains(n) }",
      changes: [
        "1:24 `1` became `0`",
        "1:24 `1` became `2`",
        "1:25 `..<` became `...`",
        "1:28 `40` became `39`",
        "1:28 `40` became `41`",
      ]),
    MutationCase(
      name: "a half-open prefix",
      source: "func f(a: [Int]) -> T { a[..<3] }",
      changes: [
        "1:27 `..<` became `...`",
        "1:30 `3` became `2`",
        "1:30 `3` became `4`",
      ]),
    MutationCase(
      name: "the direction of an order, in a closure and as a function",
      source: "func f(a: [Int]) { g(a.sorted { $0.x < $1.x }, a.sorted(by: >)) }",
      changes: [
        "1:20 `g(a.sorted { $0.x < $1.x }, a.sorted(...` was left out",
        "1:24 `.sorted` was left out",
        "1:38 `<` became `>`",
        "1:50 `.sorted` was left out",
        "1:61 `>` became `<`",
      ]),
    MutationCase(
      name: "a negated condition that is a call",
      source: "func f() { if g() { h() } else { i() } }",
      changes: [
        "1:12 `if g() { h() } else { i() }` was left out",
        "1:15 the condition `g()` was negated",
        "1:15 the condition `g()` was always true",
        "1:21 `h()` was left out",
        "1:27 the else branch was left out",
        "1:34 `i()` was left out",
      ]),
    MutationCase(
      name: "a condition left out of several",
      source: "func f(n: Int?) { guard let m = n, m.isGood, check(m) else { return }; use(m) }",
      changes: [
        "1:19 the body of `f` was emptied",
        "1:36 the condition `m.isGood` was left out",
        "1:46 the condition `check(m)` was left out",
        "1:72 `use(m)` was left out",
      ]),
    MutationCase(
      name: "a where clause",
      source: "func f(xs: [Bool]) { for x in xs where x { g() } }",
      changes: [
        "1:22 `for x in xs where x { g() }` was left out",
        "1:31 the loop left out the first element",
        "1:31 the loop left out the last element",
        "1:34 `where x` was left out",
        "1:40 the condition `x` was negated",
        "1:44 `g()` was left out",
      ]),
    MutationCase(
      name: "literals",
      source: "func f() -> T { g(0, 7, 1.5, true) }",
      changes: [
        "1:19 `0` became `1`",
        "1:22 `7` became `6`",
        "1:22 `7` became `8`",
        "1:25 `1.5` became `2.5`",
        "1:30 `true` became `false`",
      ]),
    MutationCase(
      name: "strings",
      source:
        "func f(n: Int) -> T { g(\"\", \"@\", \"ab\", \"A longer sentence.\", \"\\(n) of 3\") }",
      changes: [
        "1:25 `\"\"` became `\"formlab\"`",
        "1:29 `\"@\"` became `\"#\"`",
        "1:29 `\"@\"` became `\"\"`",
        "1:34 `\"ab\"` became `\"\"`",
        "1:34 `\"ab\"` became `\"ab~\"`",
        "1:40 `\"A longer sentence.\"` became `\"\"`",
        "1:62 `\"\\(n) of 3\"` became `\"\"`",
        "1:67 `of 3` was left out of a string",
      ]),
    MutationCase(
      name: "a guard",
      source: "func f() { guard isReady else { return }; go(); stop() }",
      changes: [
        "1:12 the body of `f` was emptied",
        "1:12 the guard on `isReady` was left out",
        "1:18 the condition `isReady` was negated",
        "1:43 `go()` was left out",
        "1:49 `stop()` was left out",
      ]),
    MutationCase(
      name: "constants returned",
      source: "func f(n: Int) -> Int { if n == 1 { return n }; return g(n) }",
      changes: [
        "1:25 `if n == 1 { return n }` was left out",
        "1:28 the condition `n == 1` was always true",
        "1:30 `==` became `!=`",
        "1:33 `1` became `0`",
        "1:33 `1` became `2`",
        "1:44 `n` became `0`",
        "1:56 `g(n)` became `0`",
      ]),
    MutationCase(
      name: "nil and a value returned",
      source: "func f() -> Bool? { g() ? nil : h }",
      changes: [
        "1:21 `g() ? nil : h` became `nil`",
        "1:21 `nil` and `h` were swapped",
        "1:21 `h` was always taken",
      ]),
    MutationCase(
      name: "nil returned for an enum",
      source: "enum E { case a, b }\nfunc f(x: T) -> E? { switch x { default: return nil } }",
      changes: [
        "2:49 `nil` became `.a`"
      ]),
    MutationCase(
      name: "a fall-back and an assignment",
      source: "var x: Int?\nfunc f() { x = y ?? z }",
      changes: [
        "2:12 `x = y ?? z` was left out",
        "2:16 `y ?? z` became `nil`",
        "2:16 `y` was ignored",
      ]),
    MutationCase(
      name: "a chain",
      source: "func f(s: String) -> T { s.trimmingCharacters(in: .whitespaces).lowercased() }",
      changes: [
        "1:28 `.trimmingCharacters` was left out",
        "1:52 `whitespaces` became `whitespacesAndNewlines`",
        "1:65 `.lowercased` was left out",
        "1:65 `lowercased` became `uppercased`",
      ]),
    MutationCase(
      name: "a chain that draws",
      source: "func f() -> T { Text(a).padding(8).disabled(b) }",
      changes: [
        "1:36 `.disabled` was left out"
      ]),
    MutationCase(
      name: "counterparts",
      source: "func f(a: [Int]) { g(a.first, min(b, c), a.isEmpty, a.dropFirst()) }",
      changes: [
        "1:20 `g(a.first, min(b, c), a.isEmpty, a.dr...` was left out",
        "1:24 `first` became `last`",
        "1:31 `min` became `max`",
        "1:42 `a.isEmpty` was negated",
        "1:55 `.dropFirst` was left out",
        "1:55 `dropFirst` became `dropLast`",
      ]),
    MutationCase(
      name: "static members that are no cases of the source",
      source:
        "func f() -> T { TextField(a).keyboardType(.emailAddress).textContentType(.emailAddress) }",
      changes: [
        "1:30 `.keyboardType` was left out",
        "1:44 `emailAddress` became `URL`",
        "1:58 `.textContentType` was left out",
        "1:75 `emailAddress` became `username`",
      ]),
    MutationCase(
      name: "enum cases",
      source: "enum E { case a, b, c(Int) }\nfunc f() -> T { g(.a, E.b, .c(x)) }",
      changes: [
        "2:20 `.a` became `.b`",
        "2:25 `.b` became `.a`",
      ]),
    MutationCase(
      name: "a switch with a default",
      source:
        "func f(x: T) {\n  switch x {\n  case .p, .q: g()\n  case .r: h()\n  default: i()\n  }\n}",
      changes: [
        "2:3 `switch x { case .p, .q: g() case .r: ...` was left out",
        "3:3 the bodies of `case .p, .q:` and `case .r:` were swapped",
        "3:8 `.p` was left to the default",
        "3:8 `.q` was left to the default",
        "3:16 `g()` was left out",
        "4:3 the bodies of `case .r:` and `default:` were swapped",
        "4:3 `case .r:` was left to the default",
        "4:12 `h()` was left out",
        "5:12 `i()` was left out",
      ]),
    MutationCase(
      name: "another property of the same type",
      source:
        "struct S {\n  var a: Bool\n  var b: Bool\n  var n: Int\n  func f() { g(a, self.b, n) }\n}",
      changes: [
        "5:14 `g(a, self.b, n)` was left out",
        "5:16 `a` became `b`",
        "5:24 `b` became `a`",
      ]),
    MutationCase(
      name: "a binding to another state",
      source:
        "struct S {\n  @State var a = x\n  @State var b: String\n  @State var c: String\n  var body: T { g($b) }\n}",
      changes: [
        "5:19 `$b` became `$c`"
      ]),
    MutationCase(
      name: "a ternary",
      source: "func f() -> T { a ? b : c }",
      changes: [
        "1:17 `b` and `c` were swapped",
        "1:17 `b` was always taken",
        "1:17 `c` was always taken",
      ]),
    MutationCase(
      name: "an else that is left out",
      source: "func f() { if a, b { g() } else { h() } }",
      changes: [
        "1:12 `if a, b { g() } else { h() }` was left out",
        "1:15 the condition `a` was left out",
        "1:18 the condition `b` was left out",
        "1:22 `g()` was left out",
        "1:28 the else branch was left out",
        "1:35 `h()` was left out",
      ]),
    MutationCase(
      name: "loops",
      source: "func f(xs: [T]) { for x in xs { if x.ok { continue }; break } }",
      changes: [
        "1:19 `for x in xs { if x.ok { continue }; b...` was left out",
        "1:28 the loop left out the first element",
        "1:28 the loop left out the last element",
        "1:33 `if x.ok { continue }` was left out",
        "1:36 the condition `x.ok` was negated",
        "1:36 the condition `x.ok` was always true",
        "1:43 `continue` became `break`",
        "1:55 `break` became `continue`",
      ]),
    MutationCase(
      name: "elements",
      source: "let a = [p, q]\nlet d = [r: s]",
      changes: [
        "1:9 `p` was left out of a collection",
        "1:9 `q` was left out of a collection",
        "2:9 `r: s` was left out of a collection",
      ]),
    MutationCase(
      name: "what only demonstrates",
      source:
        "struct S { var n = 1 }\nvar s = S()\nvar other = 2\nfunc f() -> T { g(s) }\ns.n = 4\nprint(s)",
      changes: [
        "1:20 `1` became `0`",
        "1:20 `1` became `2`",
      ]),
    MutationCase(
      name: "previews, traps, attributes and platform conditions",
      source:
        "@available(macOS 10, *) func f() { assert(a > 1, \"b\") }\n#if os(Linux) && true\n#endif\n#Preview { S(1) }\nstruct P: PreviewProvider { var n = 3 }",
      changes: []),
    MutationCase(
      name: "emptied body",
      source: "func f() { g(); h() }",
      changes: [
        "1:12 the body of `f` was emptied",
        "1:12 `g()` was left out",
        "1:17 `h()` was left out",
      ]),
  ]
}
