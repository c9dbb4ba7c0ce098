import Foundation

/// Content with a title in a box.
public struct GroupBox<Label, Content> {
  let label: Label
  let content: Content
}

extension GroupBox: View where Label: View, Content: View {
  /// Makes a box with a label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// Makes a box with a label, in the old order.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }

  /// Updates label and content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .groupBox)
    if let style = node.environment.groupBoxStyle {
      let (label, content) = (view.label, view.content)
      style(
        node,
        GroupBoxStyleConfiguration(
          label: _StyleContent { Label._update($0, label) },
          content: _StyleContent { Content._update($0, content) }))
      return
    }
    node.update(0, view.label)
    node.update(1, view.content)
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  /// Makes a box.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}

extension GroupBox where Label == Text, Content: View {
  /// Makes a box with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Makes a box with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }

  /// Makes a box with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content())
  }
}

/// Controls that belong together.
public struct ControlGroup<Content> {
  let content: Content
}

extension ControlGroup: View where Content: View {
  /// Makes a group.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a group with a label.
  public nonisolated init<L: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) {
    self.content = content()
  }

  /// Updates the content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .controlGroup)
    node.update(0, view.content)
  }
}

/// Says that there is nothing to show.
public struct ContentUnavailableView<Label, Description, Actions> {
  let label: Label
  let message: Description
  let actions: Actions
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
  /// Makes the view.
  public nonisolated init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), message: description(), actions: actions())
  }

  /// Updates label, message and actions.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .contentUnavailable)
    node.update(0, view.label)
    node.update(1, view.message)
    node.update(2, view.actions)
  }
}

extension ContentUnavailableView
where Label == FormUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes the view with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: FormUI.Label(title: Text(titleKey), icon: Image(systemName: name)),
      message: description,
      actions: EmptyView())
  }

  /// Makes the view with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: FormUI.Label(title: Text(title), icon: Image(systemName: name)), message: description,
      actions: EmptyView())
  }

  /// Makes the view with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: FormUI.Label(title: Text(titleResource), icon: Image(systemName: name)),
      message: description,
      actions: EmptyView())
  }

  /// Says that a search found nothing.
  public nonisolated static var search: Self {
    Self("No Results", systemImage: "magnifyingglass")
  }

  /// Says that the search for a text found nothing.
  public nonisolated static func search(text: String) -> Self {
    Self("No Results for “\(text)”", systemImage: "magnifyingglass")
  }
}

/// Columns next to each other; the sidebar leads to the rest.
public struct NavigationSplitView<Sidebar, Content, Detail> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
}

extension NavigationSplitView: View where Sidebar: View, Content: View, Detail: View {
  /// Makes three columns.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Updates the columns.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .splitView)
    let model = node.persistent { NavigationModel() }
    model.node = node
    node.environment.navigation = model
    node.update(0, _SplitColumn(content: view.sidebar))
    node.update(1, _SplitColumn(content: view.content))
    node.update(2, _SplitColumn(content: view.detail))
  }
}

extension NavigationSplitView where Sidebar: View, Content == EmptyView, Detail: View {
  /// Makes two columns.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }
}

/// One column, a navigation stack of its own.
nonisolated struct _SplitColumn<Content: View>: View {
  let content: Content

  @MainActor static func _update(_ node: _Node, _ view: Self) {
    node.updateNavigation(root: view.content, path: nil)
  }
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The first.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The one in the middle.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// A picture from an address: only its placeholder is shown.
public struct AsyncImage<Content: View> {
  let content: Content

  init(shown: Content) {
    content = shown
  }
}

extension AsyncImage: View {
  /// Shows the placeholder.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ContainerPart(kind: .asyncImage)
    node.update(0, view.content)
  }

  /// Makes a picture with a closure for each phase.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(shown: content(.empty))
  }

  /// Makes a picture with a placeholder.
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(shown: _ConditionalContent(storage: .falseContent(placeholder())))
  }
}

extension AsyncImage where Content == Image {
  /// Makes a picture.
  public nonisolated init(url: URL?, scale: CGFloat = 1) {
    self.init(shown: Image("photo"))
  }
}

/// How far a picture is.
public enum AsyncImagePhase {
  /// Nothing yet.
  case empty
  /// There it is.
  case success(Image)
  /// It failed.
  case failure(any Error)

  /// The picture.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// The error.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// Content that changes with time: made once here.
public struct TimelineView<Schedule, Content: View> {
  let content: (TimelineViewDefaultContext) -> Content

  /// Makes the view.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }
}

extension TimelineView: View {
  /// Updates the content.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.updateLazily { view.content(TimelineViewDefaultContext(date: Date())) }
  }
}

/// What content that changes with time knows.
public struct TimelineViewDefaultContext: Sendable {
  /// The time.
  public let date: Date
}

/// When content changes.
public struct TimelineSchedule: Sendable {}

extension TimelineView where Schedule == TimelineSchedule {
  /// Makes a view that changes as a schedule says.
  public nonisolated init(
    _ schedule: TimelineSchedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }
}

extension TimelineSchedule {
  /// Each frame.
  public static var animation: TimelineSchedule { TimelineSchedule() }
  /// Each minute.
  public static var everyMinute: TimelineSchedule { TimelineSchedule() }
  /// At equal distances.
  public static func periodic(from start: Date, by interval: TimeInterval) -> TimelineSchedule {
    TimelineSchedule()
  }
}
