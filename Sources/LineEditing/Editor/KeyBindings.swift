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
  /// Keys of emacs mode; in vi mode the editor's own stay.
  package static let emacs: [KeyBinding] = [
    KeyBinding("^W", "ed-delete-prev-word", "delete the word before the cursor"),
    KeyBinding("\\ef", "em-next-word", "go a word to the right"),
    KeyBinding("\\eb", "ed-prev-word", "go a word to the left"),
  ]

  /// Keys that work in every mode.
  package static let common: [KeyBinding] = characters + moves + words + history + own + ignored

  private static let characters: [KeyBinding] = [
    KeyBinding("^I", "formlab-complete", "complete the word, or list what fits"),
    KeyBinding("^V", "formlab-quote", "insert the next key as it is"),
    KeyBinding("^H", "formlab-delete-back", "delete the character before the cursor"),
    KeyBinding("^?", "formlab-delete-back", "delete the character before the cursor"),
    KeyBinding("\\e[3~", "formlab-delete", "delete the character under the cursor"),
  ]

  private static let moves: [KeyBinding] =
    bind(["\\e[H", "\\eOH", "\\e[1~", "\\e[7~"], to: "ed-move-to-beg", "go to the beginning")
    + bind(["\\e[F", "\\eOF", "\\e[4~", "\\e[8~"], to: "ed-move-to-end", "go to the end")
    + bind(["\\e[C", "\\eOC"], to: "formlab-right", "go a character to the right")
    + bind(["\\e[D", "\\eOD"], to: "formlab-left", "go a character to the left")

  /// With Ctrl and with Alt, as xterm and rxvt send them.
  private static let words: [KeyBinding] =
    bind(["\\e[1;5C", "\\e[1;3C", "\\eOc"], to: "em-next-word", "go a word to the right")
    + bind(["\\e[1;5D", "\\e[1;3D", "\\eOd"], to: "ed-prev-word", "go a word to the left")
    + bind(["\\e[3;5~", "\\e[3;3~"], to: "em-delete-next-word", "delete the word after the cursor")

  private static let history: [KeyBinding] =
    [KeyBinding("^R", "em-inc-search-prev", "search the history")]
    + bind(
      ["\\e[A", "\\eOA"], to: "ed-search-prev-history", "earlier line that begins like this one")
    + bind(
      ["\\e[B", "\\eOB"], to: "ed-search-next-history", "later line that begins like this one")

  /// The same for several keys, in vi's command mode too.
  static func bind(_ keys: [String], to command: String, _ summary: String) -> [KeyBinding] {
    keys.map { KeyBinding($0, command, summary, isInCommandMode: true) }
  }

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
}
