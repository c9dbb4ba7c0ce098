import Foundation
import Glibc
import Testing

@testable import Decks

/// The real Anki library, in a virtual environment under `.build`.
enum RealAnki {
  /// Why the library can't be used here; nil if it can.
  static var missing: String? { environment.missing }

  private static let environment = makeEnvironment()

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The release that the formats were tried with.
  private static let release = "anki==26.9.3"

  private static func makeEnvironment() -> (python: String, missing: String?) {
    let folder = "\(root)/.build/anki-venv"
    let python = "\(folder)/bin/python"
    let check = [python, "-c", "import anki.collection"]
    if FileManager.default.fileExists(atPath: python), run(check) == 0 { return (python, nil) }
    guard run(["python3", "-m", "venv", folder]) == 0 else {
      return (python, "python3 makes no virtual environment")
    }
    let install = [
      "\(folder)/bin/pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "1",
      "--timeout", "20", release,
    ]
    guard run(install) == 0, run(check) == 0 else {
      return (python, "PyPI is out of reach, so \(release) can't be installed")
    }
    return (python, nil)
  }

  /// Runs the script with a command; returns what it tells.
  static func script(_ command: String, _ folder: TestFolder, _ paths: [String] = []) throws
    -> JSONValue
  {
    let work = "\(folder.path)/\(command)-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
    let script = "\(root)/Tests/DecksTests/Scripts/anki_collection.py"
    let status = run([environment.python, script, command, work] + paths)
    try #require(status == 0, "the script failed with status \(status)")
    let result = try Data(contentsOf: URL(fileURLWithPath: "\(work)/result.json"))
    var object = try #require(try JSONValue.parse(result).object)
    object["folder"] = .string(work)
    return .object(object)
  }

  /// Runs a program to its end; returns its exit status, or -1 if it could not be started.
  private static func run(_ words: [String]) -> Int32 {
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process: pid_t = 0
    guard unsafe posix_spawnp(&process, words[0], nil, nil, &arguments, environ) == 0 else {
      return -1
    }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return -1 }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
  }
}
