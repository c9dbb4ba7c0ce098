internal import CEditLine
internal import Glibc

/// libedit's editor and history, with Swift types.
@safe
final class Editor {
  private let line: OpaquePointer
  private let entries: OpaquePointer
  private let output: EditorOutput
  private let table = ClusterTable()
  private var prompt: UnsafeMutablePointer<CChar>?

  /// Opens an editor on the standard streams; nil if libedit can't.
  init?(program: String, historySize: Int) {
    guard let entries = unsafe history_init() else { return nil }
    guard let output = EditorOutput(table: table),
      let line = unsafe formlab_edit_open(program, output.stream)
    else {
      unsafe history_end(entries)
      return nil
    }
    self.output = output
    unsafe self.line = line
    unsafe self.entries = entries
    _ = unsafe formlab_edit_set_signals(line, 0)
    // The size is 0 until it is set, and nothing would be kept.
    _ = unsafe formlab_history_number(entries, H_SETSIZE, Int32(clamping: historySize))
    _ = unsafe formlab_history_number(entries, H_SETUNIQUE, 1)
    _ = unsafe formlab_edit_set_history(line, entries)
  }

  deinit {
    unsafe el_end(line)
    unsafe history_end(entries)
    output.close()
    unsafe free(prompt)
  }

  /// Names the object that callbacks find by `owner(of:)`; it must outlive the editor.
  func setOwner(_ owner: EditedLines) {
    _ = unsafe formlab_edit_set_owner(line, Unmanaged.passUnretained(owner).toOpaque())
  }

  static func owner(of line: OpaquePointer?) -> EditedLines? {
    guard let line = unsafe line, let owner = unsafe formlab_edit_owner(line) else { return nil }
    return unsafe Unmanaged<EditedLines>.fromOpaque(owner).takeUnretainedValue()
  }

  func setReader(_ reader: formlab_read_function) {
    _ = unsafe formlab_edit_set_reader(line, reader)
  }

  func setPromptFunction(_ function: formlab_prompt_function) {
    _ = unsafe formlab_edit_set_prompt(line, function)
  }

  /// The prompt as the prompt function gives it to libedit.
  var promptPointer: UnsafeMutablePointer<CChar>? { unsafe prompt }

  func setPrompt(_ text: String) {
    unsafe free(prompt)
    unsafe prompt = strdup(table.encoded(text))
  }

  func addCommand(_ name: String, _ command: formlab_command_function) {
    // libedit keeps the pointers.
    guard let name = unsafe strdup(name) else { return }
    _ = unsafe formlab_edit_add_command(line, name, name, command)
  }

  var isVi: Bool { unsafe formlab_edit_is_vi(line) != 0 }

  /// Whether lines are edited at all; `.editrc` may turn it off.
  var isOn: Bool { unsafe formlab_edit_is_on(line) != 0 }

  /// Runs one of libedit's own commands, such as `bind`; false if it refused.
  @discardableResult
  func perform(_ words: [String]) -> Bool {
    var pointers = unsafe words.map { unsafe UnsafePointer<CChar>(strdup($0)) }
    defer { unsafe pointers.forEach { unsafe free(UnsafeMutablePointer(mutating: $0)) } }
    unsafe pointers.append(nil)
    return unsafe el_parse(line, Int32(words.count), &pointers) >= 0
  }

  func bind(_ binding: KeyBinding) {
    perform(["bind", binding.key, binding.command])
    if binding.isInCommandMode && isVi { perform(["bind", "-a", binding.key, binding.command]) }
  }

  func enter(_ entry: String) {
    _ = unsafe formlab_history_text(entries, H_ENTER, table.encoded(entry))
  }

  /// Reads a line; nil at the end of input, on an interrupt, and on an error.
  func readLine() -> String? {
    var count: Int32 = 0
    guard let text = unsafe el_gets(line, &count) else { return nil }
    return unsafe table.decoded(String(cString: text))
  }

  /// Reads one character through the read function.
  func readScalar() -> Unicode.Scalar? {
    var character: wchar_t = 0
    guard unsafe el_wgetc(line, &character) == 1 else { return nil }
    return Unicode.Scalar(UInt32(bitPattern: character))
  }

  /// The text before and after the cursor.
  var text: (before: String, after: String) {
    let (before, after) = heldText
    return (table.decoded(before), table.decoded(after))
  }

  /// The text before and after the cursor as libedit holds it, with stand-ins for characters of several code points.
  var heldText: (before: String, after: String) {
    guard let info = unsafe el_wline(line) else { return ("", "") }
    let buffer = unsafe info.pointee
    return unsafe (
      Self.string(buffer.buffer, buffer.cursor), Self.string(buffer.cursor, buffer.lastchar)
    )
  }

  private static func string(_ start: UnsafePointer<wchar_t>?, _ end: UnsafePointer<wchar_t>?)
    -> String
  {
    guard let start = unsafe start, let end = unsafe end, unsafe end > start else { return "" }
    let characters = unsafe Array(UnsafeBufferPointer(start: start, count: end - start))
    let scalars = characters.map { Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}" }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Inserts at the cursor; false if there is no room.
  @discardableResult
  func insert(_ text: String) -> Bool {
    var characters = table.encoded(text).unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
    return unsafe el_winsertstr(line, &characters) == 0
  }

  /// Deletes code points of the held text before the cursor.
  func deleteBefore(_ count: Int) {
    unsafe el_deletestr(line, Int32(clamping: count))
  }

  /// Puts `text` in the place of `old`, which stands before the cursor; false if there is no room.
  func replace(_ old: String, with text: String) -> Bool {
    deleteBefore(table.encoded(old).unicodeScalars.count)
    return insert(text)
  }

  /// Moves the cursor by code points of the held text.
  func moveCursor(by count: Int) {
    _ = unsafe el_cursor(line, Int32(clamping: count))
  }

  /// Takes over the size of the window.
  func resize() {
    unsafe el_resize(line)
  }

  /// Sets the terminal for editing, or back.
  func setRaw(_ isRaw: Bool) {
    _ = unsafe formlab_edit_set_raw(line, isRaw ? 1 : 0)
  }

  func beep() {
    unsafe el_beep(line)
  }
}
