internal import Glibc

/// Chooses where lines come from.
package enum LineSources {
  /// An editor on a terminal that can be edited on; plain lines everywhere else.
  ///
  /// - Parameters:
  ///   - settings: what the editor is made with.
  ///   - relay: the process's signals.
  ///   - isPlain: whether plain mode is on, for screen readers.
  /// - Returns: the source; `EditedLines` or `PlainLines`.
  package static func make(settings: EditorSettings, relay: SignalRelay, isPlain: Bool)
    -> any LineSource
  {
    TerminalGuard.install()
    if !isPlain && canEdit(settings.environment),
      let edited = EditedLines(settings: settings, relay: relay)
    {
      return edited
    }
    return PlainLines(relay: relay, notices: settings.notices)
  }

  /// Whether the standard streams are a terminal that understands more than plain text.
  package static func canEdit(_ environment: [String: String]) -> Bool {
    let name = environment["TERM"] ?? ""
    return isatty(0) == 1 && isatty(1) == 1 && !name.isEmpty && name != "dumb"
  }
}
