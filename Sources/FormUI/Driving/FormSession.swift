/// A form that runs without a screen and is used step by step.
///
/// Controls are named by accessibility identifier, label or prompt. Each step ends when the form has come to rest.
@MainActor
public final class FormSession {
  let runtime: FormRuntime
  /// What was done, a sentence for each step.
  public private(set) var steps: [String] = []
  /// Called with the sentence of each step once it is done.
  public var onStep: ((String) -> Void)?

  /// Starts a form.
  public convenience init<Content: View>(@ViewBuilder _ content: () -> Content) {
    self.init(root: content(), environment: EnvironmentValues())
  }

  /// Starts a form with values of the environment changed.
  public convenience init<Content: View>(
    environment change: (inout EnvironmentValues) -> Void, @ViewBuilder _ content: () -> Content
  ) {
    var environment = EnvironmentValues()
    change(&environment)
    self.init(root: content(), environment: environment)
  }

  init<Root: View>(root: Root, environment: EnvironmentValues) {
    runtime = FormRuntime(environment: environment)
    Announcements.install(for: runtime)
    runtime.mount(root)
    runtime.pump()
  }

  /// Ends the form: everything disappears, tasks are cancelled.
  public func end() {
    runtime.takeOver()
    runtime.unmountRoot()
    runtime.pump()
  }

  /// Lets asynchronous work that waits for no time finish, where the caller is itself asynchronous.
  public func idle() async {
    runtime.takeOver()
    for _ in 0..<20 {
      await Task.yield()
      runtime.pump()
    }
  }

  /// Does one step: the work, the update and the record of it.
  func perform(
    _ sentence: String, _ work: () throws(FormSessionError) -> Void
  ) throws(FormSessionError) {
    runtime.takeOver()
    try work()
    runtime.pump()
    record(sentence)
  }

  /// Keeps the sentence of a step.
  func record(_ sentence: String) {
    steps.append(sentence)
    onStep?(sentence)
  }

  var screen: Screen { Screen(of: runtime) }
}
