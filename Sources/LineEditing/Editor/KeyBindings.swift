/// A key and the editor command it runs.
package struct KeyBinding: Sendable, Equatable {
  /// The key as `.editrc` writes it: `^I`, `\e[A`.
  package var key: String
  /// The command; those that begin with `formlab-` are our own.
  package var command: String
  /// What the key does, for the list of keys.
  package var summary: String
  /// Whether the key also works in the command mode of vi.
  package var isInCommandMode: Bool

  package init(_ key: String, _ command: String, _ summary: String, isInCommandMode: Bool = false) {
    self.key = key
    self.command = command
    self.summary = summary
    self.isInCommandMode = isInCommandMode
  }
}

/// The keys that are bound before `~/.editrc` is read, and again after a line in it that wipes them.
package enum KeyBindings {
  /// Keys of ordinary editing; in vi mode the editor's own stay.
  package static let emacs: [KeyBinding] = [
    KeyBinding("^W", "ed-delete-prev-word", "delete the word before the cursor"),
    KeyBinding("\\e[1;5C", "em-next-word", "go a word to the right"),
    KeyBinding("\\e[1;5D", "ed-prev-word", "go a word to the left"),
    KeyBinding("\\ef", "em-next-word", "go a word to the right"),
    KeyBinding("\\eb", "ed-prev-word", "go a word to the left"),
  ]

  /// Keys that work in every mode.
  package static let common: [KeyBinding] =
    editing + history + own + ignored

  private static let editing: [KeyBinding] = [
    KeyBinding("^I", "formlab-complete", "complete the word, or list what fits"),
    KeyBinding("^V", "formlab-quote", "insert the next key as it is"),
    KeyBinding("^H", "formlab-delete-back", "delete the character before the cursor"),
    KeyBinding("^?", "formlab-delete-back", "delete the character before the cursor"),
    KeyBinding("\\e[3~", "formlab-delete", "delete the character under the cursor"),
    KeyBinding("\\e[H", "ed-move-to-beg", "go to the beginning", isInCommandMode: true),
    KeyBinding("\\eOH", "ed-move-to-beg", "go to the beginning", isInCommandMode: true),
    KeyBinding("\\e[1~", "ed-move-to-beg", "go to the beginning", isInCommandMode: true),
    KeyBinding("\\e[F", "ed-move-to-end", "go to the end", isInCommandMode: true),
    KeyBinding("\\eOF", "ed-move-to-end", "go to the end", isInCommandMode: true),
    KeyBinding("\\e[4~", "ed-move-to-end", "go to the end", isInCommandMode: true),
    KeyBinding("\\e[C", "formlab-right", "go a character to the right", isInCommandMode: true),
    KeyBinding("\\eOC", "formlab-right", "go a character to the right", isInCommandMode: true),
    KeyBinding("\\e[D", "formlab-left", "go a character to the left", isInCommandMode: true),
    KeyBinding("\\eOD", "formlab-left", "go a character to the left", isInCommandMode: true),
  ]

  private static let history: [KeyBinding] = [
    KeyBinding("^R", "em-inc-search-prev", "search the history"),
    KeyBinding(
      "\\e[A", "ed-search-prev-history", "earlier line that begins like this one",
      isInCommandMode: true),
    KeyBinding(
      "\\eOA", "ed-search-prev-history", "earlier line that begins like this one",
      isInCommandMode: true),
    KeyBinding(
      "\\e[B", "ed-search-next-history", "later line that begins like this one",
      isInCommandMode: true),
    KeyBinding(
      "\\eOB", "ed-search-next-history", "later line that begins like this one",
      isInCommandMode: true),
  ]

  /// What terminals send by themselves, and what the reader sends to the editor.
  static let own: [KeyBinding] = [
    KeyBinding("\\e[200~", "formlab-paste", "a pasted block follows", isInCommandMode: true),
    KeyBinding("^^", "formlab-redraw", "draw the line again", isInCommandMode: true),
    KeyBinding(
      "^_", "formlab-join", "add a mark to the character before the cursor", isInCommandMode: true),
  ]

  /// The key that the reader sends to have the line drawn again.
  static let redraw: Unicode.Scalar = "\u{1E}"
  /// The key that the reader sends for a code point that belongs to the character before the cursor.
  static let join: Unicode.Scalar = "\u{1F}"
  /// The key that the reader sends in place of an escape that begins no key of several bytes.
  static let escapeAlone = "^]"
  static let escapeAloneScalar: Unicode.Scalar = "\u{1D}"

  /// Keys of vi's insert mode: with `\e[A` and the like bound, an escape alone would wait for more.
  static let vi: [KeyBinding] = [
    KeyBinding(escapeAlone, "vi-command-mode", "escape: go to the command mode")
  ]

  /// Keys that would else leave a `~` in the line.
  private static let ignored: [KeyBinding] =
    [
      ("\\e[5~", "Page Up"), ("\\e[6~", "Page Down"), ("\\e[2~", "Insert"),
      ("\\e[201~", "stray end of a paste"),
      ("\\e[5;5~", "Ctrl-Page Up"), ("\\e[6;5~", "Ctrl-Page Down"), ("\\e[I", "focus came"),
      ("\\e[O", "focus went"),
      ("\\e[Z", "Shift-Tab"),
    ].map { KeyBinding($0.0, "ed-ignore", "\($0.1): nothing", isInCommandMode: true) }
    + functionKeys

  private static let functionKeys: [KeyBinding] =
    (["\\eOP", "\\eOQ", "\\eOR", "\\eOS"]
    + [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24].map { "\\e[\($0)~" })
    .map { KeyBinding($0, "ed-ignore", "function key: nothing", isInCommandMode: true) }
}
