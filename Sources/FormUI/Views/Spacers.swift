import Foundation

/// Space that takes what is left.
public struct Spacer: Sendable {
  /// The least length.
  public var minLength: CGFloat?

  /// Makes a space.
  public nonisolated init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View {
  /// Shows nothing.
  @MainActor public static func _update(_ node: _Node, _ view: Spacer) {
    node.part = ContainerPart(kind: .spacer)
  }
}

/// A line between views.
public struct Divider: Sendable {
  /// Makes a line.
  public nonisolated init() {}
}

extension Divider: View {
  /// Shows the line.
  @MainActor public static func _update(_ node: _Node, _ view: Divider) {
    node.part = ContainerPart(kind: .divider)
  }
}
