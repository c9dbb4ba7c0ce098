internal import Glibc

/// The lines typed so far, kept over sessions.
///
/// The format is our own: UTF-8, one entry a line, a backslash written as `\\` and a newline as `\n`. Every entry is
/// appended by one write under a lock, so that two sessions can share the file.
package struct HistoryFile: Sendable {
  /// The machine refused to read or write the file.
  package struct Fault: Error, Sendable, Equatable {
    package var path: String
    package var code: Int32
  }

  package let path: String
  /// How many entries a session starts with, and how many a compaction keeps.
  package let kept: Int
  /// The number of entries above which the file is compacted.
  package let most: Int

  package init(path: String, kept: Int = 2000, most: Int = 4000) {
    self.path = path
    self.kept = kept
    self.most = max(kept, most)
  }

  /// Whether a line belongs in the history: it isn't blank, and doesn't begin with a space, which keeps it private.
  package static func keeps(_ line: String) -> Bool {
    line.first != " " && line.contains { !$0.isWhitespace }
  }

  /// Reads the newest entries, oldest first; none if there is no file.
  ///
  /// Damaged lines are left out.
  /// A file that has grown too long is compacted on the way.
  package func load() throws(Fault) -> [String] {
    let file: LockedFile
    do {
      file = try LockedFile(path: path, flags: O_RDWR)
    } catch  where error.code == ENOENT {
      return []
    } catch  where error.code == EACCES || error.code == EROFS {
      return HistoryFormat.entries(try LockedFile(path: path, flags: O_RDONLY).readTail()).suffix(
        kept)
    }
    let bytes = try file.readTail()
    let entries = HistoryFormat.entries(bytes)
    let newest = Array(entries.suffix(kept))
    if entries.count > most || bytes.count >= LockedFile.longestTail {
      try? file.replace(with: newest.map(HistoryFormat.line).joined())
    }
    return newest
  }

  /// Adds an entry at the end.
  package func append(_ entry: String) throws(Fault) {
    let file: LockedFile
    do {
      file = try LockedFile(path: path, flags: O_RDWR | O_CREAT | O_APPEND)
    } catch  where error.code == ENOENT {
      makeFolders()
      file = try LockedFile(path: path, flags: O_RDWR | O_CREAT | O_APPEND)
    }
    try file.append(HistoryFormat.line(entry))
  }

  private func makeFolders() {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += (folder.isEmpty && !path.hasPrefix("/") ? "" : "/") + part
      _ = unsafe mkdir(folder, 0o700)
    }
  }
}

/// How entries are written.
enum HistoryFormat {
  /// The entry as one line with its newline.
  static func line(_ entry: String) -> String {
    var line = ""
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\r", "\0": continue
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line + "\n"
  }

  /// The entries of a file; what isn't UTF-8 or is blank is left out, and so is an entry like the one before.
  static func entries(_ bytes: [UInt8]) -> [String] {
    var entries: [String] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let text = String(validating: line, as: UTF8.self), !text.contains("\0") else {
        continue
      }
      let entry = unescaped(text)
      if HistoryFile.keeps(entry) && entry != entries.last { entries.append(entry) }
    }
    return entries
  }

  private static func unescaped(_ line: String) -> String {
    var entry = ""
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        entry.unicodeScalars.append(scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        entry.unicodeScalars.append(scalar)
      }
    }
    return entry
  }
}
