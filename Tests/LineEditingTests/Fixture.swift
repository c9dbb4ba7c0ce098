import FormlabTestSupport

/// The fixture shell on a pseudo-terminal, with a home of its own.
struct Fixture {
  let home: TemporaryFolder
  let terminal: PseudoTerminal

  static var path: String { buildFolder + "/EditLineFixture" }

  /// Starts the fixture and waits for its first prompt.
  init(
    environment: [String: String] = [:],
    editrc: String? = nil,
    home: TemporaryFolder? = nil,
    columns: Int = 60,
    rows: Int = 15,
    waits: Bool = true
  ) throws {
    self.home = try home ?? TemporaryFolder()
    if let editrc { try self.home.write(editrc, to: ".editrc") }
    let standard = ["HOME": self.home.path, "FIXTURE_HISTORY": self.home.file("state/history")]
    terminal = try PseudoTerminal(
      Fixture.path, environment: standard.merging(environment) { $1 }, columns: columns, rows: rows)
    if waits { try terminal.expect("fixture> ") }
  }

  /// Types keys, waits for what the fixture answers, and for the next prompt: keys that come before it are the kernel's.
  func check(_ keys: String, _ answer: String) throws {
    try begin(keys, answer)
    try terminal.expect("fixture> ")
  }

  /// Types keys and waits for what the fixture answers before it prompts again, if it does.
  func begin(_ keys: String, _ answer: String) throws {
    terminal.type(keys)
    try terminal.expect(answer)
  }
}
