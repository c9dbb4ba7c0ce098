internal import CZip
internal import Glibc

/// Makes a ZIP archive in memory.
enum ZipWriter {
  /// An archive of the entries, in order.
  static func archive(
    _ entries: [(name: String, bytes: [UInt8], isCompressed: Bool)]
  ) throws(TransferError) -> [UInt8] {
    var error = unsafe zip_error_t()
    unsafe zip_error_init(&error)
    defer { unsafe zip_error_fini(&error) }
    guard let target = unsafe zip_source_buffer_create(nil, 0, 0, &error) else {
      throw .cannotWrite(reason: "no memory")
    }
    // Closing the archive gives up one reference; this one keeps the bytes for reading.
    unsafe zip_source_keep(target)
    defer { unsafe zip_source_free(target) }
    guard let archive = unsafe zip_open_from_source(target, ZIP_TRUNCATE, &error) else {
      unsafe zip_source_free(target)
      throw .cannotWrite(reason: unsafe String(cString: zip_error_strerror(&error)))
    }
    do throws(TransferError) {
      for entry in entries { unsafe try add(entry, to: archive) }
    } catch {
      unsafe zip_discard(archive)
      throw error
    }
    guard unsafe zip_close(archive) == 0 else {
      unsafe zip_discard(archive)
      throw .cannotWrite(reason: "the archive can't be closed")
    }
    return unsafe try bytes(of: target)
  }

  private static func add(
    _ entry: (name: String, bytes: [UInt8], isCompressed: Bool), to archive: OpaquePointer
  ) throws(TransferError) {
    let count = entry.bytes.count
    // libzip frees this copy with `free` once the archive is closed.
    guard let copy = unsafe malloc(max(count, 1)) else { throw .cannotWrite(reason: "no memory") }
    unsafe UnsafeMutableRawBufferPointer(start: copy, count: count).copyBytes(from: entry.bytes)
    guard let source = unsafe zip_source_buffer(archive, copy, zip_uint64_t(count), 1) else {
      unsafe free(copy)
      throw .cannotWrite(reason: "no memory")
    }
    let index = unsafe zip_file_add(archive, entry.name, source, ZIP_FL_ENC_UTF_8)
    guard index >= 0 else {
      unsafe zip_source_free(source)
      throw .cannotWrite(reason: "\(entry.name) can't be added")
    }
    let method = entry.isCompressed ? ZIP_CM_STORE : ZIP_CM_DEFLATE
    unsafe zip_set_file_compression(archive, zip_uint64_t(index), method, 6)
    // One fixed time, so that the same cards make the same bytes.
    unsafe zip_file_set_mtime(archive, zip_uint64_t(index), 946_684_800, 0)
  }

  private static func bytes(of source: OpaquePointer) throws(TransferError) -> [UInt8] {
    guard unsafe zip_source_open(source) == 0 else { throw .cannotWrite(reason: "no archive") }
    defer { unsafe zip_source_close(source) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { space in
        unsafe zip_source_read(source, space.baseAddress, zip_uint64_t(space.count))
      }
      if count == 0 { return bytes }
      guard count > 0 else { throw .cannotWrite(reason: "the archive can't be read back") }
      bytes += buffer[..<Int(count)]
    }
  }
}
