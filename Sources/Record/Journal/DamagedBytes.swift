/// The file beside the journal that damaged bytes are put into.
enum DamagedBytes {
  /// Where the file of a journal stands.
  static func path(ofJournal journal: String) -> String { journal + ".damaged" }

  /// Appends stretches of the journal, each behind a line that tells where it stood.
  static func setAside(
    _ stretches: [(offset: Int64, bytes: [UInt8])], ofJournal journal: String
  ) throws(SystemFailure) {
    var text: [UInt8] = []
    for (offset, bytes) in stretches {
      text.append(contentsOf: "# \(bytes.count) bytes from offset \(offset)\n".utf8)
      text.append(contentsOf: bytes)
      text.append(EventLine.newline)
    }
    let file = try OpenFile(path(ofJournal: journal), .append)
    try file.write(text)
    try file.synchronize()
  }

  /// Whether a line is a mark that git leaves where it could not merge.
  static func isMergeMark(_ bytes: ArraySlice<UInt8>) -> Bool {
    ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { bytes.starts(with: $0.utf8) }
  }
}
