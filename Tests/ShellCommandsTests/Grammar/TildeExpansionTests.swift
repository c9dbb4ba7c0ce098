import Testing

@testable import ShellCommands

struct TildeExpansionTests {
  @Test(arguments: [
    ("~", "/home/maya"), ("~/a b", "/home/maya/a b"), ("~maya", "~maya"), ("a~/b", "a~/b"),
    ("", ""),
  ])
  func expandsTheHomeFolder(_ row: (text: String, expanded: String)) {
    let plain = CommandWord(text: row.text, start: 0, isQuoted: false)
    #expect(TildeExpansion.text(of: plain, home: "/home/maya") == row.expanded)
    let quoted = CommandWord(text: row.text, start: 0, isQuoted: true)
    #expect(TildeExpansion.text(of: quoted, home: "/home/maya") == row.text)
  }
}
