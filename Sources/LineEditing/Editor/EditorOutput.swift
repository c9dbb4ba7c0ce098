internal import CEditLine
internal import Glibc

/// The stream that libedit writes to: it puts characters in the place of their stand-ins.
@safe
final class EditorOutput {
  private let table: ClusterTable
  /// Bytes of a character whose end hasn't come.
  private var rest: [UInt8] = []
  private(set) var stream: UnsafeMutablePointer<FILE>?

  init?(table: ClusterTable) {
    self.table = table
    let owner = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe stream = formlab_stream_open(owner) { owner, bytes, count in
      guard let owner = unsafe owner, let bytes = unsafe bytes else { return 0 }
      let output = unsafe Unmanaged<EditorOutput>.fromOpaque(owner).takeUnretainedValue()
      unsafe output.write(UnsafeRawBufferPointer(start: bytes, count: count))
      return count
    }
    if unsafe stream == nil { return nil }
  }

  /// Closes the stream; nothing may be written afterwards.
  func close() {
    if let stream = unsafe stream { unsafe fclose(stream) }
    unsafe stream = nil
  }

  private func write(_ bytes: UnsafeRawBufferPointer) {
    let all = unsafe rest + bytes
    let complete = all.count - incompleteTail(all)
    rest = Array(all[complete...])
    Descriptors.write(table.decoded(String(decoding: all[..<complete], as: UTF8.self)), to: 1)
  }

  /// How many bytes at the end are the beginning of a character.
  private func incompleteTail(_ bytes: [UInt8]) -> Int {
    for (index, byte) in bytes.suffix(3).reversed().enumerated() where byte >= 0xC0 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      return length > index + 1 ? index + 1 : 0
    }
    return 0
  }
}
