import Foundation

/// A whole app.
@MainActor @preconcurrency
public protocol App {
  /// What `body` returns.
  associatedtype Body: Scene
  /// The scenes of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Makes the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Starts the app: the host shows its first window.
  @MainActor @preconcurrency public static func main() {
    PreviewHost.run(app: Self.self)
  }
}

/// A part of an app's interface.
@MainActor @preconcurrency
public protocol Scene {
  /// What `body` returns.
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// The view of the first window.
  static func _rootView(_ scene: Self) -> AnyView?
}

extension Scene {
  /// The view of the body's first window.
  public static func _rootView(_ scene: Self) -> AnyView? { Body._rootView(scene.body) }
}

extension Scene where Body == Never {
  /// Scenes of this module have no body.
  public var body: Never { Diagnostics.noBody(of: Self.self) }
}

extension Never: Scene {}

/// A window.
public struct WindowGroup<Content: View> {
  let content: Content

  /// Makes a window.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a window with an id.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a window with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a window with a title and an id.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension WindowGroup: Scene {
  /// The content.
  public static func _rootView(_ scene: Self) -> AnyView? { AnyView(scene.content) }
}

/// One window.
public struct Window<Content: View> {
  let content: Content

  /// Makes a window.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension Window: Scene {
  /// The content.
  public static func _rootView(_ scene: Self) -> AnyView? { AnyView(scene.content) }
}

/// The window of settings.
public struct Settings<Content: View> {
  let content: Content

  /// Makes a window.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Settings: Scene {
  /// Not the first window.
  public static func _rootView(_ scene: Self) -> AnyView? { nil }
}

/// Builds scenes from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  /// A scene.
  public static func buildExpression<S: Scene>(_ content: S) -> S { content }
  /// One statement.
  public static func buildBlock<S: Scene>(_ content: S) -> S { content }
  /// Any number of statements.
  @_disfavoredOverload
  public static func buildBlock<each S: Scene>(_ content: repeat each S) -> _TupleScene {
    var make: [@MainActor () -> AnyView?] = []
    for scene in repeat each content { make.append(root(of: scene)) }
    return _TupleScene(roots: make)
  }

  private static func root<S: Scene>(of scene: S) -> @MainActor () -> AnyView? {
    { S._rootView(scene) }
  }
}

/// Several scenes.
public nonisolated struct _TupleScene: Scene {
  let roots: [@MainActor () -> AnyView?]

  nonisolated init(roots: [@MainActor () -> AnyView?]) {
    self.roots = roots
  }

  /// The view of the first window.
  @MainActor public static func _rootView(_ scene: _TupleScene) -> AnyView? {
    scene.roots.lazy.compactMap { $0() }.first
  }
}

extension Scene {
  /// Runs an action when a value changes; scenes are evaluated once here.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> Self { self }
  /// Runs an action when a value changes; scenes are evaluated once here.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> Self { self }
  /// Puts an object into the environment.
  public nonisolated func environmentObject<T: ObservableObject>(
    _ object: T
  ) -> _SceneEnvironment<Self> { _SceneEnvironment(scene: self) { $0.setObject(object) } }
  /// Puts an object into the environment.
  public nonisolated func environment<T: AnyObject & Observable>(
    _ object: T?
  ) -> _SceneEnvironment<Self> { _SceneEnvironment(scene: self) { $0.setObject(object) } }
  /// Sets a value of the environment.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> _SceneEnvironment<Self> { _SceneEnvironment(scene: self) { $0[keyPath: keyPath] = value } }
  /// Adds commands to the menus.
  public nonisolated func commands<C: Commands>(@CommandsBuilder content: () -> C) -> Self {
    self
  }
  /// Sets the size of the window.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> Self { self }
  /// Sets the size of the window.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }
}

/// How a window can be resized.
public struct WindowResizability: Sendable {
  /// The platform decides.
  public static let automatic = WindowResizability()
  /// As the content.
  public static let contentSize = WindowResizability()
  /// At least the content.
  public static let contentMinSize = WindowResizability()
}

/// A scene with values of the environment.
public nonisolated struct _SceneEnvironment<Base: Scene>: Scene {
  let scene: Base
  let change: (inout EnvironmentValues) -> Void

  nonisolated init(scene: Base, _ change: @escaping (inout EnvironmentValues) -> Void) {
    self.scene = scene
    self.change = change
  }

  /// The first window in that environment.
  @MainActor public static func _rootView(_ scene: Self) -> AnyView? {
    Base._rootView(scene.scene).map { AnyView($0.changingEnvironment(scene.change)) }
  }
}
