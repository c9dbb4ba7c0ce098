/// The program that runs a suite of Swift Testing, XCTest, or both in the answer's process.
///
/// It is compiled into the module of the tests. On descriptor 4 it reads lines up to an empty one:
/// the token for the marks in the output (see `PrintedText`), then the ids of tests to leave out,
/// which are those of earlier processes. (Arguments can't be read without a process table.)
/// Records go to descriptor 3, a line each.
enum TestHarness {
  /// The source text for the libraries that are used.
  static func source(usesTesting: Bool, methods: [XCTestMethod]) -> String {
    var parts = [channel]
    if !methods.isEmpty { parts.append(xctest(methods)) }
    if usesTesting { parts.append(testing) }
    parts.append(main(usesTesting: usesTesting, usesXCTest: !methods.isEmpty))
    return parts.joined(separator: "\n")
  }

  /// XCTest blocks the main thread and runs its loop, so the program must not start as a task.
  private static func main(usesTesting: Bool, usesXCTest: Bool) -> String {
    """
    import Dispatch

    @main enum FormlabTestMain {
      static func main() {
        FormlabChannel.setUp()
        \(usesXCTest ? "FormlabXCTestRun.run()" : "")
        \(usesTesting ? testingCall : "FormlabChannel.finish()")
      }
    }

    """
  }

  private static let testingCall = """
    Task.detached {
          await FormlabTestingRun.run()
          FormlabChannel.finish()
        }
        dispatchMain()
    """

  private static let channel = #"""
    @preconcurrency import Glibc

    enum FormlabChannel {
      private static let orders = readOrders()
      static var token: String { orders.first ?? "" }
      static let done = Set(orders.dropFirst())

      private static func readOrders() -> [String] {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while !bytes.suffix(2).elementsEqual([10, 10]), read(4, &byte, 1) == 1 { bytes.append(byte) }
        close(4)
        return bytes.split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
      }

      static func setUp() {
        setvbuf(stdout, nil, _IOLBF, 0)
      }

      static func finish() -> Never {
        fflush(nil)
        _exit(0)
      }

      /// Writes a record and a line feed; a reader that is gone ends the program.
      static func send(_ bytes: UnsafeRawBufferPointer) {
        var line = bytes.filter { $0 != 10 }
        line.append(10)
        writeAll(line, to: 3)
      }

      static func send(_ text: String) {
        Array(text.utf8).withUnsafeBytes { send($0) }
      }

      /// Says in the output which test prints from here on.
      static func mark(_ test: String) {
        fflush(nil)
        writeAll(Array("\n\u{1E}\(token) \(test)\n".utf8), to: 1)
      }

      private static func writeAll(_ bytes: [UInt8], to descriptor: CInt) {
        var sent = 0
        while sent < bytes.count {
          let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + sent, bytes.count - sent) }
          if count < 0 && errno != EINTR { _exit(97) }
          sent += max(count, 0)
        }
      }

      static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
          switch scalar {
          case "\"", "\\":
            result += "\\"
            result.unicodeScalars.append(scalar)
          case _ where scalar.value < 0x20:
            let digits = String(scalar.value, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          default: result.unicodeScalars.append(scalar)
          }
        }
        return result + "\""
      }
    }

    """#
}
