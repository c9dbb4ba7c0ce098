/// Content that is shown over the screen or in its place while a condition holds.
@MainActor
class PresentationBehaviour: Behaviour {
  let kind: ElementKind
  /// The content while it is shown.
  private(set) var content: _Node?
  /// Takes the condition back: a swipe, a button or `dismiss()`.
  var takeBack: () -> Void = {}
  /// Runs after the content has gone.
  var onDismiss: (() -> Void)?

  init(kind: ElementKind) {
    self.kind = kind
  }

  /// Whether the content covers what was there.
  var covers: Bool { kind == .sheet || kind == .fullScreenCover || kind == .popover }

  /// Whether the content is a page of a navigation stack.
  var isPage: Bool { kind == .screen }

  /// Shows content or brings it up to date.
  func show<V: View>(_ view: V) {
    guard let node else { return }
    let isNew = content == nil
    let place = content ?? node.attach(.presented)
    content = place
    place.presentation = self
    place.environment = node.environment
    place.environment.dismissal = Dismissal(behaviour: self)
    if covers { place.environment.navigation = nil }
    place.begin()
    V._update(place, view)
    if isNew { didShow(on: node) }
  }

  private func didShow(on node: _Node) {
    if isPage, let stack = node.environment.navigation {
      stack.push(self)
    } else {
      node.runtime.presentations.push(self)
    }
    node.runtime.focus.endEditing()
  }

  /// Takes the content away when it is shown.
  func hide() {
    guard let content else { return }
    self.content = nil
    node?.runtime.presentations.remove(self)
    node?.environment.navigation?.remove(self)
    node?.detach(content)
    if let onDismiss { node?.runtime.plan(PendingClosure { onDismiss() }) }
  }

  override func unmounted() {
    guard content != nil else { return }
    content = nil
    node?.runtime.presentations.remove(self)
    node?.environment.navigation?.remove(self)
  }
}

/// The presentations that are shown, the last one in front.
@MainActor
final class PresentationStack {
  private(set) var shown: [PresentationBehaviour] = []

  func push(_ behaviour: PresentationBehaviour) {
    shown.append(behaviour)
  }

  func remove(_ behaviour: PresentationBehaviour) {
    shown.removeAll { $0 === behaviour }
  }

  /// The presentation in front that takes all touches.
  var front: PresentationBehaviour? { shown.last }

  /// The presentations that can be seen: those from the last covering one on.
  var visible: [PresentationBehaviour] {
    guard let last = shown.lastIndex(where: { $0.covers || $0.isPage }) else { return shown }
    return Array(shown[last...])
  }

  /// Whether what is below the presentations can be seen.
  var showsBase: Bool { !shown.contains { $0.covers || $0.isPage } }
}

/// How the content of a presentation goes away.
struct Dismissal {
  weak var behaviour: PresentationBehaviour?

  @MainActor
  func callAsFunction() {
    behaviour?.takeBack()
  }
}

private struct DismissalKey: EnvironmentKey {
  static var defaultValue: Dismissal { Dismissal() }
}

extension EnvironmentValues {
  var dismissal: Dismissal {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  /// Closes the presentation or page that the view is in.
  public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

  /// Whether the view is in a presentation or on a page.
  public var isPresented: Bool { dismissal.behaviour != nil }

  /// Closes the presentation or page that the view is in, in the old spelling.
  public var presentationMode: Binding<PresentationMode> {
    let dismissal = dismissal
    return Binding(
      get: { PresentationMode(isPresented: dismissal.behaviour != nil) },
      set: { mode in
        if !mode.isPresented { MainActor.assumeIsolated { dismissal() } }
      })
  }
}

/// Closes a presentation or page.
public struct DismissAction {
  let dismissal: Dismissal

  /// Closes it.
  @MainActor @preconcurrency
  public func callAsFunction() {
    dismissal()
  }
}

extension DismissAction: @unchecked Sendable {}

/// Whether a view is presented.
public struct PresentationMode {
  /// Whether a view is presented.
  public private(set) var isPresented: Bool

  /// Closes it.
  public mutating func dismiss() {
    isPresented = false
  }
}
