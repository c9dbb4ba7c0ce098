/// The members of an Anki package.
struct AnkiPackage {
  /// The collection's database file.
  let collection: [UInt8]

  private let archive: ZipReader
  private let isCurrent: Bool

  /// Opens a package and takes out its collection.
  init(_ bytes: [UInt8], limits: PackageLimits) throws(TransferError) {
    archive = try ZipReader(bytes, limits: limits)
    let version = try AnkiPackage.version(archive)
    if let version, version > 3 { throw .newerPackage(version: version) }
    let packed = try archive.read("collection.anki21b", limit: limits.collection)
    if let packed, version == nil || version == 3 {
      collection = try Zstandard.decompress(
        packed, limit: limits.collection, what: "The collection")
      isCurrent = true
      return
    }
    let second = try archive.read("collection.anki21", limit: limits.collection)
    let first = second == nil ? try archive.read("collection.anki2", limit: limits.collection) : nil
    guard version != 3, let legacy = second ?? first else { throw .noCollection }
    collection = legacy
    isCurrent = false
  }

  /// The version in `meta`; nil if there is none, as in the oldest packages.
  private static func version(_ archive: ZipReader) throws(TransferError) -> Int? {
    guard let bytes = try archive.read("meta", limit: 1 << 16) else { return nil }
    let message = try ProtobufReader(bytes, what: "its version can't be read")
    return message.varint(1).map { Int(clamping: $0) }
  }

  /// The media files whose names are safe, and what was left out.
  func media(
    limits: PackageLimits
  ) throws(TransferError) -> (files: [MediaFile], remarks: [TransferRemark]) {
    var files: [MediaFile] = []
    var remarks: [TransferRemark] = []
    var total = 0
    for (entry, rawName) in try mediaNames(limits: limits) {
      let name = UnicodeForms.composed(rawName)
      guard MediaFile.isSafe(name) else {
        remarks.append(TransferRemark(subject: "", loss: .unsafeMedia(rawName)))
        continue
      }
      guard let bytes = try archive.read(entry, limit: limits.media) else {
        remarks.append(TransferRemark(subject: "", loss: .missingMedia(name)))
        continue
      }
      let unpacked =
        isCurrent
        ? try Zstandard.decompress(bytes, limit: limits.media, what: "\"\(name)\"") : bytes
      total += unpacked.count
      guard total <= limits.allMedia else {
        throw .tooLarge(what: "The package's media", limit: limits.allMedia)
      }
      files.append(MediaFile(name: name, bytes: unpacked))
    }
    return (files, remarks)
  }

  /// Names of entries with the names of the media files in them.
  private func mediaNames(
    limits: PackageLimits
  ) throws(TransferError) -> [(entry: String, name: String)] {
    guard let bytes = try archive.read("media", limit: limits.media), !bytes.isEmpty else {
      return []
    }
    guard isCurrent else {
      guard let names = (try? JSONValue.parse(bytes))?.object else {
        throw .damagedMessage("its list of media files can't be read")
      }
      return names.compactMap { entry, name in name.string.map { (entry, $0) } }
        .sorted { (Int($0.0) ?? 0) < (Int($1.0) ?? 0) }
    }
    let list = try Zstandard.decompress(bytes, limit: limits.media, what: "The list of media files")
    let message = try ProtobufReader(list, what: "its list of media files can't be read")
    var names: [(String, String)] = []
    for (index, entry) in message.all(1).enumerated() {
      let fields = try ProtobufReader(entry, what: "its list of media files can't be read")
      names.append((fields.varint(255).map(String.init) ?? String(index), fields.text(1) ?? ""))
    }
    return names
  }
}
