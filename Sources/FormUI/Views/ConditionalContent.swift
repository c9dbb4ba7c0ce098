/// The content of one of two branches.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Updates the branch; the other branch has another identity.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    switch view.storage {
    case .trueContent(let content): node.update(0, key: true, content)
    case .falseContent(let content): node.update(0, key: false, content)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Updates the content, or takes it away.
  @MainActor public static func _update(_ node: _Node, _ view: Wrapped?) {
    if let view { node.update(0, view) } else { node.truncate(to: 0) }
  }
}
