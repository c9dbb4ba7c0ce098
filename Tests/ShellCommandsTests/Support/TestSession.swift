import FormlabTestSupport
import Foundation
import Record
import ShellCommands
import TerminalText

/// A session that writes into a collection, with a home of its own and a clock that stands still.
final class TestSession {
  let home: TemporaryFolder
  let console: CollectingConsole
  let session: Session

  init(columns: Int = 80, isPlain: Bool = false, course: String? = nil) throws {
    let home = try TemporaryFolder()
    self.home = home
    console = CollectingConsole(Capabilities(isPlain: isPlain, columns: columns, rows: 40))
    let clock = FixedClock()
    session = Session(
      surroundings: Surroundings(
        environment: ["FORMLAB_HOME": home.path], workingFolder: home.path, home: home.path,
        installation: nil, hasKeyboard: false),
      console: console, table: .all,
      options: ["course": course ?? Self.course], relay: nil,
      clock: { Timestamp(milliseconds: Int64(clock.now * 1000)) })
  }

  /// The course of the project.
  static let course: String = {
    let parts = #filePath.split(separator: "/").dropLast(4)
    return "/" + parts.joined(separator: "/") + "/exercises"
  }()

  /// Carries out a line; what it wrote to standard output is returned.
  func perform(_ line: String) -> (status: ShellCommands.ExitStatus, output: String, error: String)
  {
    console.clear()
    let status = Shell(session: session, isDialog: true).perform(line: line)
    return (status, console.output, console.error)
  }
}
