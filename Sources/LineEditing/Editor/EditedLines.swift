internal import CEditLine
internal import Glibc

/// Lines edited with libedit on a terminal.
///
/// All calls belong to one thread. Standard input and output must be terminals.
@safe
package final class EditedLines: LineSource {
  package let isInteractive = true
  /// The first trouble with the history; lines are read all the same.
  package private(set) var historyFault: HistoryFile.Fault?
  /// Lines of `.editrc` that couldn't be used, from 1.
  package private(set) var editrcProblems: [Int] = []

  let editor: Editor
  let settings: EditorSettings
  let relay: SignalRelay
  var state = EditingState()
  var prompts: Set<String> = []
  private var lastEntry: String?

  /// Opens the editor; nil if libedit can't edit here, or `.editrc` says `edit off`.
  package init?(settings: EditorSettings, relay: SignalRelay) {
    TerminalGuard.install()
    guard
      let editor = Editor(program: settings.program, historySize: settings.history?.kept ?? 2000)
    else {
      return nil
    }
    self.editor = editor
    self.settings = settings
    self.relay = relay
    editor.setOwner(self)
    unsafe editor.setPromptFunction { line in unsafe Editor.owner(of: line)?.editor.promptPointer }
    editor.setPrompt("")
    loadHistory()
    unsafe editor.setReader { line, character in
      guard let character = unsafe character, let owner = unsafe Editor.owner(of: line) else {
        return -1
      }
      var scalar: Unicode.Scalar = "\0"
      let result = owner.read(&scalar)
      unsafe character.pointee = wchar_t(bitPattern: scalar.value)
      return result
    }
    addCommands()
    bindKeys()
    guard editor.isOn else { return nil }
  }

  private func loadHistory() {
    do {
      let entries = try settings.history?.load() ?? []
      for entry in entries { editor.enter(entry) }
      lastEntry = entries.last
    } catch {
      historyFault = error
    }
  }

  /// Binds our keys, then what the person wants, then what must be ours.
  private func bindKeys() {
    editor.perform(["bind", "-e"])
    bindOurs()
    guard let path = EditRC.path(settings.environment) else { return }
    for (line, words) in EditRC.commands(path: path) {
      guard let words, editor.perform(words) else {
        editrcProblems.append(line)
        continue
      }
      if EditRC.wipesBindings(words) { bindOurs() }
    }
    for binding in KeyBindings.own { editor.bind(binding) }
  }

  private func bindOurs() {
    let isVi = editor.isVi
    for binding in KeyBindings.common + (isVi ? KeyBindings.vi : KeyBindings.emacs) {
      editor.bind(binding)
    }
    if isVi { editor.perform(["bind", "-a", KeyBindings.escapeAlone, "ed-ignore"]) }
  }

  package func nextLine(_ request: LineRequest) -> LineEvent {
    if let signal = relay.take().ending { return .terminated(signal: signal) }
    for notice in settings.notices?.takeAll() ?? [] { write(notice + "\n") }
    let prompt = PromptText(request.prompt)
    prompts.insert(prompt.visible)
    editor.setPrompt(prompt.marked)
    state = EditingState(
      purpose: request.purpose, prompt: prompt.visible, isVi: editor.isVi, columns: columns)
    // A program that ran since may have died and left the terminal as it had it.
    TerminalGuard.restore()
    editor.resize()
    TerminalGuard.setEditing(true)
    // libedit would do it after the prompt is out, and keys typed at once would go to the kernel's own editing.
    editor.setRaw(true)
    write(ControlSequence.pasteOn)
    let stops = StopHandler()
    let text = editor.readLine()
    stops.end()
    TerminalGuard.setEditing(false)
    write(ControlSequence.pasteOff)
    return event(for: text, request)
  }

  /// What the editor's answer means; it says the same on an interrupted search as at the end of input.
  private func event(for text: String?, _ request: LineRequest) -> LineEvent {
    if let signal = state.ending { return .terminated(signal: signal) }
    if state.isInterrupted {
      write(state.moveToEnd + "^C\n")
      return .interrupted
    }
    guard var text else {
      write("\n")
      return .endOfInput
    }
    if text.unicodeScalars.last == "\n" { text.unicodeScalars.removeLast() }
    if request.purpose == .command { remember(text) }
    return .line(text)
  }

  private func remember(_ line: String) {
    guard HistoryFile.keeps(line), line != lastEntry else { return }
    lastEntry = line
    editor.enter(line)
    do {
      try settings.history?.append(line)
    } catch {
      historyFault = historyFault ?? error
    }
  }

  /// Writes to the terminal, in order with what libedit wrote.
  func write(_ text: String) {
    fflush(nil)
    Descriptors.write(text, to: 1)
  }
}
