import CZip
import Foundation

/// Makes zip files, honest ones and traps.
enum ZipMaker {
  struct Failure: Error {}

  /// A member to be.
  struct Member {
    var name: [UInt8]
    var data: Data
    /// The Unix mode; 0 leaves it out.
    var mode: UInt32 = 0
    var password: String?

    init(_ name: String, _ text: String) { self.init(Array(name.utf8), Data(text.utf8)) }

    init(_ name: [UInt8], _ data: Data) {
      self.name = name
      self.data = data
    }
  }

  static func make(_ files: [String: String], at path: String) throws {
    try make(files.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) }, at: path)
  }

  static func make(_ members: [Member], at path: String) throws {
    var code: Int32 = 0
    guard let archive = unsafe zip_open(path, ZIP_CREATE | ZIP_TRUNCATE, &code) else {
      throw Failure()
    }
    var kept: [UnsafeMutablePointer<UInt8>] = unsafe []
    defer { unsafe kept.forEach { unsafe $0.deallocate() } }
    for member in members {
      let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(member.data.count, 1))
      unsafe member.data.copyBytes(to: bytes, count: member.data.count)
      unsafe kept.append(bytes)
      guard let source = unsafe zip_source_buffer(archive, bytes, UInt64(member.data.count), 0)
      else { throw Failure() }
      let name = member.name.map { CChar(bitPattern: $0) } + [0]
      let flags =
        String(validating: member.name, as: UTF8.self) == nil ? ZIP_FL_ENC_CP437 : ZIP_FL_ENC_UTF_8
      let index = unsafe zip_file_add(archive, name, source, zip_flags_t(flags))
      guard index >= 0 else { throw Failure() }
      if member.mode != 0 {
        unsafe zip_file_set_external_attributes(
          archive, UInt64(index), 0, UInt8(ZIP_OPSYS_UNIX), member.mode << 16)
      }
      if let password = member.password {
        unsafe zip_file_set_encryption(archive, UInt64(index), UInt16(ZIP_EM_AES_256), password)
      }
    }
    guard unsafe zip_close(archive) == 0 else { throw Failure() }
  }
}
