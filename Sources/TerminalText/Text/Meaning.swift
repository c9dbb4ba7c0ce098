/// What a piece of text is; how that looks is decided by `Style`.
package enum Meaning: Sendable, Hashable, CaseIterable {
  // In running text
  case emphasis
  case strong
  case heading
  case code
  case link
  /// Of less weight than the rest: counts, times, paths of long standing.
  case aside
  /// Something to type in the shell.
  case command
  case prompt

  // In Swift source
  case keyword
  case type
  case string
  case number
  case comment
  case attribute

  // In verdicts
  case success
  case failure
  case warning
  case hint
  case expected
  case actual
  case inserted
  case deleted
}
