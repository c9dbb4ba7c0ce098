/// Finds the views that a file declares, without compiling it.
struct ViewScan {
  /// A view at the top level of the file.
  struct Found {
    let name: String
    /// Whether it can't be made as `Name()`.
    let needsArguments: Bool
  }

  let views: [Found]

  init(_ source: String) {
    let lines = SourceLines(source).code
    var found: [Found] = []
    var depth = 0
    var index = 0
    while index < lines.count {
      if depth == 0, let name = ViewScan.declaredView(lines[index]) {
        let body = ViewScan.body(lines, from: index)
        found.append(Found(name: name, needsArguments: ViewScan.needsArguments(body)))
      }
      depth += ViewScan.balance(lines[index])
      index += 1
    }
    views = found
  }

  private static func balance(_ line: String) -> Int {
    line.reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
  }

  /// The name of a view that a line begins to declare; nil for a generic one.
  private static func declaredView(_ line: String) -> String? {
    var words = line.split { $0 == " " || $0 == "\t" }.map(String.init)
    while let first = words.first, first != "struct" {
      guard first.hasPrefix("@") || modifiers.contains(first) else { return nil }
      words.removeFirst()
    }
    guard words.count > 1 else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    guard let colon = rest.firstIndex(of: ":") else { return nil }
    let name = rest[..<colon].filter { !$0.isWhitespace }
    let parents = rest[rest.index(after: colon)...].split { ",{&".contains($0) }
      .map { $0.filter { !$0.isWhitespace } }
    guard parents.contains("View") || parents.contains("SwiftUI.View") else { return nil }
    return name.contains("<") ? nil : String(name)
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "final", "nonisolated",
  ]

  /// The lines at the first level inside the declaration.
  private static func body(_ lines: [String], from start: Int) -> [String] {
    var depth = 0
    var members: [String] = []
    for line in lines[start...] {
      if depth == 1 { members.append(line) }
      depth += balance(line)
      if depth <= 0, line.contains("}") { break }
    }
    return members
  }

  /// Whether a stored property or an initialiser asks for a value.
  private static func needsArguments(_ members: [String]) -> Bool {
    let initialisers = members.indices.filter { declares("init", members[$0]) }
      .map { members[$0...].joined(separator: " ") }
    if !initialisers.isEmpty { return !initialisers.contains(where: takesNothing) }
    return members.contains(where: isOpenProperty)
  }

  private static func declares(_ word: String, _ line: String) -> Bool {
    line.split { !$0.isLetter && $0 != "@" }.map(String.init)
      .first { !modifiers.contains($0) && !$0.hasPrefix("@") } == word
  }

  /// Whether every parameter of an initialiser has a default.
  private static func takesNothing(_ line: String) -> Bool {
    guard let open = line.firstIndex(of: "(") else { return false }
    let parameters = line[line.index(after: open)...].prefix { $0 != ")" }
    guard !parameters.allSatisfy(\.isWhitespace) else { return true }
    return parameters.split(separator: ",").allSatisfy { $0.contains("=") }
  }

  /// Whether a line declares a stored property without a first value.
  private static func isOpenProperty(_ line: String) -> Bool {
    guard !line.contains("static "), !line.contains("{") || line.contains("didSet") else {
      return false
    }
    let isConstant = declares("let", line)
    guard isConstant || declares("var", line), !line.contains("=") else { return false }
    if selfMade.contains(where: { line.hasPrefix($0) }) { return false }
    if line.hasPrefix("@Binding") || line.hasPrefix("@Bindable")
      || line.hasPrefix("@ObservedObject")
    {
      return true
    }
    let isOptional = line.trimmedEnd.hasSuffix("?")
    return isConstant || !isOptional
  }

  /// Wrappers that need no value.
  private static let selfMade = [
    "@Environment", "@FocusState private", "@FocusState var", "@EnvironmentObject", "@Namespace",
    "@AppStorage", "@SceneStorage", "@FocusedValue", "@AccessibilityFocusState", "@GestureState",
  ]
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
