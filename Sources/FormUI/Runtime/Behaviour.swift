/// What a modifier does over time; it lives as long as its place in the tree.
@MainActor
class Behaviour {
  weak var node: _Node?

  /// Called once, after the behaviour got its place.
  func mounted(on node: _Node) {
    self.node = node
  }

  /// Called when the place leaves the tree.
  func unmounted() {}

  /// Called when a page that was covered is shown again.
  func appeared() {}

  /// Called when a page is covered by another one.
  func disappeared() {}
}
