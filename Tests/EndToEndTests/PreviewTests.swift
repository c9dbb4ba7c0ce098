import FormlabTestSupport
import Foundation
import Testing

/// Forms shown and driven by the program itself.
@Suite("preview", .serialized)
struct PreviewTests {
  private static let form = """
    import SwiftUI

    struct SignupView: View {
      enum Field { case name, email }
      @State private var name = ""
      @State private var items = ["one"]
      @FocusState private var focus: Field?

      var body: some View {
        Form {
          TextField("Name", text: $name)
            .textContentType(.name).submitLabel(.next)
            .focused($focus, equals: .name).onSubmit { focus = .email }
          TextField("Email", text: .constant("")).keyboardType(.emailAddress)
            .focused($focus, equals: .email)
          Button("Crash") { print("soon"); _ = items[3] }
          Button("Join") { print("joined") }.disabled(name.isEmpty)
          Text(1234.5, format: .currency(code: "USD"))
        }
      }
    }

    struct Row: View {
      init(
        _ title: String
      ) {}
      var body: some View { EmptyView() }
    }

    #Preview("Signup") { SignupView() }
    """

  private struct State: Decodable, Equatable {
    var step: String
    var error: String?
    var focused: String?
    var texts: [String]
    var printed: String?
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ source: String, _ script: String, _ words: String...) throws -> ProgramResult {
    let (file, steps) = ("\(folder.path)/answer.swift", "\(folder.path)/steps.txt")
    try source.write(toFile: file, atomically: false, encoding: .utf8)
    try script.write(toFile: steps, atomically: false, encoding: .utf8)
    return try preview([file, "--script", steps] + words)
  }

  private func preview(_ words: [String]) throws -> ProgramResult {
    let formlab = try Formlab()
    return try runProgram(
      formlab.path, ["preview"] + words, environment: formlab.environment, within: 120)
  }

  private func states(_ result: ProgramResult) throws -> [State] {
    try result.output.split(separator: "\n").map {
      try JSONDecoder().decode(State.self, from: Data($0.utf8))
    }
  }

  @Test func drivesAFormAndGoesOnAfterAStepThatFails() throws {
    let script = """
      # how a person would
      type Name "Maya"
      press return
      tap Nothing

      tap Join
      """
    let result = try run(PreviewTests.form, script, "--json")
    #expect(result.status == .exited(1))
    let texts = ["Crash", "Join", "$1,234.50"]
    #expect(
      try states(result) == [
        State(step: "type Name \"Maya\"", focused: "Name", texts: texts),
        State(step: "press return", focused: "Email", texts: texts),
        State(
          step: "tap Nothing",
          error:
            "There is no control named \"Nothing\". There is: \"Name\", \"Email\", \"Crash\", \"Join\".",
          focused: "Email", texts: texts),
        State(step: "tap Join", focused: "Email", texts: texts, printed: "joined\n"),
      ])
  }

  @Test func survivesACrash() throws {
    let result = try run(PreviewTests.form, "tap Crash\ntype Name a\n", "--json")
    #expect(result.status == .exited(1))
    let found = try states(result)
    #expect(
      found.first?.error
        == "Index out of range: an element was asked for that is not there. It happened in line 16 of the file."
    )
    #expect(found.first?.printed == "soon\n")
    #expect(found.last?.error == nil)
  }

  @Test func aVerbThatThereIsNotIsNoEnd() throws {
    let found = try states(try run(PreviewTests.form, "start\ntype Name a\n", "--json"))
    #expect(found.first?.error?.hasPrefix("There is no verb \"start\".") == true)
    #expect(found.last?.focused == "Name")
  }

  @Test func showsTheViewThatIsAskedFor() throws {
    let file = "\(folder.path)/answer.swift"
    try PreviewTests.form.write(toFile: file, atomically: false, encoding: .utf8)
    let names = try preview([file, "--views"])
    #expect(names.output == "Signup\nSignupView\n")
    let missing = try preview([file, "--view", "Row"])
    #expect(missing.status == .exited(66))
    #expect(
      missing.error
        == "There is no preview or view named \"Row\".\nThere are: Signup, SignupView.\n")
  }

  private static let appleModules = """
    import os.log
    import SwiftUI
    import UniformTypeIdentifiers

    private let logger = Logger(subsystem: "app", category: "form")

    struct Loader: View {
      @State private var note = "not asked"
      @State private var imports = false

      var body: some View {
        VStack {
          Text(note)
          Button("Ask") {
            logger.info("asked \\(note, privacy: .public)")
            var request = URLRequest(url: URL(string: "https://example.org")!)
            request.httpMethod = "POST"
            note = request.httpMethod ?? ""
            Task { _ = try? await URLSession.shared.data(for: request) }
          }
        }
        .fileImporter(isPresented: $imports, allowedContentTypes: [.json]) { _ in }
      }
    }
    """

  @Test func passesOverImportsThatComeWithSwiftUI() throws {
    let formlab = try Formlab()
    let file = try formlab.home.write(Self.appleModules, to: "loader.swift")
    let result = try formlab.run("preview", file, "--script", "-", input: "tap Ask\n")
    #expect(result.error == "" && result.output.contains("POST"), "\(result)")
  }

  @Test func tellsWhatIsMissing() throws {
    let result = try run(
      "import SwiftUI\nstruct V: View {\n  var body: some View { Map() }\n}\n", "")
    #expect(result.status == .exited(1))
    #expect(
      result.output == """
        The file does not compile.

        error in line 3, column 25: cannot find 'Map' in scope
              var body: some View { Map() }
                                    ^
            formlab's SwiftUI has no `Map` yet.

        """)
  }

  @Test func refusesAFileWithoutForms() throws {
    let result = try run("print(1)\n", "")
    #expect(result.status == .exited(65) || result.status == .exited(66))
    #expect(result.error.contains("it does not say `import SwiftUI`, so it has no form to show"))
  }
}
