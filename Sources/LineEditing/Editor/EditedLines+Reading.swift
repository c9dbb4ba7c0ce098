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
      state.wantsRedraw = true
    }
    while true {
      if state.wantsRedraw && !state.isTakingRaw {
        state.wantsRedraw = false
        state.isRedrawUnderWay = true
        scalar = KeyBindings.redraw
        return ReadResult.read
      }
      switch nextByte() {
      case .byte(let byte):
        let decoded = state.decoder.take(byte)
        if let byte = state.decoder.pushedBack { state.pushedBack.append(byte) }
        if let decoded {
          return deliver(decoded, to: &scalar)
        }
      case .none: continue
      case .interrupted: return interrupt()
      case .gone:
        relay.noteLostTerminal()
        state.ending = relay.take().ending
        return ReadResult.endOfInput
      }
    }
  }

  private enum Byte {
    case byte(UInt8)
    /// Something else happened and was done.
    case none
    case interrupted
    case gone
  }

  private func nextByte() -> Byte {
    if let byte = state.pushedBack.popLast() { return .byte(byte) }
    let ready = Descriptors.poll([relay.descriptor, 0], milliseconds: nil)
    if ready.contains(relay.descriptor) && !handleArrivals() { return .interrupted }
    return ready.contains(0) ? readByte() : .none
  }

  private func readByte() -> Byte {
    var byte: UInt8 = 0
    let count = unsafe Glibc.read(0, &byte, 1)
    if count == 1 { return .byte(byte) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .none : .gone
  }

  private func interrupt() -> Int32 {
    state.moveToEnd = sequenceToEnd()
    errno = EINTR
    return ReadResult.failed
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
}
