import Foundation
import Testing

/// The coverage document is made from the modules' public names and the list of how often files use an API.
@Suite("Coverage")
struct CoverageTests {
  private struct Row {
    let rank: Int
    let api: String
    let kind: String
    let files: Int
  }

  private let rows: [Row]
  private let symbols = PublicSymbols(modules: ["FormUI", "FormUIKit", "FormCombine"])

  init() throws {
    let text = try String(
      contentsOfFile: Repository.path("Tests/FormUITests/Coverage/api-frequency.tsv"),
      encoding: .utf8)
    rows = text.components(separatedBy: "\n").dropFirst().compactMap { line in
      let cells = line.components(separatedBy: "\t")
      guard cells.count >= 6, let rank = Int(cells[0]), let files = Int(cells[3]) else {
        return nil
      }
      return Row(rank: rank, api: cells[1], kind: cells[2], files: files)
    }
  }

  /// APIs that are no single declaration: shapes of calls, or names from Foundation and the standard library.
  private static let elsewhere: [String: Bool] = [
    "#selector": false, "@Query": false, "@FetchRequest": false, "@Model": false,
    "@Observable": true, "@ObservationIgnored": true, "#Predicate": true, "FetchedResults": false,
    "UIHostingController": false, "UIViewControllerRepresentable": false,
    "struct …: UIViewRepresentable": false, "NSViewRepresentable": false, "NSViewType": false,
    "Icon": true, "Navigation": true, "Subviews": true, "ReadConfiguration": true,
    "WriteConfiguration": true, "TableRow": false, "@ViewBuilder": true, "@Environment": true,
    "FocusedValues": true,
  ]

  private func isCovered(_ row: Row) -> Bool {
    if let known = Self.elsewhere[row.api] { return known }
    let api = row.api
    if row.kind == "form" { return true }
    if api.hasPrefix("#") { return symbols.macros.contains(String(api.dropFirst())) }
    if api.hasPrefix(".") {
      let name = api.dropFirst().prefix { $0.isLetter || $0.isNumber }
      return symbols.functions.contains(String(name))
    }
    if api.hasPrefix("@Environment(\\.") {
      let name = api.dropFirst("@Environment(\\.".count).prefix { $0 != ")" }
      return symbols.properties.contains(String(name))
    }
    let name = api.drop { $0 == "@" }.prefix { $0.isLetter || $0.isNumber }
    return symbols.types.contains(String(name)) || symbols.macros.contains(String(name))
  }

  private var document: String {
    let covered = rows.filter(isCovered)
    let first320 = rows.filter { $0.rank <= 320 && isCovered($0) }.count
    let missing = rows.filter { !isCovered($0) }
    var lines = [
      "# What formlab's SwiftUI covers", "",
      "Made from the public names of the modules `FormUI`, `FormUIKit` and `FormCombine` by the tests;",
      "`RECORD_SNAPSHOTS=1 swift test --filter CoverageTests` writes it anew.", "",
      "The list has \(rows.count) APIs, ordered by how many public form files use them. Covered: \(covered.count) of all,",
      "\(first320) of the first 320. What covered means for behaviour: `docs/swiftui-deviations.md`.",
      "",
      "## Missing", "", "| Rank | API | Files |", "|---:|---|---:|",
    ]
    lines += missing.map { "| \($0.rank) | `\($0.api)` | \($0.files) |" }
    lines += ["", "## Covered", "", "| Rank | API | Files |", "|---:|---|---:|"]
    lines += covered.map { "| \($0.rank) | `\($0.api)` | \($0.files) |" }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test("At least 310 of the first 320 APIs are covered")
  func share() {
    let missing = rows.filter { $0.rank <= 320 && !isCovered($0) }.map { "\($0.rank) \($0.api)" }
    #expect(missing.count <= 10, "missing: \(missing)")
  }

  @Test("The document is that of the present modules")
  func documentIsCurrent() throws {
    let path = Repository.path("docs/swiftui-coverage.md")
    let written = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try document.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(written == document)
  }
}
