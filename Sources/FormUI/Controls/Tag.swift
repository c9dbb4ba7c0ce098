/// The value that a view stands for in a picker, list or tab view.
struct TagValue: CustomStringConvertible {
  private let value: Any
  private let type: Any.Type
  private let includesOptional: Bool
  let hashable: AnyHashable

  init<V: Hashable>(_ value: V, includeOptional: Bool = true) {
    self.value = value
    type = V.self
    includesOptional = includeOptional
    hashable = AnyHashable(value)
  }

  init(key: AnyHashable) {
    func make<V: Hashable>(_ value: V) -> TagValue { TagValue(value) }
    if let value = key.base as? any Hashable { self = make(value) } else { self = make(key) }
  }

  /// The value as a selection of a type; nil when the types don't fit.
  func selection<S>(_ selection: S.Type) -> S? {
    if type == S.self { return value as? S }
    guard includesOptional, let optional = S.self as? any OptionalValue.Type,
      optional.wrappedType == type
    else { return nil }
    return value as? S
  }

  var description: String { String(describing: unwrapped(value) ?? "nil") }
}

extension View {
  /// Says which value the view stands for.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    recorded("tag", TagValue(tag, includeOptional: includeOptional))
  }
}

/// One choice of a picker, or one row that can be selected.
@MainActor
struct TaggedOption {
  let text: String
  let tag: TagValue?
  let node: _Node

  /// Whether the row is meant by a name: its whole text, or one of the texts in it.
  @MainActor func isCalled(_ name: String) -> Bool {
    text == name || node.visibleTexts(spoken: true).contains(name)
  }

  /// The choices in a subtree: its leaves, with the nearest tag above each.
  static func all(in node: _Node, tag inherited: TagValue? = nil) -> [TaggedOption] {
    let explicit = node.attributes.first { $0.name == "tag" }?.value as? TagValue
    let own = explicit ?? inherited
    guard let part = node.part, part.kind != .section, part.kind != .group else {
      return node.children.flatMap { child -> [TaggedOption] in
        let implicit = child.implicitTag
        return all(in: child, tag: explicit ?? implicit ?? inherited)
      }
    }
    if [.divider, .spacer, .header, .footer].contains(part.kind) { return [] }
    let text = node.visibleTexts(spoken: true).joined(separator: ", ")
    return [TaggedOption(text: text.isEmpty ? own?.description ?? "" : text, tag: own, node: node)]
  }
}
