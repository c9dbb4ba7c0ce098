import Foundation

/// Shows a form in a process of its own and lets it be used through a pipe.
///
/// Lines with verbs come in on standard input; for each, a line of JSON goes out. What the learner's code prints is kept
/// apart and is part of the answer.
@MainActor
public enum PreviewHost {
  /// Shows the first window of an app, unless the file has previews.
  public static func run<A: App>(app: A.Type) {
    serve(PreviewCatalog(app: { A.Body._rootView(A().body) }, views: []))
  }

  /// Shows the file's previews, or one of the views that can be made without arguments.
  ///
  /// - Parameter views: the names of the views and what makes them, in the order of the file.
  public static func run(views: [(name: String, make: @MainActor () -> AnyView)] = []) {
    serve(PreviewCatalog(app: nil, views: views))
  }

  private static func serve(_ catalog: PreviewCatalog) {
    let options = HostOptions(CommandLine.arguments)
    let channel = AnswerChannel()
    if options.listsViews {
      channel.send(JSONText.array(catalog.names.map { JSONText.string($0) }))
      return
    }
    guard let make = catalog.choose(options.view) else {
      let error = options.view.map { "There is no preview or view named \"\($0)\"." }
      channel.send(
        JSONText.object([
          ("views", JSONText.array(catalog.names.map { JSONText.string($0) })),
          ("step", JSONText.string("start")),
          ("error", JSONText.string(error ?? "The file has no preview and no view to show.")),
        ]))
      exit(3)
    }
    PreviewLoop(make: make, channel: channel).run()
  }
}

/// The arguments of the host.
struct HostOptions {
  private(set) var view: String?
  private(set) var listsViews = false

  /// In the grader's sandbox a program can't read its arguments, which the kernel shows in `/proc`.
  init(_ arguments: [String]) {
    let environment = ProcessInfo.processInfo.environment
    view = environment["FORMLAB_VIEW"]
    listsViews = environment["FORMLAB_LIST"] != nil
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      switch argument {
      case "--view": view = rest.popFirst()
      case "--list": listsViews = true
      default: break
      }
    }
  }
}

/// Reads verbs and answers them until there are no more.
@MainActor
struct PreviewLoop {
  let make: @MainActor () -> AnyView
  let channel: AnswerChannel

  func run() {
    var session = start()
    while let text = readLine(strippingNewline: true) {
      let line = VerbLine(text)
      guard !line.isEmpty else { continue }
      if line.verb == "restart" {
        session.end()
        session = start()
      }
      channel.send(answer(text, line, session))
    }
  }

  private func start() -> FormSession {
    FormSession(root: make(), environment: EnvironmentValues())
  }

  private func answer(_ text: String, _ line: VerbLine, _ session: FormSession) -> String {
    let runner = VerbRunner(session: session, line: line, fresh: start)
    var output: String?
    var failure: String?
    do throws(VerbError) {
      output = try runner.run()
    } catch {
      failure = error.description
    }
    session.runtime.takeOver()
    return StateJSON(session: session).line(
      step: text.trimmingCharacters(in: .whitespaces), error: failure, output: output,
      printed: channel.takePrinted())
  }
}
