internal import CZip

/// Reads a ZIP archive from memory.
@safe
final class ZipReader {
  private let archive: OpaquePointer
  /// The bytes that the archive reads from; must live as long as it does.
  private let storage: UnsafeMutableRawBufferPointer
  /// Names of the entries, in order.
  let names: [String]

  /// Opens an archive.
  ///
  /// Throws for what is no archive, for too many entries, and for names that lead out of a folder.
  init(_ bytes: [UInt8], limits: PackageLimits) throws(TransferError) {
    guard bytes.count <= limits.file else {
      throw .tooLarge(what: "The package", limit: limits.file)
    }
    guard bytes.starts(with: [0x50, 0x4B]) else { throw .notAPackage }
    let storage = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    unsafe storage.copyBytes(from: bytes)
    let archive: OpaquePointer
    do throws(TransferError) {
      unsafe archive = try ZipReader.open(storage)
    } catch {
      unsafe storage.deallocate()
      throw error
    }
    do throws(TransferError) {
      names = unsafe try ZipReader.names(archive, limits: limits)
    } catch {
      unsafe zip_discard(archive)
      unsafe storage.deallocate()
      throw error
    }
    unsafe self.archive = archive
    unsafe self.storage = storage
  }

  deinit {
    unsafe zip_discard(archive)
    unsafe storage.deallocate()
  }

  /// The bytes of an entry, or nil if there is none of the name.
  func read(_ name: String, limit: Int) throws(TransferError) -> [UInt8]? {
    let index = unsafe zip_name_locate(archive, name, 0)
    guard index >= 0 else { return nil }
    guard let file = unsafe zip_fopen_index(archive, zip_uint64_t(index), 0) else {
      throw failure(name)
    }
    defer { unsafe zip_fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { space in
        unsafe zip_fread(file, space.baseAddress, zip_uint64_t(space.count))
      }
      if count == 0 { return bytes }
      guard count > 0 else { throw .damagedZip(reason: "\(name) can't be unpacked") }
      bytes += buffer[..<Int(count)]
      // The size that the archive states is not believed: a bomb lies about it.
      guard bytes.count <= limit else { throw .tooLarge(what: "\"\(name)\"", limit: limit) }
    }
  }

  private func failure(_ name: String) -> TransferError {
    let code = unsafe zip_error_code_zip(zip_get_error(archive))
    if code == ZIP_ER_NOPASSWD || code == ZIP_ER_WRONGPASSWD { return .encrypted(name) }
    return .damagedZip(reason: "\(name) can't be opened (error \(code))")
  }

  private static func open(
    _ storage: UnsafeMutableRawBufferPointer
  ) throws(TransferError) -> OpaquePointer {
    var error = unsafe zip_error_t()
    unsafe zip_error_init(&error)
    defer { unsafe zip_error_fini(&error) }
    guard
      let source = unsafe zip_source_buffer_create(
        storage.baseAddress, zip_uint64_t(storage.count), 0, &error)
    else { throw .damagedZip(reason: "no memory") }
    guard let archive = unsafe zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error)
    else {
      let reason = unsafe String(cString: zip_error_strerror(&error))
      unsafe zip_source_free(source)
      throw .damagedZip(reason: reason)
    }
    return unsafe archive
  }

  private static func names(
    _ archive: OpaquePointer, limits: PackageLimits
  ) throws(TransferError) -> [String] {
    let count = unsafe zip_get_num_entries(archive, 0)
    guard count <= limits.entries else { throw .tooManyEntries(Int(count)) }
    var names: [String] = []
    for index in 0..<max(0, count) {
      guard let pointer = unsafe zip_get_name(archive, zip_uint64_t(index), ZIP_FL_ENC_GUESS) else {
        throw .damagedZip(reason: "entry \(index) has no name")
      }
      let name = unsafe String(cString: pointer)
      let isPath =
        name.hasPrefix("/") || name.contains("\\")
        || name.split(separator: "/").contains("..")
      if isPath { throw .unsafeName(name) }
      names.append(name)
    }
    return names
  }
}
