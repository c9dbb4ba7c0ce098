import Foundation
import Jobs
import Testing

/// Somebody who waits for calls on this machine.
final class Listener {
  private let socketNumber: Int32
  private let port: UInt16

  init(port: UInt16) throws {
    self.port = port
    socketNumber = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var yes: Int32 = 1
    unsafe setsockopt(socketNumber, SOL_SOCKET, SO_REUSEADDR, &yes, 4)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let bound = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(socketNumber, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(bound == 0 && listen(socketNumber, 512) == 0)
  }

  deinit { close(socketNumber) }

  var hasCaller: Bool {
    var wait = pollfd(fd: socketNumber, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&wait, 1, 0) > 0
  }

  /// Whether a call from outside of the sandbox arrives.
  var isReachable: Bool {
    get throws {
      _ = try Job("/bin/bash", ["-c", "exec 5<>/dev/tcp/127.0.0.1/\(port)"]).run()
      return hasCaller
    }
  }
}
