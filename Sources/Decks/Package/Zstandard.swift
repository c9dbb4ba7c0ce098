internal import CZstd

/// Compresses and unpacks in the form of zstd.
enum Zstandard {
  /// The unpacked bytes.
  ///
  /// Throws if they are more than `limit`, or if the compressed ones are damaged or cut short.
  static func decompress(_ bytes: [UInt8], limit: Int, what: String) throws(TransferError)
    -> [UInt8]
  {
    guard let stream = unsafe ZSTD_createDCtx() else { throw .damagedZstd(reason: "no memory") }
    defer { unsafe ZSTD_freeDCtx(stream) }
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: ZSTD_DStreamOutSize())
    var position = 0
    var isComplete = bytes.isEmpty
    while position < bytes.count || !isComplete {
      var read = 0
      var written = 0
      let result = unsafe bytes[position...].withUnsafeBytes { input in
        unsafe chunk.withUnsafeMutableBytes { space in
          unsafe step(stream, input, space, &read, &written)
        }
      }
      if ZSTD_isError(result) != 0 {
        throw .damagedZstd(reason: unsafe String(cString: ZSTD_getErrorName(result)))
      }
      output += chunk[..<written]
      position += read
      isComplete = result == 0
      guard output.count <= limit else { throw .tooLarge(what: what, limit: limit) }
      if read == 0, written == 0 { break }
    }
    guard isComplete, !bytes.isEmpty else { throw .damagedZstd(reason: "it ends too early") }
    return output
  }

  private static func step(
    _ stream: OpaquePointer, _ input: UnsafeRawBufferPointer,
    _ space: UnsafeMutableRawBufferPointer, _ read: inout Int, _ written: inout Int
  ) -> Int {
    var source = unsafe ZSTD_inBuffer(src: input.baseAddress, size: input.count, pos: 0)
    var target = unsafe ZSTD_outBuffer(dst: space.baseAddress, size: space.count, pos: 0)
    let result = unsafe ZSTD_decompressStream(stream, &target, &source)
    read = unsafe source.pos
    written = unsafe target.pos
    return result
  }

  /// The compressed bytes; their size is stated in them, as Anki wants it.
  static func compress(_ bytes: [UInt8]) throws(TransferError) -> [UInt8] {
    var output = [UInt8](repeating: 0, count: ZSTD_compressBound(bytes.count))
    let result = unsafe output.withUnsafeMutableBytes { target in
      unsafe bytes.withUnsafeBytes { source in
        unsafe ZSTD_compress(
          target.baseAddress, target.count, source.baseAddress, source.count, 3)
      }
    }
    guard ZSTD_isError(result) == 0 else {
      throw .cannotWrite(reason: unsafe String(cString: ZSTD_getErrorName(result)))
    }
    return Array(output[..<result])
  }
}
