import Foundation

/// A control that opens an address.
public struct Link<Label> {
  let label: Label
  let destination: URL
}

extension Link: View where Label: View {
  /// Makes a link with a label.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination)
  }

  /// Shows the label.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = AddressPart(kind: .link, address: view.destination.absoluteString) {
      node.environment.openURL(view.destination)
    }
    node.update(0, view.label)
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(label: Text(titleKey), destination: destination)
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(label: Text(title), destination: destination)
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(label: Text(titleResource), destination: destination)
  }
}

/// A control that leads to an address.
struct AddressPart: ControlPart, TappablePart {
  let kind: ElementKind
  let address: String
  let open: @MainActor () -> Void

  init(kind: ElementKind, address: String, open: @escaping @MainActor () -> Void) {
    self.kind = kind
    self.address = address
    self.open = open
  }

  func describe(_ element: inout Element, at node: _Node) {
    element.value = address
    element.texts = node.labelTexts
  }

  func tap(_ node: _Node) {
    open()
  }
}

/// Opens addresses; the driver sees which.
public struct OpenURLAction {
  /// What became of an address.
  public struct Result {
    let opens: Bool
    let url: URL?
    /// It was dealt with.
    public static let handled = Result(opens: false, url: nil)
    /// It was thrown away.
    public static let discarded = Result(opens: false, url: nil)
    /// The system opens it.
    public static let systemAction = Result(opens: true, url: nil)
    /// The system opens another one.
    public static func systemAction(_ url: URL) -> Result { Result(opens: true, url: url) }
  }

  private let handler: (URL) -> Result

  /// Makes an action.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) {
    let result = handler(url)
    guard result.opens else { return }
    FormRuntime.current?.log.openedURLs.append(result.url ?? url)
  }

  /// Opens an address and says whether it worked.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    self(url)
    completion(true)
  }
}

extension OpenURLAction.Result: @unchecked Sendable {}
extension OpenURLAction: @unchecked Sendable {}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// A control that shares something.
public struct ShareLink<Label> {
  let label: Label
  let item: String
}

extension ShareLink: View where Label: View {
  /// Shows the label.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = AddressPart(kind: .shareLink, address: view.item) {}
    node.update(0, view.label)
  }

  /// Makes a link that shares an item, with a label.
  public nonisolated init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), item: String(describing: item))
  }

  /// Makes a link that shares an item with a preview, with a label.
  public nonisolated init<I, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), item: String(describing: item))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Makes a link that shares an item.
  public nonisolated init<I>(item: I, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel(), item: String(describing: item))
  }

  /// Makes a link that shares an item with a preview.
  public nonisolated init<I, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel(), item: String(describing: item))
  }
}

extension ShareLink where Label == Text {
  /// Makes a link that shares an item, with a title.
  public nonisolated init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: Text(titleKey), item: String(describing: item))
  }

  /// Makes a link that shares an item, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: Text(title), item: String(describing: item))
  }

  /// Makes a link that shares an item, with a title.
  @_disfavoredOverload
  public nonisolated init<I>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: Text(titleResource), item: String(describing: item))
  }

  /// Makes a link that shares an item with a preview, with a title.
  public nonisolated init<I, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: Text(titleKey), item: String(describing: item))
  }

  /// Makes a link that shares an item with a preview, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I, PreviewImage, PreviewIcon>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: Text(title), item: String(describing: item))
  }

  /// Makes a link that shares an item with a preview, with a title.
  @_disfavoredOverload
  public nonisolated init<I, PreviewImage, PreviewIcon>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: Text(titleResource), item: String(describing: item))
  }
}

/// The label of a link that shares.
public struct DefaultShareLinkLabel: View {
  nonisolated init() {}

  /// The caption "Share…" and no other.
  public var body: some View { FormUI.Label("Share…", systemImage: "square.and.arrow.up") }
}

/// How a shared item looks.
public struct SharePreview<Image, Icon> {
  /// Makes a preview with a title.
  public init(_ title: String) where Image == Never, Icon == Never {}
  /// Makes a preview with a title and a picture.
  public init(_ title: String, image: Image) where Icon == Never {}
  /// Makes a preview with a title, a picture and an icon.
  public init(_ title: String, image: Image, icon: Icon) {}
}

/// A button that pastes.
public struct PasteButton {
  private let perform: () -> Void

  /// Makes a button for a type.
  public nonisolated init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    perform = { onPaste([]) }
  }

  /// Makes a button for types of content.
  public nonisolated init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    perform = { payloadAction([]) }
  }

  func paste() {
    perform()
  }
}

extension PasteButton: View {
  /// The caption "Paste" and no other.
  public var body: some View { Button("Paste", action: { paste() }) }
}
