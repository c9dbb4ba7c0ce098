internal import SwiftSyntax

/// Says what a suite misses in an answer that compiles by itself, by comparing declarations with the solution's.
struct MissingPieces {
  let solution: AnswerSyntax
  let answer: AnswerSyntax
  /// The words of the suite: only what it speaks of is asked for.
  let words: Set<String>

  /// What is missing or of another form, most telling first; never empty.
  func diagnostics() -> [Diagnostic] {
    let wanted = signatures(solution.tree.statements).filter { words.contains($0.name) }
    let found = signatures(answer.tree.statements)
    let top = wanted.compactMap { missing($0, among: found, owner: nil) }
    let members = wanted.flatMap(missingMembers)
    let all = top + members
    guard all.isEmpty else { return all }
    let titles = wanted.map { "`\($0.text)`" }.joined(separator: ", ")
    return [
      Diagnostic(
        severity: .error, line: 0, column: 0,
        message:
          "Your file compiles, but what the task asks for can't be used in the way it is meant: \(titles)."
      )
    ]
  }

  private func signatures(_ items: CodeBlockItemListSyntax) -> [Signature] {
    items.flatMap { item -> [Signature] in
      guard case .decl(let declaration) = item.item else { return [] }
      return Signature.all(of: declaration)
    }
  }

  // MARK: - One declaration

  private func missing(_ wanted: Signature, among found: [Signature], owner: String?) -> Diagnostic?
  {
    let place = owner.map { " in `\($0)`" } ?? ""
    let namesakes = found.filter { $0.name == wanted.name }
    if let exact = namesakes.first(where: { $0.shape == wanted.shape }) {
      if exact.isPrivate {
        return diagnostic(
          exact,
          "`\(exact.title)`\(place) is private, so nothing outside of your file can use it. Leave out that word."
        )
      }
      if wanted.isVariable, !wanted.isConstant, exact.isConstant {
        return diagnostic(
          exact, "`\(exact.title)`\(place) must be a `var`, because its value changes.")
      }
      return nil
    }
    if let other = namesakes.first {
      return diagnostic(
        other, "The task asks for `\(wanted.text)`\(place); your file has `\(other.text)`.")
    }
    if let near = nearest(to: wanted, in: found) {
      return diagnostic(near, sentence(wanted, near, place))
    }
    if owner == nil, let (member, type) = member(named: wanted.name) {
      return diagnostic(
        member,
        "The task asks for `\(wanted.title)` at the top of the file; yours belongs to `\(type)`.")
    }
    let none =
      owner == nil ? "your file has no such \(wanted.noun)" : "there is no such \(wanted.noun)"
    return Diagnostic(
      severity: .error, line: 0, column: 0,
      message: "The task asks for `\(wanted.text)`\(place); \(none).")
  }

  private func sentence(_ wanted: Signature, _ near: Signature, _ place: String) -> String {
    let plain = "The task asks for `\(wanted.title)`\(place); your file has `\(near.title)`."
    guard let odd = near.name.unicodeScalars.first(where: { !$0.isASCII }),
      wanted.name.allSatisfy(\.isASCII)
    else {
      return plain
    }
    let number = String(odd.value, radix: 16, uppercase: true)
    return plain + " They look alike, but its letter `\(odd)` (U+\(number)) is another one."
  }

  private func diagnostic(_ found: Signature, _ message: String) -> Diagnostic {
    let place = answer.place(of: found.node)
    return Diagnostic(severity: .error, line: place.line, column: place.column, message: message)
  }

  /// What was probably meant: a name close by, or the same form under another name.
  private func nearest(to wanted: Signature, in found: [Signature]) -> Signature? {
    let spare = found.filter { !words.contains($0.name) && $0.noun == wanted.noun }
    let near = spare.min { distance($0.name, wanted.name) < distance($1.name, wanted.name) }
    guard let near else { return nil }
    if distance(near.name, wanted.name) <= max(2, wanted.name.count / 3) { return near }
    let sameForm = spare.filter { $0.form == wanted.form }
    return sameForm.count == 1 ? sameForm[0] : nil
  }

  // MARK: - Members

  private func missingMembers(of wanted: Signature) -> [Diagnostic] {
    let found = members(of: wanted.name, in: answer)
    guard
      !found.isEmpty
        || signatures(answer.tree.statements).contains(where: { $0.name == wanted.name })
    else {
      return []
    }
    return members(of: wanted.name, in: solution).filter { words.contains($0.name) }
      .compactMap { missing($0, among: found, owner: wanted.name) }
  }

  private func members(of type: String, in syntax: AnswerSyntax) -> [Signature] {
    syntax.tree.statements.flatMap { item -> [Signature] in
      guard case .decl(let declaration) = item.item,
        let group = declaration.asProtocol((any DeclGroupSyntax).self),
        declaration.groupName == type
      else { return [] }
      return group.memberBlock.members.flatMap { Signature.all(of: $0.decl) }
    }
  }

  private func member(named name: String) -> (Signature, String)? {
    for item in answer.tree.statements {
      guard case .decl(let declaration) = item.item,
        let group = declaration.asProtocol((any DeclGroupSyntax).self),
        let type = declaration.groupName
      else { continue }
      for member in group.memberBlock.members.flatMap({ Signature.all(of: $0.decl) })
      where member.name == name {
        return (member, type)
      }
    }
    return nil
  }
}

extension Signature {
  /// The word for its kind.
  fileprivate var noun: String {
    if isVariable { return "property" }
    return title.hasSuffix(")") ? "function" : "type"
  }

  /// The shape without the name.
  fileprivate var form: String {
    shape.replacing(name, with: "")
  }
}

extension DeclSyntax {
  /// The type that a declaration or an extension adds members to.
  fileprivate var groupName: String? {
    if let added = self.as(ExtensionDeclSyntax.self) {
      return added.extendedType.trimmedDescription
    }
    return TopDeclaration.all(in: .decl(self)).first?.name
  }
}

/// How many letters must change to make one word of the other (Levenshtein).
func distance(_ first: String, _ second: String) -> Int {
  let (a, b) = (Array(first), Array(second))
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  var row = Array(0...b.count)
  for i in 1...a.count {
    var previous = row[0]
    row[0] = i
    for j in 1...b.count {
      let change = a[i - 1] == b[j - 1] ? previous : min(previous, row[j], row[j - 1]) + 1
      previous = row[j]
      row[j] = change
    }
  }
  return row[b.count]
}
