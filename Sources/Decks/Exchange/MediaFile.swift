/// A picture or a sound that cards show.
package struct MediaFile: Hashable, Sendable {
  /// Its name, without folders.
  package var name: String
  /// Its bytes.
  package var bytes: [UInt8]

  /// A picture or a sound.
  ///
  /// - Parameters:
  ///   - name: Its name, without folders.
  ///   - bytes: Its bytes.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Whether a name is safe to use in a folder: no path, no control character, not hidden, at most 200 bytes.
  package static func isSafe(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 200 && !name.hasPrefix(".")
      && !name.contains { $0 == "/" || $0 == "\\" || $0 == ":" }
      && !name.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }
}
