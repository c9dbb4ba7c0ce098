import Foundation

/// The names that the modules declare as public, read from their sources.
struct PublicSymbols {
  let types: Set<String>
  let functions: Set<String>
  let properties: Set<String>
  let macros: Set<String>

  init(modules: [String]) {
    var types: Set<String> = []
    var functions: Set<String> = []
    var properties: Set<String> = []
    var macros: Set<String> = []
    for line in modules.flatMap(PublicSymbols.lines) {
      for (keyword, name) in PublicSymbols.declarations(line) {
        switch keyword {
        case "func": functions.insert(name)
        case "var", "let": properties.insert(name)
        case "macro": macros.insert(name)
        default: types.insert(name)
        }
      }
    }
    self.types = types
    self.functions = functions
    self.properties = properties
    self.macros = macros
  }

  private static func lines(of module: String) -> [String] {
    let folder = Repository.path("Sources/\(module)")
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file -> [String] in
      let text = (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? ""
      return text.components(separatedBy: "\n")
    }
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "macro",
  ]

  private static func declarations(_ line: String) -> [(String, String)] {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.contains("public") || words.contains("open") || words.first == "case" else {
      return []
    }
    guard let index = words.firstIndex(where: keywords.contains), index + 1 < words.count else {
      return []
    }
    let name = words[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    return [(words[index], name.filter { $0 != "`" })]
  }
}

/// Paths of the project.
enum Repository {
  static func path(_ relative: String) -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return root.appendingPathComponent(relative).path
  }
}
