import Glibc
import Testing

@testable import TerminalText

@Suite("Columns of text")
struct ColumnWidthTests {
  @Test(arguments: [
    ("", 0), ("plain", 5), ("né", 2), ("e\u{301}", 1), ("日本", 4), ("한국", 4), ("ｆ", 2), ("ﾊ", 1),
    ("😀", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("👍🏽", 2), ("1️⃣", 2), ("❤️", 2), ("a\u{200B}b", 2),
    ("\u{1100}\u{1161}\u{11A8}", 2), ("─│┌", 3), ("✓", 1), ("…", 1), ("\u{7}a\u{1B}", 1),
    ("ไทย", 3), ("ที่", 1),
    ("x\u{20DD}", 1), ("\u{AD}", 1),
  ])
  func columns(_ text: String, _ columns: Int) {
    #expect(ColumnWidth.of(text) == columns)
  }

  @Test("The C locale changes nothing")
  func cLocale() {
    let old = unsafe setlocale(LC_ALL, nil).map { unsafe String(cString: $0) }
    unsafe setlocale(LC_ALL, "C")
    defer { _ = unsafe old.map { unsafe setlocale(LC_ALL, $0) } }
    #expect(ColumnWidth.of("日本é😀") == 7)
  }

  @Test(arguments: [
    ("short", 5, "short"), ("longer", 5, "lo..."), ("日本語です", 7, "日本..."), ("日本語です", 8, "日本..."),
    ("abcdef", 2, "ab"), ("", 0, ""), ("ab", 1, "a"),
  ])
  func truncated(_ text: String, _ columns: Int, _ result: String) {
    #expect(ColumnWidth.truncated(text, columns: columns) == result)
  }

  @Test(arguments: [
    ("a\tb", "a   b"), ("\t\tx", "        x"), ("日\tx", "日  x"), ("ab\n\tc", "ab\n    c"),
  ])
  func tabs(_ text: String, _ expanded: String) {
    #expect(ColumnWidth.expandingTabs(text) == expanded)
  }
}
