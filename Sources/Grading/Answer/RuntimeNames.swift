internal import SwiftSyntax

/// Finds what a file says to the Objective-C runtime, and what to say in its place, in as many bytes.
final class RuntimeNames: SyntaxVisitor {
  /// Byte offsets and new texts.
  private(set) var replacements: [(offset: Int, text: String)] = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector" {
      replacements.append((node.positionAfterSkippingLeadingTrivia.utf8Offset, " Selector"))
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if ["objc", "objcMembers", "IBAction", "IBOutlet"].contains(name) {
      let length = node.trimmedLength.utf8Length
      replacements.append(
        (node.positionAfterSkippingLeadingTrivia.utf8Offset, String(repeating: " ", count: length)))
    }
    return .visitChildren
  }
}
