internal import FoundationEssentials
internal import Glibc
internal import LineEditing

/// A small shell that shows what it reads, driven by the tests of `LineEditing` through a pseudo-terminal.
@main
struct EditLineFixture {
  static func main() throws {
    let environment = ProcessInfo.processInfo.environment
    let encoding = CharacterEncoding.establish(environment: environment)
    if encoding.hidesOtherThanASCII { say("other than ASCII may not be shown") }
    let relay = try SignalRelay.install()
    let notices = NoticeQueue(relay: relay)
    var settings = EditorSettings(
      program: "fixture", environment: environment, notices: notices, complete: Words.complete)
    if let path = environment["FIXTURE_HISTORY"] { settings.history = HistoryFile(path: path) }
    let isPlain = environment["FIXTURE_PLAIN"] == "1"
    let source = LineSources.make(settings: settings, relay: relay, isPlain: isPlain)
    let shell = FixtureShell(
      source: source, relay: relay, notices: notices, prompt: prompt(environment))
    exit(shell.run())
  }

  private static func prompt(_ environment: [String: String]) -> String {
    environment["FIXTURE_COLOUR"] == "1" ? "\u{1B}[32mfixture>\u{1B}[0m " : "fixture> "
  }
}

/// Writes a line at once.
func say(_ text: String) {
  print(text)
  fflush(nil)
}

/// What Tab knows.
enum Words {
  static func complete(before: String, after _: String) -> Completion {
    if before == "overflow" { return Completion(word: before, candidates: [deep(0)]) }
    let word = String(before.split(separator: " ", omittingEmptySubsequences: false).last ?? "")
    let words =
      before.hasPrefix("many ")
      ? (1...200).map { "item-\($0)" } : ["check", "checkers", "exercises", "été"]
    let candidates = words.filter { $0.hasPrefix(word) }.map {
      CompletionCandidate($0, summary: $0.hasPrefix("check") ? "about \($0)" : "")
    }
    return Completion(word: word, candidates: candidates)
  }

  /// Fills the stack.
  private static func deep(_ level: Int) -> CompletionCandidate {
    let below = level < .max ? deep(level + 1) : CompletionCandidate("")
    return CompletionCandidate(below.text + "\(level)")
  }
}
