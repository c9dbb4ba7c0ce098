import Foundation

/// A search field above the content.
nonisolated struct _SearchField: View {
  let text: Binding<String>
  let prompt: Text?

  @MainActor static func _update(_ node: _Node, _ view: Self) {
    let model = node.persistent { FieldModel() }
    let store = TextField<Text>.string(view.text)(model.store, node.environment)
    model.store = store
    node.part = FieldPart(
      kind: .searchField, store: store, prompt: view.prompt ?? Text("Search"), axis: .horizontal,
      events: FieldEvents())
    node.update(0, Text("Search"))
  }
}

extension View {
  nonisolated func searchField(_ text: Binding<String>, _ prompt: Text?) -> some View {
    modifier(_AttachedContent("searchable", .behind, _SearchField(text: text, prompt: prompt)))
  }

  /// Puts a search field above the content.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchField(text, prompt)
  }

  /// Puts a search field with a prompt above the content.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchField(text, Text(prompt))
  }

  /// Puts a search field with a prompt above the content.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchField(text, Text(prompt))
  }

  /// Puts a search field above the content that is shown while a flag is set.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchField(text, prompt)
  }

  /// Puts a search field with a prompt above the content that is shown while a flag is set.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchField(text, Text(prompt))
  }

  /// Ties the focus of the search field to a flag.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    recorded("searchFocused")
  }

  /// Ties the focus of the search field to a value.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    recorded("searchFocused", value)
  }

  /// Says what pulling down does.
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    changingEnvironment("refreshable") { $0.refresh = RefreshAction(action: action) }
  }
}

/// Where a search field is.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the title bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the title bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }

  /// When the field is shown.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    /// With scrolling.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}

/// Does what pulling down does.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Does it.
  public func callAsFunction() async {
    await action()
  }
}

/// Ends a search.
public struct DismissSearchAction {
  /// Ends it.
  @MainActor @preconcurrency
  public func callAsFunction() {
    FormRuntime.current?.focus.endEditing()
  }
}

/// Moves the focus to its default place.
public struct ResetFocusAction {
  /// Moves it.
  @MainActor @preconcurrency
  public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Asks for a review; nothing happens here.
public struct RequestReviewAction {
  /// Asks.
  @MainActor @preconcurrency
  public func callAsFunction() {}
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What pulling down does.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
  /// Ends a search.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// Whether a search is going on.
  public var isSearching: Bool {
    MainActor.assumeIsolated {
      (FormRuntime.current?.focus.focused?.part as? FieldPart)?.kind == .searchField
    }
  }
  /// Moves the focus to its default place.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// Asks for a review.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
