import Foundation

/// Runs a program with files for its input and output.
enum Command {
  /// Runs a program of the path and returns its status and what it wrote to both outputs.
  static func run(_ words: [String], input: String = "") -> (status: Int32, output: String) {
    let folder = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (inputPath, outputPath) = (folder + "/input", folder + "/output")
    try? input.write(toFile: inputPath, atomically: false, encoding: .utf8)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, inputPath, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, outputPath, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    let arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    guard posix_spawnp(&child, words[0], &actions, nil, arguments, environ) == 0 else {
      return (127, "can't start \(words[0])")
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    let output = (try? String(contentsOfFile: outputPath, encoding: .utf8)) ?? ""
    return (status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F, output)
  }
}
