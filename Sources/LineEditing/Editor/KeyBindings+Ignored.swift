extension KeyBindings {
  /// Keys that do nothing, and would else leave a part of what they send in the line.
  static let ignored: [KeyBinding] =
    bind(["\\e[5~", "\\e[6~"], to: nothing, "Page Up and Page Down: nothing")
    + bind(["\\e[2~", "\\e[Z"], to: nothing, "Insert and Shift-Tab: nothing")
    + bind(["\\e[201~"], to: nothing, "the end of a paste that had no beginning: nothing")
    + bind(["\\e[I", "\\e[O"], to: nothing, "the window got or lost the keyboard: nothing")
    + bind(functionKeys, to: nothing, "function key: nothing")
    + bind(modified, to: nothing, "key with Shift, Alt or Ctrl: nothing")

  private static let nothing = "ed-ignore"

  /// As xterm, the Linux console and older terminals send them.
  private static let functionKeys =
    ["P", "Q", "R", "S"].map { "\\eO\($0)" } + ["A", "B", "C", "D", "E"].map { "\\e[[\($0)" }
    + functionNumbers.map { "\\e[\($0)~" }

  private static let functionNumbers = [
    11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34,
  ]

  /// Keys with modifiers: 2 is Shift, 3 Alt, 5 Ctrl, and the sums of what they stand for.
  private static let modified: [String] = {
    let lettered = ["A", "B", "C", "D", "E", "F", "H", "P", "Q", "R", "S"]
    let numbered = [1, 2, 3, 4, 5, 6] + functionNumbers
    let keys = (2...8).flatMap { modifier in
      lettered.map { "\\e[1;\(modifier)\($0)" } + numbered.map { "\\e[\($0);\(modifier)~" }
    }
    let used = ["\\e[1;5C", "\\e[1;3C", "\\e[1;5D", "\\e[1;3D", "\\e[3;5~", "\\e[3;3~"]
    return keys.filter { !used.contains($0) } + ["a", "b", "c", "d"].map { "\\e[\($0)" }
  }()
}
