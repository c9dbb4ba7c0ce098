/// One handler of a submit, or the edge of a scope.
enum SubmitLink {
  case handler(SubmitTriggers, @MainActor () -> Void)
  case scope
}

private struct SubmitKey: EnvironmentKey {
  static var defaultValue: SubmitLink { .scope }
}

extension EnvironmentValues {
  mutating func addSubmit(_ link: SubmitLink) {
    self[SubmitKey.self] = link
  }

  /// The actions that a submit reaches, in the order in which they run: the outermost first.
  ///
  /// A handler for other triggers stops the event on its way out.
  func submitActions(for trigger: SubmitTriggers) -> [@MainActor () -> Void] {
    var actions: [@MainActor () -> Void] = []
    for link in all(SubmitKey.self) {
      guard case .handler(let triggers, let action) = link, triggers.contains(trigger) else {
        break
      }
      actions.append(action)
    }
    return actions.reversed()
  }
}

extension View {
  /// Runs an action when a person submits a value.
  @preconcurrency
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    changingEnvironment("onSubmit") { $0.addSubmit(.handler(triggers, action)) }
  }

  /// Keeps submits inside this view.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    changingEnvironment("submitScope", isBlocking) { if isBlocking { $0.addSubmit(.scope) } }
  }
}

/// What can submit.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The triggers as bits.
  public let rawValue: Int
  /// Makes a set of triggers.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Return in a text or secure field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}
