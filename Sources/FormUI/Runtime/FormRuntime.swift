import Foundation
import Observation

/// The machine behind one running form: its tree, its focus, its clock and what it has said.
@MainActor
final class FormRuntime {
  /// The runtime that is handling an event now, or that did so last.
  nonisolated(unsafe) static weak var current: FormRuntime?

  /// The thread that drives the form.
  nonisolated(unsafe) static var drivingThread: pthread_t?

  let baseEnvironment: EnvironmentValues
  let focus = FocusEngine()
  let clock = VirtualClock()
  let log = RuntimeLog()
  let presentations = PresentationStack()
  let preferences = PreferenceWatch()
  let tasks = TaskWatch()
  private(set) var root: _Node?
  private let editing = SharedEditing()

  /// Whether rows are being edited, where no view has set an edit mode of its own.
  nonisolated var sharedEditMode: Binding<EditMode> {
    Binding(
      get: { MainActor.assumeIsolated { self.editing.mode } },
      set: { mode in MainActor.assumeIsolated { self.editing.mode = mode } })
  }
  var mountedCount = 0

  /// Nodes whose bodies must be evaluated again.
  nonisolated(unsafe) var dirtyNodes: [_Node] = []

  /// How deep evaluations are nested now; zero between them.
  private(set) var evaluating = 0
  private var pending: [PendingAction] = []

  init(environment: EnvironmentValues) {
    baseEnvironment = environment
    focus.runtime = self
    MainQueue.watch()
  }

  /// Mounts a view as the root and lets it come to rest.
  func mount<V: View>(_ view: V) {
    takeOver()
    let node = _Node(runtime: self, parent: nil)
    root = node
    node.receive(view)
    settle()
  }

  /// Makes this the runtime that global functions speak to.
  func takeOver() {
    FormRuntime.current = self
    FormRuntime.drivingThread = pthread_self()
  }

  /// Settles and runs the main queue until both are quiet.
  func pump() {
    for _ in 0..<UpdateLimit.passes {
      settle()
      let before = log.evaluationCount
      MainQueue.drain()
      if dirtyNodes.isEmpty, pending.isEmpty, !focus.hasRequests, before == log.evaluationCount {
        return
      }
    }
  }

  /// Lets time pass; what falls due runs in its order, each followed by updates.
  func advance(by seconds: Double) {
    // A task that was only just started must have come to its sleep.
    pump()
    let end = clock.now + max(0, seconds)
    while let due = clock.nextDue(until: end) {
      clock.move(to: due)
      pump()
    }
    clock.move(to: end)
    pump()
  }

  /// Takes the tree down.
  func unmountRoot() {
    root?.unmount()
    root = nil
  }

  /// Keeps a warning for the driver.
  nonisolated static func warn(_ text: String) {
    MainQueue.run { current?.log.warn(text) }
  }
}

// MARK: Evaluating

extension FormRuntime {
  /// Evaluates the body at a node.
  func evaluate(_ node: _Node) {
    guard let box = node.box else { return }
    guard node.depth < UpdateLimit.depth else {
      log.warn(Diagnostics.tooDeep(box.viewType))
      return
    }
    evaluating += 1
    log.evaluationCount += 1
    box.evaluate(node)
    evaluating -= 1
  }

  /// Evaluates dirty bodies from the root down until none is left.
  func updateDirty() {
    var rounds = 0
    while !dirtyNodes.isEmpty {
      rounds += 1
      guard rounds <= UpdateLimit.rounds else {
        log.warn(Diagnostics.bodyTooDeep)
        for node in dirtyNodes { node.clearDirty() }
        dirtyNodes = []
        return
      }
      let batch = dirtyNodes.sorted { $0.depth < $1.depth }
      dirtyNodes = []
      for node in batch where node.isDirty {
        if node.isMounted, node.box != nil { evaluate(node) } else { node.clearDirty() }
      }
    }
  }

  /// Plans an action for the end of the present pass.
  func plan(_ action: PendingAction) {
    pending.append(action)
  }

  /// Runs update passes until nothing changes any more.
  func settle() {
    var passes = 0
    while true {
      updateDirty()
      focus.applyRequests()
      updateDirty()
      preferences.refresh()
      let actions = pending.filter { $0.isWanted }
      pending = []
      if actions.isEmpty, dirtyNodes.isEmpty, !focus.hasRequests { return }
      passes += 1
      guard passes <= UpdateLimit.passes else {
        log.warn(Diagnostics.tooManyPasses)
        for node in dirtyNodes { node.clearDirty() }
        dirtyNodes = []
        return
      }
      for action in actions { action.run() }
    }
  }

  /// The first of some nodes, top to bottom.
  func firstInTree(_ nodes: [_Node]) -> _Node? {
    guard nodes.count > 1 else { return nodes.first }
    let wanted = Set(nodes.map(ObjectIdentifier.init))
    func search(_ node: _Node) -> _Node? {
      if wanted.contains(ObjectIdentifier(node)) { return node }
      for child in node.children + node.attached {
        if let found = search(child) { return found }
      }
      return nil
    }
    return root.flatMap(search)
  }

  /// A node has left the tree or was covered: it can't keep the focus.
  func nodeLeft(_ node: _Node) {
    focus.nodeLeft(node)
  }
}

/// The edit mode of a form in which no view has set one; bodies that read it are evaluated again when it changes.
@Observable
final class SharedEditing {
  var mode = EditMode.inactive
}

/// Something that runs after the bodies of a pass were evaluated.
@MainActor
class PendingAction {
  /// False when what it waited for has been taken back.
  var isWanted: Bool { true }

  func run() {}
}

/// A pending action that is only a closure.
final class PendingClosure: PendingAction {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  override func run() {
    action()
  }
}
