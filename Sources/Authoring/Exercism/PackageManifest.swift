import SwiftParser
import SwiftSyntax

/// What is needed of a `Package.swift`, read from its syntax and not by running it.
struct PackageManifest: Equatable {
  struct Target: Equatable {
    var name: String
    var isTest: Bool
    /// Folder below the package; nil where SwiftPM's own places hold.
    var path: String?
    /// Names of targets of the package and of products of other packages.
    var dependencies: [String]
  }

  var name: String
  /// Major version of the language: 6 from tools 6.0 on, unless the manifest says otherwise.
  var languageVersion: Int
  var targets: [Target]
  /// Names of packages from elsewhere: the last part of their address.
  var packages: [String]

  /// Reads a manifest; nil where it declares no package.
  static func read(_ text: String) -> PackageManifest? {
    let reader = ManifestReader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: text))
    guard let name = reader.name else { return nil }
    return PackageManifest(
      name: name, languageVersion: reader.languageVersion ?? toolsVersion(in: text),
      targets: reader.targets, packages: reader.packages)
  }

  /// The first line is `// swift-tools-version:6.0`.
  private static func toolsVersion(in text: String) -> Int {
    let line = text.prefix { $0 != "\n" }
    let digits = line.drop { !$0.isNumber }.prefix(while: \.isNumber)
    return min(max(Int(digits) ?? 5, 5), 6)
  }
}

private final class ManifestReader: SyntaxVisitor {
  private(set) var name: String?
  private(set) var targets: [PackageManifest.Target] = []
  private(set) var packages: [String] = []
  private(set) var languageVersion: Int?

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.calledExpression.trimmedDescription {
    case "Package":
      name = text(of: "name", in: node)
      readLanguage(in: node)
    case ".target", ".executableTarget", "Target.target", "Target.executableTarget":
      addTarget(node, isTest: false)
    case ".testTarget", "Target.testTarget":
      addTarget(node, isTest: true)
    case ".package", "Package.Dependency.package":
      addPackage(node)
    default: break
    }
    return .visitChildren
  }

  private func addTarget(_ node: FunctionCallExprSyntax, isTest: Bool) {
    // `.target(name:)` inside a target's dependencies names another target.
    guard let name = text(of: "name", in: node), !isDependency(node) else { return }
    targets.append(
      PackageManifest.Target(
        name: name, isTest: isTest, path: text(of: "path", in: node),
        dependencies: names(in: argument("dependencies", in: node))))
  }

  private func isDependency(_ node: FunctionCallExprSyntax) -> Bool {
    var current = node.parent
    while let here = current {
      if let argument = here.as(LabeledExprSyntax.self), argument.label?.text == "dependencies" {
        return true
      }
      current = here.parent
    }
    return false
  }

  private func addPackage(_ node: FunctionCallExprSyntax) {
    guard let address = text(of: "url", in: node) ?? text(of: "path", in: node) else { return }
    let last = address.split(separator: "/").last.map(String.init) ?? address
    packages.append(last.hasSuffix(".git") ? String(last.dropLast(4)) : last)
  }

  private func readLanguage(in node: FunctionCallExprSyntax) {
    let modes =
      argument("swiftLanguageModes", in: node) ?? argument("swiftLanguageVersions", in: node)
    guard let digit = modes?.trimmedDescription.first(where: \.isNumber) else { return }
    languageVersion = digit == "6" ? 6 : 5
  }

  private func argument(_ label: String, in node: FunctionCallExprSyntax) -> ExprSyntax? {
    node.arguments.first { $0.label?.text == label }?.expression
  }

  private func text(of label: String, in node: FunctionCallExprSyntax) -> String? {
    argument(label, in: node)?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private func names(in list: ExprSyntax?) -> [String] {
    (list?.as(ArrayExprSyntax.self)?.elements ?? []).compactMap { element in
      if let literal = element.expression.as(StringLiteralExprSyntax.self) {
        return literal.representedLiteralValue
      }
      return element.expression.as(FunctionCallExprSyntax.self).flatMap { text(of: "name", in: $0) }
    }
  }
}
