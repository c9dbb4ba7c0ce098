/// What an editor is made with.
package struct EditorSettings {
  /// The name of the program: for `.editrc`, and the beginning of its prompts.
  package var program: String
  package var environment: [String: String]
  package var history: HistoryFile?
  package var notices: NoticeQueue?
  package var complete: Completer
  /// The columns a text takes on the screen.
  package var measure: (String) -> Int

  /// Makes settings; `measure` should be that of the rest of the program.
  package init(
    program: String,
    environment: [String: String],
    history: HistoryFile? = nil,
    notices: NoticeQueue? = nil,
    measure: @escaping (String) -> Int = ScalarWidth.columns,
    complete: @escaping Completer = { _, _ in .nothing }
  ) {
    self.program = program
    self.environment = environment
    self.history = history
    self.notices = notices
    self.measure = measure
    self.complete = complete
  }
}
