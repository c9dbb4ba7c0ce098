internal import CEditLine
internal import Glibc

/// What a command of ours tells libedit to do next.
private enum After {
  static let nothing = UInt8(CC_NORM)
  static let refresh = UInt8(CC_REFRESH)
  static let redisplay = UInt8(CC_REDISPLAY)
  static let beep = UInt8(CC_ERROR)
  static let end = UInt8(CC_EOF)
}

extension EditedLines {
  /// Makes our commands known, so that keys can be bound to them.
  func addCommands() {
    unsafe editor.addCommand("formlab-complete") { line, _ in
      unsafe Editor.owner(of: line)?.complete() ?? After.beep
    }
    unsafe editor.addCommand("formlab-paste") { line, _ in
      unsafe Editor.owner(of: line)?.paste() ?? After.beep
    }
    unsafe editor.addCommand("formlab-redraw") { line, _ in
      unsafe Editor.owner(of: line)?.redraw() ?? After.beep
    }
    unsafe editor.addCommand("formlab-join") { line, _ in
      unsafe Editor.owner(of: line)?.join() ?? After.beep
    }
    unsafe editor.addCommand("formlab-quote") { line, _ in
      unsafe Editor.owner(of: line)?.quote() ?? After.beep
    }
    unsafe editor.addCommand("formlab-delete-back") { line, _ in
      unsafe Editor.owner(of: line)?.deleteBack() ?? After.beep
    }
    unsafe editor.addCommand("formlab-delete") { line, _ in
      unsafe Editor.owner(of: line)?.deleteForward() ?? After.beep
    }
    unsafe editor.addCommand("formlab-left") { line, _ in
      unsafe Editor.owner(of: line)?.move(back: true) ?? After.beep
    }
    unsafe editor.addCommand("formlab-right") { line, _ in
      unsafe Editor.owner(of: line)?.move(back: false) ?? After.beep
    }
  }

  private func redraw() -> UInt8 {
    state.isRedrawUnderWay = false
    return After.redisplay
  }

  // MARK: Characters

  private func deleteBack() -> UInt8 {
    guard let last = editor.heldText.before.last else { return After.beep }
    editor.deleteBefore(last.unicodeScalars.count)
    return After.refresh
  }

  private func deleteForward() -> UInt8 {
    guard let first = editor.heldText.after.first else { return After.beep }
    editor.moveCursor(by: first.unicodeScalars.count)
    editor.deleteBefore(first.unicodeScalars.count)
    return After.refresh
  }

  private func move(back: Bool) -> UInt8 {
    let (before, after) = editor.heldText
    guard let character = back ? before.last : after.first else { return After.beep }
    let count = character.unicodeScalars.count
    editor.moveCursor(by: back ? -count : count)
    return After.refresh
  }

  /// Adds a mark that was typed to the character before the cursor.
  private func join() -> UInt8 {
    guard let mark = state.mark else { return After.beep }
    state.mark = nil
    guard let last = editor.text.before.last else {
      return editor.insert(String(mark)) ? After.refresh : After.beep
    }
    return editor.replace(String(last), with: String(last) + String(mark))
      ? After.refresh : After.beep
  }

  /// Reads without keys of our own in between; nil when the line is over.
  private func takeRaw<Value>(_ body: () -> Value?) -> Value? {
    state.isTakingRaw = true
    defer { state.isTakingRaw = false }
    return body()
  }

  private func quote() -> UInt8 {
    guard let scalar = takeRaw({ editor.readScalar() }) else { return After.end }
    guard scalar != "\0" else { return After.beep }
    editor.insert(String(scalar))
    return After.refresh
  }

  // MARK: Paste

  /// Takes everything up to the end of the paste as one piece of the line.
  private func paste() -> UInt8 {
    guard let pasted = takeRaw(readPaste) else { return After.end }
    let cleaner = PastedText(program: settings.program, prompts: prompts)
    let text = cleaner.cleaned(pasted)
    guard !text.isEmpty else { return After.nothing }
    return editor.insert(text) ? After.redisplay : After.beep
  }

  private func readPaste() -> String? {
    var pasted = String.UnicodeScalarView()
    let end = Array(ControlSequence.pasteEnd.unicodeScalars)
    while true {
      guard let scalar = editor.readScalar() else { return nil }
      pasted.append(scalar)
      if scalar == "~" && pasted.suffix(end.count).elementsEqual(end) {
        pasted.removeLast(end.count)
        return String(pasted)
      }
    }
  }

  // MARK: Completion

  private func complete() -> UInt8 {
    guard state.purpose == .command else { return After.beep }
    let (before, after) = editor.text
    let completion = settings.complete(before, after)
    switch completion.step {
    case .nothing:
      return After.beep
    case .insert(let text):
      return editor.replace(completion.word, with: text) ? After.refresh : After.beep
    case .list:
      return showList(completion.candidates)
    }
  }

  /// Shows what fits below the line; asks first if it is more than a screen.
  private func showList(_ candidates: [CompletionCandidate]) -> UInt8 {
    let rows = CompletionList(candidates: candidates, columns: columns, measure: settings.measure)
      .rows()
    let cursorRow = layout().cursor.row
    write(sequenceToEnd() + "\r\n")
    if rows.count >= windowSize.rows {
      write("Show all \(candidates.count)? (y/n) ")
      let answer = takeRaw { editor.readScalar() }
      write("\r" + ControlSequence.eraseBelow)
      guard let answer else { return After.end }
      guard "yY \t".unicodeScalars.contains(answer) else { return redisplay(below: cursorRow) }
    }
    write(rows.map { $0 + "\r\n" }.joined())
    return redisplay(below: cursorRow)
  }

  /// Draws the line again from the present row on; the editor believes that it is `row` rows further down.
  private func redisplay(below row: Int) -> UInt8 {
    write(String(repeating: "\r\n", count: row))
    return After.redisplay
  }
}
