internal import CJobs
internal import Glibc

/// An open descriptor that is closed when its owner goes.
package final class Descriptor: Sendable {
  package let number: Int32

  /// Takes over an open descriptor.
  package init(owning number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// Writes as much as fits now.
  ///
  /// - Returns: How many bytes were taken; 0 where the reader is behind; nil where nobody reads any more.
  package func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    while true {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe formlab_write(number, $0.baseAddress, UInt64($0.count))
      }
      if count >= 0 { return count }
      if errno == EINTR { continue }
      return errno == EAGAIN ? 0 : nil
    }
  }

  /// What reading brought.
  package enum Reading: Equatable {
    case bytes([UInt8])
    case nothingYet
    case end
  }

  /// Reads what is there, at most `most` bytes.
  package func read(atMost most: Int = 65_536) -> Reading {
    while true {
      var count = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: most) { buffer, filled in
        count = unsafe Glibc.read(number, buffer.baseAddress, most)
        filled = max(count, 0)
      }
      if count > 0 { return .bytes(bytes) }
      if count == 0 { return .end }
      if errno == EINTR { continue }
      return errno == EAGAIN ? .nothingYet : .end
    }
  }

  /// Makes reading and writing return at once instead of waiting.
  package func doNotWait() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }
}

extension Descriptor {
  /// A nameless file in memory that holds these bytes, read from its start.
  package static func memory(holding bytes: [UInt8]) throws(JobError) -> Descriptor {
    let number = unsafe bytes.withUnsafeBytes {
      unsafe formlab_memory_file($0.baseAddress, UInt64($0.count))
    }
    guard number >= 0 else { throw .noDescriptors(errno) }
    return Descriptor(owning: number)
  }
}

/// Both ends of a new pipe, not inherited by other programs.
package struct Pipe: Sendable {
  package let reading: Descriptor
  package let writing: Descriptor

  package init() throws(JobError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe formlab_pipe(&ends) == 0 else {
      throw .noDescriptors(errno)
    }
    reading = Descriptor(owning: ends[0])
    writing = Descriptor(owning: ends[1])
  }

  /// Our end and the child's.
  package func split(weRead: Bool) -> (ours: Descriptor, child: Descriptor) {
    weRead ? (reading, writing) : (writing, reading)
  }
}
