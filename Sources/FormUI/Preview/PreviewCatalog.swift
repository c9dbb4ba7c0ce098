/// What a learner's file offers to be shown.
@MainActor
struct PreviewCatalog {
  /// Something that can be shown, by name.
  struct Entry {
    let name: String
    let make: @MainActor () -> AnyView
  }

  private let previews: [Entry]
  private let providers: [Entry]
  private let app: (@MainActor () -> AnyView?)?
  private let views: [Entry]

  init(
    app: (@MainActor () -> AnyView?)?, views: [(name: String, make: @MainActor () -> AnyView)]
  ) {
    let types = ConformanceScan.types
    let registered = types.compactMap { $0 as? any _PreviewRegistration.Type }
      .sorted { $0._line < $1._line }
    previews = registered.enumerated().map { number, type in entry(type, number: number + 1) }
    // The compiler writes a file's conformances from the last to the first.
    let known = types.compactMap { $0 as? any PreviewProvider.Type }.reversed()
    providers = known.map { type in entry(type) }
    self.app = app
    self.views = views.map { Entry(name: $0.name, make: $0.make) }
  }

  /// The names of all that can be shown.
  var names: [String] { (previews + providers + views).map(\.name) }

  /// What makes the view of a name, or the one shown without a name: the first preview, else a preview provider, else
  /// the app's window, else the last view of the file.
  func choose(_ name: String?) -> (@MainActor () -> AnyView)? {
    if let name { return (views + providers + previews).first { $0.name == name }?.make }
    if let first = previews.first ?? providers.first { return first.make }
    if let app, let window = app() { return { window } }
    return views.last?.make
  }
}

@MainActor
private func entry<P: _PreviewRegistration>(
  _ type: P.Type, number: Int
) -> PreviewCatalog.Entry {
  PreviewCatalog.Entry(name: P._name ?? "Preview \(number)", make: { P._make() })
}

/// The first of several views: each view of a provider, or of a group that is all of it, is a preview of its own.
@MainActor
private func firstPreview(in view: any View) -> AnyView {
  guard let several = view as? any SeveralPreviews, let first = several.firstPreview else {
    return AnyView(view)
  }
  return firstPreview(in: first)
}

/// A view that stands for several previews.
@MainActor
private protocol SeveralPreviews {
  var firstPreview: (any View)? { get }
}

extension Group: SeveralPreviews where Content: View {
  var firstPreview: (any View)? { content }
}

extension ForEach: SeveralPreviews where Content: View {
  var firstPreview: (any View)? { data.first.map(content) }
}

extension TupleView: SeveralPreviews {
  var firstPreview: (any View)? {
    Mirror(reflecting: value).children.first?.value as? any View
  }
}

@MainActor
private func entry<P: PreviewProvider>(_ type: P.Type) -> PreviewCatalog.Entry {
  PreviewCatalog.Entry(name: String(describing: type), make: { firstPreview(in: P.previews) })
}
