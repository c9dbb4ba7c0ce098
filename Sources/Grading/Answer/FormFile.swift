internal import FormUICompile
internal import SwiftSyntax

/// A file of SwiftUI as a form is shown from it: without the top-level statements, which drive the form by themselves.
///
/// Lines stay where they are. Imports of modules that come with SwiftUI here go. What needs the Objective-C runtime is said without it: `#selector(f)` becomes a value that
/// holds `f`, and `@objc` goes. Variables of a script belong to the main actor, as the compiler has it in a script.
struct FormFile {
  let text: String

  init(_ source: [UInt8]) {
    let whole = String(decoding: source, as: UTF8.self)
    let syntax = AnswerSyntax(whole)
    var bytes = Array(whole.utf8)
    let runtime = RuntimeNames(syntax.tree)
    for (offset, name) in runtime.replacements {
      bytes.replaceSubrange(offset..<(offset + name.utf8.count), with: name.utf8)
    }
    for range in FormFile.imports(of: syntax) where range.upperBound <= bytes.count {
      bytes.blank(range)
    }
    guard !syntax.script.isEmpty else {
      text = String(decoding: bytes, as: UTF8.self)
      return
    }
    let previews = Array("#Preview".utf8)
    for range in syntax.script where range.upperBound <= bytes.count {
      // To the parser, a preview of a script is one of its statements.
      if !bytes[range].starts(with: previews) { bytes.blank(range) }
    }
    for offset in FormFile.variables(of: syntax).reversed() where offset <= bytes.count {
      bytes.insert(contentsOf: "@MainActor ".utf8, at: offset)
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Where modules are imported that come with SwiftUI.
  private static func imports(of syntax: AnswerSyntax) -> [Range<Int>] {
    syntax.tree.statements.compactMap { statement in
      guard let declaration = statement.item.as(ImportDeclSyntax.self),
        let module = declaration.path.first?.name.text, AppleModules.contained.contains(module)
      else { return nil }
      let start = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
      return start..<declaration.endPositionBeforeTrailingTrivia.utf8Offset
    }
  }

  private static func variables(of syntax: AnswerSyntax) -> [Int] {
    syntax.tree.statements.compactMap { statement in
      guard let variable = statement.item.as(VariableDeclSyntax.self), variable.attributes.isEmpty
      else { return nil }
      let start = variable.positionAfterSkippingLeadingTrivia.utf8Offset
      return syntax.script.contains { $0.contains(start) } ? nil : start
    }
  }
}
