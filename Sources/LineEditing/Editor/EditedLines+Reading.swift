internal import CTerminal
internal import Glibc

extension EditedLines {
  /// What the read function tells libedit.
  private enum ReadResult {
    static let read: Int32 = 1
    static let endOfInput: Int32 = 0
    static let failed: Int32 = -1
  }

  /// Waits for the next character, or for anything else that happens meanwhile.
  ///
  /// It never reads ahead more than libedit asked for: children and later prompts share the terminal.
  func read(_ scalar: inout Unicode.Scalar) -> Int32 {
    if state.isRedrawUnderWay {
      // The key was taken as part of another; once more is enough.
      state.isRedrawUnderWay = false
      state.redrawsWanted = 1
    }
    while true {
      if state.redrawsWanted > 0 && !state.isTakingRaw {
        state.redrawsWanted -= 1
        state.isRedrawUnderWay = true
        scalar = KeyBindings.redraw
        return ReadResult.read
      }
      if let byte = state.pushedBack.popLast() {
        if let decoded = decode(byte) { return deliver(decoded, to: &scalar) }
        continue
      }
      let ready = Descriptors.poll([relay.descriptor, 0], milliseconds: nil)
      if ready.contains(relay.descriptor) && !handleArrivals() { return interrupt() }
      guard ready.contains(0) else { continue }
      switch readByte() {
      case .byte(let byte):
        if let decoded = decode(byte) { return deliver(decoded, to: &scalar) }
      case .again:
        continue
      case .gone:
        relay.noteLostTerminal()
        state.ending = relay.take().ending
        return ReadResult.endOfInput
      }
    }
  }

  private func deliver(_ decoded: Unicode.Scalar, to scalar: inout Unicode.Scalar) -> Int32 {
    scalar = decoded
    if decoded == "\u{1B}" && state.isVi && !state.isTakingRaw && isEscapeAlone() {
      scalar = KeyBindings.escapeAloneScalar
    } else if !state.isTakingRaw && joinsCharacterBefore(decoded) {
      state.mark = decoded
      scalar = KeyBindings.join
    }
    return ReadResult.read
  }

  /// Whether a code point belongs to the character before the cursor.
  private func joinsCharacterBefore(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x80, let last = editor.text.before.last else { return false }
    return (String(last) + String(scalar)).count == 1
  }

  /// Whether the escape key was pressed, and no sequence of a key follows.
  private func isEscapeAlone() -> Bool {
    guard Descriptors.poll([0], milliseconds: 50).contains(0), case .byte(let next) = readByte()
    else { return true }
    state.pushedBack.append(next)
    return next != UInt8(ascii: "[") && next != UInt8(ascii: "O")
  }

  private enum Byte {
    case byte(UInt8)
    case again
    case gone
  }

  private func readByte() -> Byte {
    var byte: UInt8 = 0
    let count = unsafe Glibc.read(0, &byte, 1)
    if count == 1 { return .byte(byte) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .again : .gone
  }

  /// Takes a byte; gives a character when one is complete.
  ///
  /// Bytes that are no UTF-8 become U+FFFD.
  private func decode(_ byte: UInt8) -> Unicode.Scalar? {
    state.bytes.append(byte)
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = state.bytes.makeIterator()
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded):
      state.bytes = []
      return Unicode.UTF8.decode(encoded)
    case .error(let length):
      guard length < state.bytes.count || !isBeginning(state.bytes) else { return nil }
      // The byte that broke the sequence may begin a character of its own.
      if state.bytes.count > 1 { state.pushedBack.append(byte) }
      state.bytes = []
      return "\u{FFFD}"
    case .emptyInput:
      return nil
    }
  }

  /// Whether more bytes could make a character of these.
  private func isBeginning(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, (0xC2...0xF4).contains(first) else { return false }
    return bytes.count < (first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4)
  }

  /// Does what signals and wake-ups ask for; false if the line is over.
  private func handleArrivals() -> Bool {
    let arrivals = relay.take()
    state.ending = arrivals.ending
    if arrivals.ending != nil { return false }
    if arrivals.isInterrupted {
      state.isInterrupted = true
      return false
    }
    if arrivals.isStopped { stop() }
    if arrivals.isContinued { comeBack() }
    if arrivals.isResized { fitToWindow() }
    showNotices()
    return true
  }

  /// Goes back to where the line begins and has it drawn again for the new width.
  ///
  /// Most terminals fold their text anew by themselves; some leave the rows as they are.
  private func fitToWindow() {
    let before = layout(columns: state.columns).cursor.row
    state.columns = columns
    let row = foldsAnew ? layout().cursor.row : before
    write(ControlSequence.move(row, "A") + "\r" + ControlSequence.eraseBelow)
    // The editor believes that the cursor is still in this row of the line.
    write(String(repeating: "\r\n", count: before))
    editor.resize()
    state.redrawsWanted = 1
  }

  /// Whether the terminal folds what it shows when its width changes; xterm, rxvt and the console don't.
  private var foldsAnew: Bool {
    let name = settings.environment["TERM"] ?? ""
    return settings.environment["XTERM_VERSION"] == nil && !name.hasPrefix("rxvt")
      && name != "linux"
  }

  private func interrupt() -> Int32 {
    state.moveToEnd = sequenceToEnd()
    errno = EINTR
    return ReadResult.failed
  }

  /// Leaves the terminal as it was and stops, as Ctrl-Z does by default.
  private func stop() {
    write(sequenceToEnd() + ControlSequence.pasteOff)
    editor.setRaw(false)
    StopHandler.stopNow()
    comeBack()
  }

  private func comeBack() {
    editor.setRaw(false)
    editor.setRaw(true)
    write("\r" + ControlSequence.eraseBelow + ControlSequence.pasteOn)
    editor.resize()
    state.redrawsWanted = 1
  }

  /// Shows messages of other threads above the line.
  private func showNotices() {
    guard !state.isTakingRaw, let notices = settings.notices?.takeAll(), !notices.isEmpty else {
      return
    }
    let row = layout().cursor.row
    write(ControlSequence.move(row, "A") + "\r" + ControlSequence.eraseBelow)
    for notice in notices {
      write(
        notice.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(
          separator: "\r\n"))
      write("\r\n")
    }
    // The editor believes that the cursor is still in this row of the line.
    write(String(repeating: "\r\n", count: row))
    state.redrawsWanted = 1
  }

  /// Where the cursor and the end of the line are, from the first row of the prompt.
  func layout(columns: Int? = nil) -> (cursor: ScreenLayout, end: ScreenLayout) {
    let (before, after) = editor.heldText
    var cursor = ScreenLayout(columns: columns ?? self.columns, width: ScalarWidth.width)
    cursor.add(state.prompt.unicodeScalars)
    cursor.add(before.unicodeScalars)
    var end = cursor
    end.add(after.unicodeScalars)
    return (cursor, end)
  }

  /// Moves the cursor from where it is to behind the line.
  func sequenceToEnd() -> String {
    let (cursor, end) = layout()
    return cursor == end
      ? ""
      : ControlSequence.move(end.row - cursor.row, "B") + "\r"
        + ControlSequence.move(end.column, "C")
  }

  /// The width of the window.
  var columns: Int { windowSize.columns }

  var windowSize: (columns: Int, rows: Int) {
    var size = winsize()
    guard unsafe ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return (80, 24) }
    return (Int(size.ws_col), size.ws_row > 0 ? Int(size.ws_row) : 24)
  }
}
