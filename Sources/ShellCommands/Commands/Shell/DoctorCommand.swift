internal import Glibc
internal import Grading
internal import TerminalText

/// `doctor`: one page on toolchain, libraries, sandbox, terminal and folders.
struct DoctorCommand: Command {
  let spec = CommandSpec(
    "doctor", group: .shell, summary: "print one page on this machine, for a bug report",
    options: [OptionSpec("json", summary: "print it as JSON and nothing else")],
    details: ["It names folders of yours, and nothing that you wrote."],
    examples: [.init("doctor", "shows toolchain, libraries, sandbox, terminal and folders")])

  private struct Fact: Encodable {
    var name: String
    var value: String
  }

  func run(_ arguments: ParsedArguments, in session: Session) throws(CommandFailure) -> ExitStatus {
    var status = ExitStatus.done
    var facts = [Fact(name: "formlab", value: Version.line), system] + folders(session)
    do throws(CommandFailure) {
      let grader = try session.grader()
      facts += grader.facts.map { Fact(name: $0.name, value: $0.value) }
    } catch {
      let report = FailureReport(error)
      facts.append(Fact(name: "grader", value: "\(report.message) \(report.hint)"))
      status = report.status
    }
    facts += libraries + terminal(session)
    if arguments.has("json") {
      try session.printJSON(facts)
      return status
    }
    var table = TextTable([TextTable.Column(shrinks: false), TextTable.Column()])
    for fact in facts {
      table.add([StyledText(fact.name, .strong), StyledText(Sanitise.oneLine(fact.value))])
    }
    session.console.show(rows: table.rows(session.console.capabilities))
    return status
  }

  private var system: Fact {
    var name = utsname()
    guard unsafe uname(&name) == 0 else { return Fact(name: "system", value: "unknown") }
    func text<Field>(_ field: Field) -> String {
      unsafe withUnsafeBytes(of: field) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }
    return Fact(
      name: "system",
      value:
        "\(text(name.sysname)) \(text(name.release)) \(text(name.machine)), user \(geteuid() == 0 ? "root" : "\(geteuid())")"
    )
  }

  private func folders(_ session: Session) -> [Fact] {
    let names = [
      ("course", session.courseFolder ?? "none found"), ("answers", session.folders.answers),
      ("record", session.folders.record), ("history", session.folders.history),
    ]
    return names.map { name, path in
      let isThere = unsafe access(path, F_OK) == 0
      let note =
        !isThere ? " (not there yet)" : unsafe access(path, W_OK) == 0 ? "" : " (read-only)"
      return Fact(name: name, value: path + note)
    }
  }

  /// The libraries as the program found them.
  private var libraries: [Fact] {
    guard let maps = try? DiskFile.text(of: "/proc/self/maps") else { return [] }
    var found: [String] = []
    for line in maps.split(separator: "\n") {
      guard let path = line.split(separator: " ").last, let file = path.split(separator: "/").last
      else { continue }
      let wanted = [
        "libedit", "libcmark", "libyaml", "libseccomp", "libsqlite3", "libzstd", "libzip",
      ]
      if wanted.contains(where: file.hasPrefix), !found.contains(String(file)) {
        found.append(String(file))
      }
    }
    return [Fact(name: "libraries", value: found.sorted().joined(separator: ", "))]
  }

  private func terminal(_ session: Session) -> [Fact] {
    let capabilities = session.console.capabilities
    let kind = session.surroundings.variable("TERM") ?? "none"
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(session.surroundings.variable).first ?? "none"
    let size = "\(capabilities.columns) x \(capabilities.rows)"
    let traits = [
      capabilities.output.isTerminal ? "a terminal" : "no terminal",
      capabilities.output.usesColour ? "colour" : "no colour",
      capabilities.isPlain ? "plain" : "not plain",
    ]
    return [
      Fact(name: "terminal", value: "\(kind), \(size), \(traits.joined(separator: ", "))"),
      Fact(name: "locale", value: locale),
    ]
  }
}
