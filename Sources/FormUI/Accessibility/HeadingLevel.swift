/// How deep a heading is.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// Not said.
  case unspecified
  /// The highest.
  case h1
  /// The second.
  case h2
  /// The third.
  case h3
  /// The fourth.
  case h4
  /// The fifth.
  case h5
  /// The lowest.
  case h6
}
