import CZip
import Glibc

/// A zip file that is read and never unpacked to disk.
///
/// Each member is read up to a limit, whatever size its header claims, so that a small file can't fill the memory.
@safe final class ZipArchive {
  /// Why a zip file or a member of it can't be read; the text is half a sentence.
  struct Damage: Error, Sendable, Equatable {
    var reason: String
  }

  /// What is known of a member before it is read.
  struct Member: Sendable, Equatable {
    var index: UInt64
    /// Components of its name as shown; a name ending in a slash is a folder.
    var path: [String]
    var isFolder: Bool
    /// Why its name can't be used.
    var pathRefusal: String?
    /// Why it is never read.
    var refusal: String?
  }

  private let archive: OpaquePointer
  /// Keeps the bytes of an archive in memory alive as long as libzip reads them.
  private let memory: UnsafeMutableRawPointer?

  /// Reads the archive behind a descriptor, which is closed with it.
  init(descriptor: Int32) throws(Damage) {
    var code: Int32 = 0
    guard let opened = unsafe zip_fdopen(descriptor, 0, &code) else {
      close(descriptor)
      throw Self.damage(code)
    }
    unsafe archive = opened
    unsafe memory = nil
  }

  /// Reads an archive held in memory.
  init(bytes: [UInt8]) throws(Damage) {
    let copy = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 1)
    unsafe bytes.withUnsafeBytes { source in
      if let start = source.baseAddress {
        unsafe copy.copyMemory(from: start, byteCount: source.count)
      }
    }
    var error = unsafe zip_error_t()
    unsafe zip_error_init(&error)
    defer { unsafe zip_error_fini(&error) }
    let made = unsafe zip_source_buffer_create(copy, UInt64(bytes.count), 0, &error)
    guard let source = unsafe made,
      let opened = unsafe zip_open_from_source(source, ZIP_RDONLY, &error)
    else {
      let code = unsafe zip_error_code_zip(&error)
      if let made = unsafe made { unsafe zip_source_free(made) }
      unsafe copy.deallocate()
      throw Self.damage(code)
    }
    unsafe archive = opened
    unsafe memory = copy
  }

  deinit {
    unsafe zip_discard(archive)
    unsafe memory?.deallocate()
  }

  /// How many members there are.
  var count: Int { Int(unsafe zip_get_num_entries(archive, 0)) }

  /// All members in the order of the archive, up to a limit.
  func members(limit: Int) -> [Member] {
    (0..<UInt64(min(count, limit))).compactMap(member)
  }

  private func member(_ index: UInt64) -> Member? {
    guard let raw = unsafe zip_get_name(archive, index, zip_flags_t(ZIP_FL_ENC_GUESS)) else {
      return nil
    }
    let name = unsafe Array(UnsafeBufferPointer(start: raw, count: strlen(raw)))
      .map { UInt8(bitPattern: $0) }
    let path = MemberPath(name)
    return Member(
      index: index, path: path.components, isFolder: path.isFolder,
      pathRefusal: path.refusal, refusal: refusal(of: index))
  }

  private func refusal(of index: UInt64) -> String? {
    var status = unsafe zip_stat_t()
    guard unsafe zip_stat_index(archive, index, 0, &status) == 0 else { return "it is damaged" }
    let method = unsafe status.encryption_method
    if unsafe status.valid & UInt64(ZIP_STAT_ENCRYPTION_METHOD) != 0, method != 0 {
      return "it is locked with a password"
    }
    var system: UInt8 = 0
    var attributes: UInt32 = 0
    unsafe zip_file_get_external_attributes(archive, index, 0, &system, &attributes)
    let mode = attributes >> 16
    guard system == UInt8(ZIP_OPSYS_UNIX), mode & UInt32(S_IFMT) != 0 else { return nil }
    if mode & UInt32(S_IFMT) == UInt32(S_IFLNK) { return FolderAccess.Refusal.symbolicLink.reason }
    if mode & UInt32(S_IFMT) == UInt32(S_IFREG) || mode & UInt32(S_IFMT) == UInt32(S_IFDIR) {
      return nil
    }
    return FolderAccess.Refusal.notRegular.reason
  }

  /// Reads a member whole.
  ///
  /// - Parameters:
  ///   - index: the member.
  ///   - limit: bytes that it may have when unpacked.
  /// - Returns: its bytes.
  /// - Throws: `Damage`.
  func read(_ index: UInt64, limit: Int) throws(Damage) -> [UInt8] {
    guard let file = unsafe zip_fopen_index(archive, index, 0) else {
      throw Damage(reason: "it can't be unpacked")
    }
    defer { unsafe zip_fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe zip_fread(file, &buffer, UInt64(buffer.count))
      guard count >= 0 else { throw Damage(reason: "it is damaged") }
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(Int(count))
      guard bytes.count <= limit else { throw Damage(reason: "it is too large when unpacked") }
    }
  }

  private static func damage(_ code: Int32) -> Damage {
    switch code {
    case ZIP_ER_NOZIP: Damage(reason: "it is no zip file")
    case ZIP_ER_INCONS, ZIP_ER_CRC, ZIP_ER_EOF: Damage(reason: "it is damaged")
    case ZIP_ER_MULTIDISK: Damage(reason: "it is one of several volumes")
    default: Damage(reason: "it can't be opened (libzip error \(code))")
    }
  }
}
