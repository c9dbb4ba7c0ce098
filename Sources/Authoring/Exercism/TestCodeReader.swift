import CourseFiles
import SwiftParser
import SwiftSyntax

/// Reads what a result says of its test: the code of its body, and the task that it belongs to.
struct TestCodeReader {
  private struct Function {
    var name: String
    var lines: ClosedRange<Int>
    var code: String
    var task: Int?
  }

  private var functions: [String: [Function]] = [:]

  /// Reads the test files.
  init(_ files: [SourceText]) {
    for file in files {
      let name = String(file.path.split(separator: "/").last ?? "")
      let tree = Parser.parse(source: file.text)
      let collector = FunctionCollector(SourceLocationConverter(fileName: name, tree: tree))
      collector.walk(tree)
      let tasks = TaskMarks(file.text)
      functions[name] = collector.found.map { name, lines, code in
        Function(name: name, lines: lines, code: code, task: tasks.task(at: lines.lowerBound))
      }
    }
  }

  /// The body of a test without its braces and outer indentation; empty where it isn't found.
  func code(of function: String, file: String, line: Int) -> String {
    find(function, file, line)?.code ?? ""
  }

  /// The task that a comment before the test in its file names.
  func task(of function: String, file: String, line: Int) -> Int? {
    find(function, file, line)?.task
  }

  private func find(_ function: String, _ file: String, _ line: Int) -> Function? {
    let named = (functions[file] ?? []).filter { $0.name == function }
    return named.first { $0.lines.contains(line) } ?? named.first
  }
}

/// Comments such as `// MARK: - Task 2`: what follows in the file belongs to that task.
private struct TaskMarks {
  private var marks: [(line: Int, task: Int)] = []

  init(_ text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split { !$0.isLetter && !$0.isNumber }
      guard line.contains("//"), let place = words.firstIndex(where: { $0.lowercased() == "task" }),
        words.indices.contains(place + 1), let task = Int(words[place + 1])
      else { continue }
      marks.append((index + 1, task))
    }
  }

  func task(at line: Int) -> Int? { marks.last { $0.line <= line }?.task }
}

private final class FunctionCollector: SyntaxVisitor {
  private(set) var found: [(name: String, lines: ClosedRange<Int>, code: String)] = []
  private let locations: SourceLocationConverter

  init(_ locations: SourceLocationConverter) {
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .skipChildren }
    let first = locations.location(for: node.positionAfterSkippingLeadingTrivia).line
    let last = locations.location(for: node.endPositionBeforeTrailingTrivia).line
    let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
    found.append(
      ("\(node.name.text)(\(labels))", first...max(first, last), Self.code(of: body)))
    return .skipChildren
  }

  private static func code(of body: CodeBlockSyntax) -> String {
    let text = body.statements.description
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let inner = lines.drop { $0.allSatisfy(\.isWhitespace) }
    let depth =
      inner.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " }.count }.min() ?? 0
    let code = inner.map { String($0.dropFirst(min(depth, $0.prefix { $0 == " " }.count))) }
    return code.joined(separator: "\n").trimmingSpace()
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate func trimmingSpace() -> String {
    guard let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...end].drop(while: \.isWhitespace))
  }
}
