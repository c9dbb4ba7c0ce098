import SwiftParser
import SwiftSyntax

/// A test method of a class of XCTest.
struct XCTestMethod: Equatable {
  var typeName: String
  var name: String
  var file: String
  var line: Int
  var isAsync: Bool
  var isOnMainActor: Bool
}

/// Finds the test methods of XCTest: on Linux nothing finds them at run time.
enum XCTestDiscovery {
  /// The test methods of classes that descend from `XCTestCase` within these files, inherited ones
  /// included, in the order of the files.
  static func methods(in files: [(name: String, text: String)]) -> [XCTestMethod] {
    let collector = TestClassCollector(viewMode: .sourceAccurate)
    for file in files {
      collector.read(file.text, named: file.name)
    }
    return collector.classes.flatMap { type -> [XCTestMethod] in
      guard let line = lineage(of: type, in: collector.classes) else { return [] }
      var seen: Set<String> = []
      return line.flatMap { ancestor in
        (collector.methods[ancestor.name] ?? []).filter { seen.insert($0.name).inserted }
          .map { method in
            var method = method
            method.typeName = type.name
            method.isOnMainActor = method.isOnMainActor || ancestor.isOnMainActor
            return method
          }
      }
    }
  }

  /// The class and its ancestors below `XCTestCase`; nil where it doesn't descend from it.
  private static func lineage(
    of type: TestClassCollector.Class, in classes: [TestClassCollector.Class]
  ) -> [TestClassCollector.Class]? {
    var line = [type]
    while let last = line.last {
      guard let superclass = last.superclass else { return nil }
      if superclass == "XCTestCase" || superclass == "XCTest.XCTestCase" { return line }
      guard let next = classes.first(where: { $0.name == superclass }), !line.contains(next) else {
        return nil
      }
      line.append(next)
    }
    return nil
  }
}

/// Collects classes with what they inherit, and the methods that could be tests.
private final class TestClassCollector: SyntaxVisitor {
  struct Class: Equatable {
    var name: String
    var superclass: String?
    var isOnMainActor: Bool
  }

  private(set) var classes: [Class] = []
  private(set) var methods: [String: [XCTestMethod]] = [:]
  private var types: [String] = []
  private var file = ""
  private var locations: SourceLocationConverter?

  func read(_ text: String, named name: String) {
    let tree = Parser.parse(source: text)
    file = name
    locations = SourceLocationConverter(fileName: name, tree: tree)
    walk(tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    classes.append(
      Class(
        name: types.joined(separator: "."),
        superclass: node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
        isOnMainActor: isOnMainActor(node.attributes)))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let signature = node.signature
    let isTest =
      node.name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty
      && signature.returnClause == nil && !types.isEmpty && !isHidden(node.modifiers)
    guard isTest else { return .skipChildren }
    let type = types.joined(separator: ".")
    methods[type, default: []].append(
      XCTestMethod(
        typeName: type, name: node.name.text, file: file,
        line: locations?.location(for: node.positionAfterSkippingLeadingTrivia).line ?? 0,
        isAsync: signature.effectSpecifiers?.asyncSpecifier != nil,
        isOnMainActor: isOnMainActor(node.attributes)))
    return .skipChildren
  }

  private func isOnMainActor(_ attributes: AttributeListSyntax) -> Bool {
    attributes.trimmedDescription.contains("@MainActor")
  }

  private func isHidden(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains {
      [.keyword(.private), .keyword(.fileprivate), .keyword(.static), .keyword(.class)]
        .contains($0.name.tokenKind)
    }
  }
}
