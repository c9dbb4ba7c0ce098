internal import Glibc

/// Reads a file line by line, a stretch at a time.
struct LineScanner {
  private static let stretch = 1 << 20

  /// One line, without its end.
  struct Line {
    /// The bytes of a stretch of the file.
    let bytes: [UInt8]
    /// Where in `bytes` the line stands.
    let range: Range<Int>
    /// Where in the file the line begins.
    let offset: Int64
  }

  /// What was read.
  struct Result {
    /// Where the last whole line ends.
    var end: Int64
    /// What stands behind it: a line whose end was never written.
    var rest: [UInt8]
  }

  /// Reads whole lines from `start` on until the file's end.
  static func scan<Failure: Error>(
    _ file: OpenFile, from start: Int64,
    failure: (SystemFailure) -> Failure,
    _ body: (Line) throws(Failure) -> Void
  ) throws(Failure) -> Result {
    var buffer: [UInt8] = []
    var offset = start
    while true {
      let old = buffer.count
      let got: Int
      do {
        got = try file.read(stretch, at: offset + Int64(old), into: &buffer)
      } catch {
        throw failure(error)
      }
      guard got > 0 else { return Result(end: offset, rest: buffer) }
      var begin = 0
      var searched = old
      while let end = newline(in: buffer, from: searched) {
        try body(Line(bytes: buffer, range: begin..<end, offset: offset + Int64(begin)))
        begin = end + 1
        searched = begin
      }
      buffer.removeSubrange(..<begin)
      offset += Int64(begin)
    }
  }

  private static func newline(in bytes: [UInt8], from start: Int) -> Int? {
    unsafe bytes.withUnsafeBytes { buffer -> Int? in
      guard start < buffer.count, let base = buffer.baseAddress,
        let found = unsafe memchr(base + start, Int32(EventLine.newline), buffer.count - start)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }
}
