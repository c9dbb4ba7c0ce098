/// What the compiler's commonest messages mean, for people who meet them for the first time.
enum Explanations {
  /// A sentence on a message; nil where the message says enough.
  static func explanation(of message: String) -> String? {
    table.first { row in row.marks.allSatisfy(message.contains) }?.sentence
  }

  private static let table: [(marks: [String], sentence: String)] = [
    (
      ["missing return"],
      "One way through the code ends without giving back a value. Every way must end with `return` and a value."
    ),
    (
      ["must be unwrapped to"],
      "This value may be nil: its type ends with `?`. Say what happens then, with `if let`, `guard let`, or `??` and a value to take instead."
    ),
    (
      ["must be unwrapped to refer to member"],
      "This value may be nil: its type ends with `?`. Unwrap it first, with `if let` or `guard let`, or write `?.`."
    ),
    (
      ["initializer for conditional binding must have Optional type"],
      "`if let` and `guard let` look whether a value is nil. This one never is, so it needs no looking."
    ),
    (
      ["incorrect argument label"],
      "The word before the colon is a part of the function's name. It must be the one that the declaration has."
    ),
    (
      ["missing argument label"],
      "The declaration has a word before this value, and the call must write it too, with a colon."
    ),
    (
      ["extraneous argument label"],
      "The declaration has no word before this value (it says `_`), so the call must not write one."
    ),
    (
      ["missing argument for parameter"],
      "The declaration wants one more value than the call gives."
    ),
    (["extra argument"], "The call gives a value that the declaration does not ask for."),
    (
      ["'self' is immutable"],
      "A function of a struct may change the struct's properties only if it is marked: write `mutating func`."
    ),
    (
      ["cannot use mutating member on immutable value"],
      "The function changes the value, but the value is a constant here. Keep it in a `var`."
    ),
    (
      ["cannot assign to", "is a 'let' constant"],
      "`let` gives a name to a value for good. What changes later is declared with `var`."
    ),
    (
      ["cannot assign to", "get-only property"],
      "This property is computed from others and cannot be set. Change what it is computed from."
    ),
    (
      ["switch must be exhaustive"],
      "A `switch` must say what happens for every value. Add the cases that are missing, or a `default`."
    ),
    (
      ["cannot find type", "in scope"],
      "No type of this name is known here. Look at the spelling, capitals included, and at what is given."
    ),
    (
      ["cannot find", "in scope"],
      "Nothing of this name is known here. Look at the spelling, and whether it is declared in another function or block."
    ),
    (
      ["has no member"],
      "The type knows no property, function or case of this name. Look at the spelling."
    ),
    (
      ["cannot convert return expression"],
      "What is given back is of another type than the one after `->` in the declaration."
    ),
    (
      ["cannot convert value of type"],
      "A value of one type stands where one of another type is wanted."
    ),
    (
      ["'nil' is incompatible with return type"],
      "Only a type that ends with `?` can be nil. The function promises a value."
    ),
    (
      ["'nil' cannot be"], "Only a type that ends with `?` can be nil."
    ),
    (
      ["binary operator", "cannot be applied"],
      "The two sides are of types that this operator does not join. Swift never turns one type into another by itself."
    ),
    (
      ["used before being initialized"],
      "There is a way to this line on which the variable was given no value yet."
    ),
    (
      ["invalid redeclaration"],
      "The same name is declared twice. One of the two has to go or to be renamed."
    ),
    (
      ["is not concurrency-safe"],
      "A variable outside of all types and functions could be changed from two places at once. Make it a `let`, or move it into a function or a type."
    ),
    (
      ["main actor-isolated", "can not be referenced"],
      "A variable outside of all functions belongs to the program's main lines. Give the value to the function as a parameter."
    ),
    (
      ["unable to type-check this expression in reasonable time"],
      "The expression has too many readings. Split it into two or three lines, and write the types of the parts."
    ),
    (
      ["does not conform to protocol"],
      "The protocol asks for something that the type does not have yet."
    ),
    (["expected '}'"], "A brace that was opened is never closed."),
    (["extraneous '}'"], "There is one closing brace more than opening ones."),
    (
      ["consecutive statements"],
      "Two statements stand on one line. Begin a new line, or look for a missing operator."
    ),
    (["expected expression"], "Something is missing here: a value or a call."),
    (["unterminated string literal"], "The quotes that begin this text are never closed."),
    (
      ["missing return type"],
      "A function that gives something back says so: `-> Type` before the brace."
    ),
    (
      ["call can throw"],
      "The call may throw an error: write `try` before it, inside of `do` or of a function that throws."
    ),
    (
      ["'async' call in a function that does not support concurrency"],
      "A function that waits must itself be `async`."
    ),
    (
      ["ambiguous use of"],
      "There are several declarations that would fit. Write the type that you mean."
    ),
    (
      ["instance member", "cannot be used on type"],
      "This belongs to a value of the type, not to the type itself. Make or take a value first."
    ),
    (["unused"], "The value is made and then nobody uses it."),
    (["never used"], "The value is made and then nobody uses it."),
    (["never mutated"], "It never changes, so `let` says more than `var`."),
  ]
}
