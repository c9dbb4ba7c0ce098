extension TestHarness {
  /// Runs Swift Testing through its documented entry point for tools, one test after the other.
  static let testing = ##"""
    @_silgen_name("swt_abiv0_getEntryPoint")
    private func formlabTestingEntryPoint() -> UnsafeRawPointer

    enum FormlabTestingRun {
      typealias EntryPoint = @convention(thin) @Sendable (
        UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
      ) async throws -> Bool

      static func run() async {
        let text = configuration()
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
        bytes.copyBytes(from: text.utf8)
        let entryPoint = unsafeBitCast(formlabTestingEntryPoint(), to: EntryPoint.self)
        _ = try? await entryPoint(UnsafeRawBufferPointer(bytes)) { record in
          announce(record)
          FormlabChannel.send(record)
        }
      }

      private static func configuration() -> String {
        let done = FormlabChannel.done.map { FormlabChannel.quoted("^" + escaped($0) + "$") }
        return #"{"parallel":false,"verbosity":\#(Int.min),"eventStreamVersion":"0","skip":[\#(done.joined(separator: ","))]}"#
      }

      /// Marks in the output where a test begins and ends.
      private static func announce(_ record: UnsafeRawBufferPointer) {
        let text = String(decoding: record, as: UTF8.self)
        let begins = text.contains(#""kind":"testStarted""#)
        guard begins || text.contains(#""kind":"testEnded""#),
          let range = text.firstRange(of: #""testID":""#)
        else { return }
        let id = text[range.upperBound...].prefix { $0 != "\"" }.replacing(#"\/"#, with: "/")
        FormlabChannel.mark(begins ? String(id) : "")
      }

      /// The id as a regular expression that matches nothing else.
      private static func escaped(_ id: String) -> String {
        id.reduce(into: "") { result, character in
          if character.isASCII && !character.isLetter && !character.isNumber { result += "\\" }
          result.append(character)
        }
      }
    }

    """##
}
