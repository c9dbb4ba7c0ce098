internal import CEditLine
internal import Glibc

/// The person's own settings for libedit, read a line at a time so that our keys outlive a change of mode.
@safe
struct EditRC {
  /// The path of the file: `$EDITRC`, else `.editrc` in the home folder.
  static func path(_ environment: [String: String]) -> String? {
    if let path = environment["EDITRC"], !path.isEmpty { return path }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    return home + "/.editrc"
  }

  /// The words of every line that holds any, with the line's number; nil words for a line that can't be cut.
  static func commands(path: String) -> [(line: Int, words: [String]?)] {
    guard let file = try? LockedFile(path: path, flags: O_RDONLY), let bytes = try? file.readTail()
    else { return [] }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, bytes in
      let line = String(decoding: bytes, as: UTF8.self).drop { $0 == " " || $0 == "\t" }
      let text = String(line.filter { $0 != "\0" && $0 != "\r" })
      return text.isEmpty || text.hasPrefix("#") ? nil : (index + 1, words(of: text))
    }
  }

  /// Whether the words choose another mode, which wipes all bindings.
  static func wipesBindings(_ words: [String]) -> Bool {
    guard let name = words.first, name == "bind" || name.hasSuffix(":bind") else { return false }
    return words.dropFirst().contains { $0 == "-e" || $0 == "-v" }
  }

  private static func words(of line: String) -> [String]? {
    guard let tokenizer = unsafe tok_init(nil) else { return nil }
    defer { unsafe tok_end(tokenizer) }
    var count: Int32 = 0
    var words: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    guard unsafe tok_str(tokenizer, line, &count, &words) == 0, let words = unsafe words else {
      return nil
    }
    return (0..<Int(count)).compactMap { index in
      unsafe words[index].map { unsafe String(cString: $0) }
    }
  }
}
