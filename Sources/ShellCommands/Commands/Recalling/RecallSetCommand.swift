internal import Record
internal import TerminalText

/// `recall set [NAME [VALUE ...]]`: settings of scheduling.
struct RecallSetCommand: Command {
  let spec = CommandSpec(
    "recall set", group: .recalling, summary: "show or change a setting of scheduling",
    arguments: [
      ArgumentSpec(.choice(RecallSettings.specs.map(\.name)), label: "NAME", optional: true),
      ArgumentSpec(.text, label: "VALUE", optional: true, repeated: true),
    ],
    details: [
      "The value default goes back to FSRS's own. A change counts from the next review on; what is scheduled stays."
    ],
    examples: [
      .init("recall set", "lists the settings"),
      .init("recall set retention 0.92", "asks cards a little earlier"),
    ])

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    guard let name = arguments[0] else {
      list(session)
      return .done
    }
    guard let setting = RecallSettings.specs.first(where: { $0.name == name }) else {
      throw .noSuch(
        kind: "setting", name: name,
        question: Suggestions.question(for: name, among: RecallSettings.specs.map(\.name)))
    }
    let words = Array(arguments.positionals.dropFirst())
    guard !words.isEmpty else {
      session.say("\(setting.name): \(value(of: setting, session)) (\(setting.meaning))")
      return .done
    }
    let value = words == ["default"] ? nil : RecallSettings.value(words, for: name)
    guard value != nil || words == ["default"] else {
      throw .badArgument(
        word: words.joined(separator: " "),
        wanted: setting.meaning + ", such as \(setting.standard)")
    }
    try session.learner().keep(.settingChanged(SettingChange(name: "recall.\(name)", value: value)))
    session.say("Kept: \(name) is \(self.value(of: setting, session)).")
    return .done
  }

  private func list(_ session: Session) {
    var table = TextTable([
      TextTable.Column("Setting", shrinks: false), TextTable.Column("Value"),
      TextTable.Column("Meaning"),
    ])
    for setting in RecallSettings.specs {
      table.add([
        StyledText(setting.name), StyledText(value(of: setting, session)),
        StyledText(setting.meaning),
      ])
    }
    session.showLong(table.rows(session.console.capabilities))
  }

  private func value(of setting: RecallSettings.Spec, _ session: Session) -> String {
    switch session.learner().store.state.setting("recall.\(setting.name)") {
    case .flag(let isOn)?: isOn ? "yes" : "no"
    case .number(let number)?: plain(number)
    case .text(let text)?: text
    case .numbers(let numbers)?:
      numbers.map(plain).joined(separator: " ")
    case nil: setting.standard
    }
  }

  /// A number without ".0"; a record from elsewhere may hold one that is no `Int`.
  private func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
