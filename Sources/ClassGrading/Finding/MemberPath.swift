/// The name of a zip file's member, taken apart; nothing in it may lead out of the archive.
struct MemberPath: Sendable, Equatable {
  /// Components as shown.
  var components: [String]
  var isFolder: Bool
  /// Why the member is never read.
  var refusal: String?

  /// Takes a name apart at slashes, or at backslashes where a Windows program wrote it without slashes.
  ///
  /// - Parameter name: the bytes of the name.
  init(_ name: [UInt8]) {
    let slash = UInt8(ascii: "/")
    let separator = name.contains(slash) ? slash : UInt8(ascii: "\\")
    let parts = name.split(separator: separator, omittingEmptySubsequences: false).map(Array.init)
    isFolder = name.last == separator
    let isAbsolute = name.first == separator || Self.startsWithDrive(name)
    let leaves = parts.contains([0x2E, 0x2E])
    components = parts.filter { !$0.isEmpty && $0 != [0x2E] }.map(NameRules.shown)
    if isAbsolute || leaves {
      refusal = "its path leads out of the zip file"
    } else if components.isEmpty {
      refusal = "it has no name"
    } else if components.count > SearchLimits.depth {
      refusal = "it lies too deep"
    }
  }

  private static func startsWithDrive(_ name: [UInt8]) -> Bool {
    guard name.count >= 2, name[1] == UInt8(ascii: ":") else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(name[0] & 0xDF)
  }
}
