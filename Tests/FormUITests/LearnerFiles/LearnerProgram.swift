import Foundation
import FormUICompile

/// A learner's file as a program that shows its form.
struct LearnerProgram {
  /// One answer of the preview host.
  struct Answer: Decodable {
    let step: String
    let error: String?
    let focused: String?
    let texts: [String]
    let announcements: [String]
    let output: String?
    let printed: String?
  }

  private let program: String

  /// The folder that the package was built into: the one that holds the running tests.
  static let buildFolder: String = {
    let tests = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: tests).resolvingSymlinksInPath().deletingLastPathComponent().path
  }()

  /// Compiles a file of `Tests/FormUITests/Forms`.
  init(form: String) throws {
    let path = Repository.path("Tests/FormUITests/Forms/\(form).swift.txt")
    try self.init(source: String(contentsOfFile: path, encoding: .utf8), name: form)
  }

  /// Compiles a text with the learner's compile line.
  init(source: String, name: String) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/formui-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = "\(folder)/answer.swift"
    try (source + PreviewEntry(source: source).text()).write(
      toFile: file, atomically: false, encoding: .utf8)
    let shim = "\(folder)/\(LearnerShim.name)"
    try LearnerShim.text.write(toFile: shim, atomically: false, encoding: .utf8)
    program = "\(folder)/answer"
    let build = Self.buildFolder
    let flags = FormUIFlags(modules: "\(build)/Modules", plugin: "\(build)/FormUIMacros-tool")
    let words =
      [
        "swiftc", "-swift-version", "5", "-enable-bare-slash-regex", "-D", "DEBUG", "-Onone",
        "-parse-as-library", "-module-name", "answer",
      ]
      + flags.arguments
      + [file, shim, "-o", program]
      + Self.objects
    let result = Command.run(words)
    guard result.status == 0 else { throw Failure(name: name, output: result.output) }
  }

  /// A file that did not compile or a program that failed.
  struct Failure: Error, CustomStringConvertible {
    let name: String
    let output: String
    var description: String { "\(name): \(output.prefix(2000))" }
  }

  /// The objects of the module and of what it needs.
  private static var objects: [String] {
    ["FormUI", "FormCombine", "FormUIKit", "CFormUI"].flatMap { target -> [String] in
      let folder = "\(buildFolder)/\(target).build"
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return files.filter { $0.hasSuffix(".o") }.sorted().map { "\(folder)/\($0)" }
    }
  }

  /// Gives verbs to the program, a line each, and returns its answers.
  func drive(arguments: [String] = [], _ lines: String...) throws -> [Answer] {
    let result = Command.run([program] + arguments, input: lines.joined(separator: "\n") + "\n")
    guard result.status == 0 else { throw Failure(name: program, output: result.output) }
    return try result.output.split(separator: "\n").map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
  }
}
