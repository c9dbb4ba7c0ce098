import Testing

@testable import TerminalText

/// Untrusted text, and what may be shown of it.
struct SanitiseCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  var safe: String

  init(_ name: String, _ text: String, _ safe: String) {
    testDescription = name
    self.text = text
    self.safe = safe
  }
}

@Suite("Text of others")
struct SanitiseTests {
  static let cases = [
    SanitiseCase("plain", "plain text\n\tindented", "plain text\n\tindented"),
    SanitiseCase("accents and emoji", "né 日 👨‍👩‍👧", "né 日 👨‍👩‍👧"),
    SanitiseCase("colours", "a\u{1B}[1;31mred\u{1B}[0mb", "aredb"),
    SanitiseCase("cursor", "a\u{1B}[2J\u{1B}[H\u{1B}7b", "ab"),
    SanitiseCase("private", "\u{1B}[?1049h\u{1B}[>4;1mx", "x"),
    SanitiseCase("window title, bell", "a\u{1B}]0;title\u{7}b", "ab"),
    SanitiseCase("link, ST", "a\u{1B}]8;;http://x\u{1B}\\b", "ab"),
    SanitiseCase("clipboard", "a\u{1B}]52;c;ZXZpbA==\u{7}b", "ab"),
    SanitiseCase("device control", "a\u{1B}Pq#0\u{1B}\\b", "ab"),
    SanitiseCase("an unfinished title ends with the line", "a\u{1B}]0;title\nb", "a\nb"),
    SanitiseCase("charset", "a\u{1B}(0b", "ab"),
    SanitiseCase("C1 forms", "a\u{9B}31mb\u{9D}title\u{9C}c", "abc"),
    SanitiseCase("bell, backspace, NUL, DEL", "a\u{7}\u{8}\u{0}\u{7F}b", "ab"),
    SanitiseCase("CR LF and CR", "a\r\nb\rc\r\r\nd", "a\nb\nc\n\nd"),
    SanitiseCase("direction overrides", "a\u{202E}b\u{2066}c\u{2069}", "abc"),
    SanitiseCase("an escape at the end", "a\u{1B}", "a"),
    SanitiseCase("an escape in a sequence", "a\u{1B}[3\u{1B}[31mb", "ab"),
    SanitiseCase("a newline in a sequence", "a\u{1B}[31\nb", "a\nb"),
  ]

  @Test(arguments: cases)
  func text(_ row: SanitiseCase) {
    #expect(Sanitise.text(row.text) == row.safe)
  }

  @Test("What comes out goes in unchanged", arguments: cases)
  func idempotent(_ row: SanitiseCase) {
    let safe = Sanitise.text(row.text)
    #expect(Sanitise.text(safe) == safe)
    #expect(
      safe.unicodeScalars.allSatisfy {
        $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
      })
  }

  @Test("Bytes")
  func bytes() {
    #expect(Sanitise.text(bytes: [0x61, 0xFF, 0x1B, 0x5B, 0x6D, 0x62]) == "a\u{FFFD}b")
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdefghi", 6, "abcd\n[... 3 characters left out ...]\nhi"),
    ("é👨‍👩‍👧日x", 3, "é👨‍👩‍👧\n[... 1 characters left out ...]\nx"),
  ])
  func cut(_ text: String, _ characters: Int, _ result: String) {
    #expect(Sanitise.cut(text, characters: characters) == result)
  }

  @Test("One line")
  func oneLine() {
    #expect(Sanitise.oneLine("a\n\tb\u{1B}[1mc\r\n") == "a bc")
  }
}
