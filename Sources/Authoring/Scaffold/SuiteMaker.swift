import SwiftParser
import SwiftSyntax

/// Writes a first suite that looks at the bodies which a starter leaves empty.
struct SuiteMaker {
  /// A case of the suite, and the body that it looks at.
  struct Case: Equatable {
    var name: String
    var body: String
    /// Lines of its closure.
    var lines: [String]
  }

  private let bodies: [NamedBody]
  private let samples: SampleValues
  private let shapes: [String: TypeShape]

  /// Takes a solution and the names of the bodies that its starter empties.
  init(solution: String, emptied: [String]) {
    let tree = Parser.parse(source: solution)
    bodies = BodyCollector.bodies(in: tree).filter { body in
      emptied.contains { body.isMeant(by: $0) }
    }
    shapes = TypeShape.shapes(in: tree)
    samples = SampleValues(enums: SourceFacts(tree: Syntax(tree), context: []).enums)
  }

  /// The cases that can be written without knowing what the code is about.
  func cases() -> [Case] {
    bodies.compactMap { body in
      guard let lines = lines(for: body) else { return nil }
      return Case(
        name: "\(Blank.word): say what `\(body.name)` does", body: body.name, lines: lines)
    }
  }

  /// The suite's text; where no case can be written, one that its author has to fill in.
  func suite() -> String {
    let texts = cases().map { one in
      "  Case(\"\(one.name)\") { story in\n"
        + one.lines.map { "    \($0)\n" }.joined() + "  }"
    }
    let body = texts.isEmpty ? Self.emptyCase : texts.joined(separator: "\n\n")
    return "import FormlabSuite\n\nlet suite = Suite {\n\(body)\n}\n"
  }

  private static let emptyCase = """
      Case("\(Blank.word): say what is looked at") { story in
        // \(Blank.word): use the answer's types, and say what is seen: story.saw("the message", form.message)
      }
    """

  private func lines(for body: NamedBody) -> [String]? {
    let parts = body.name.split(separator: ".").map(String.init)
    guard let member = parts.last, parts.count <= 2 else { return nil }
    let calls: [String]?
    if let clause = body.parameters {
      let base = member.split(separator: "(").first.map(String.init) ?? member
      calls = samples.argumentLists(for: clause)?.map { "\(base)(\($0))" }
    } else {
      calls = [member]
    }
    guard let calls else { return nil }
    return parts.count == 1 ? seen(calls, of: body) : seen(calls, of: body, in: parts[0])
  }

  private func seen(_ calls: [String], of body: NamedBody) -> [String]? {
    guard body.result != nil else { return nil }
    return calls.map { "story.saw(\"\(label(for: body))\", \($0))" }
  }

  /// A member is looked at on a value of its type, set in turn to sampled values of its properties.
  private func seen(_ calls: [String], of body: NamedBody, in type: String) -> [String]? {
    guard let shape = shapes[type], shape.hasDefaultValue else { return nil }
    let name = type.prefix(1).lowercased() + type.dropFirst()
    let changes = shape.settable.flatMap { property in
      samples.values(of: property.type).map { "\(name).\(property.name) = \($0)" }
    }
    var lines = ["var \(name) = \(type)()"]
    for change in [""] + changes.prefix(8) {
      if !change.isEmpty { lines.append(change) }
      for call in calls.prefix(2) { lines += look(call, of: body, on: name, shape) }
    }
    if changes.isEmpty, body.result != nil { lines[0] = "let \(name) = \(type)()" }
    return lines
  }

  private func look(
    _ call: String, of body: NamedBody, on name: String, _ shape: TypeShape
  ) -> [String] {
    if body.result != nil { return ["story.saw(\"\(label(for: body))\", \(name).\(call))"] }
    return ["\(name).\(call)", "story.did(\"called `\(call)`\")"]
      + shape.visible.map { "story.saw(\"\($0)\", \(name).\($0))" }
  }

  private func label(for body: NamedBody) -> String {
    body.name.split(separator: ".").last.map { String($0.prefix { $0 != "(" }) } ?? body.name
  }
}
