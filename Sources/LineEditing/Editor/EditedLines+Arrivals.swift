internal import CTerminal
internal import Glibc

extension EditedLines {
  /// Does what signals and wake-ups ask for; false if the line is over.
  func handleArrivals() -> Bool {
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
    state.wantsRedraw = true
  }

  /// Whether the terminal folds what it shows when its width changes; xterm, rxvt and the console don't.
  private var foldsAnew: Bool {
    let name = settings.environment["TERM"] ?? ""
    return settings.environment["XTERM_VERSION"] == nil && !name.hasPrefix("rxvt")
      && name != "linux"
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
    state.wantsRedraw = true
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
    state.wantsRedraw = true
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
