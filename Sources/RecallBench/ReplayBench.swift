internal import FoundationEssentials
internal import Recall

/// Replays histories and prints the states, as `formlab recall replay` does.
enum ReplayBench {
  static func replay(_ path: String) throws {
    let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      print(try replayLine(String(line), number: index + 1))
    }
  }
}
