import Foundation

/// A line of a script: a verb with its arguments.
struct VerbLine {
  let words: [String]

  /// Splits a line at spaces; quotes and backslashes keep words together.
  init(_ line: String) {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + (character == "n" && quote == "\"" ? "\n" : String(character))
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let done = word { words.append(done) }
    self.words = words
  }

  var verb: String { words.first?.lowercased() ?? "" }
  var arguments: [String] { Array(words.dropFirst()) }
  /// Whether the line does nothing.
  var isEmpty: Bool { words.isEmpty || words[0].hasPrefix("#") }
}

/// Why a line could not be done.
enum VerbError: Error, CustomStringConvertible {
  case unknown(String)
  case usage(String)
  case badDate(String)
  case badNumber(String)
  case form(FormSessionError)

  var description: String {
    switch self {
    case .unknown(let verb): "There is no verb \"\(verb)\". " + VerbHelp.list
    case .usage(let form): "Say it like this: \(form)"
    case .badDate(let text):
      "\"\(text)\" is no date. Write 2026-05-31, 14:30 or \"2026-05-31 14:30\"."
    case .badNumber(let text): "\"\(text)\" is no number."
    case .form(let error): error.description
    }
  }
}

/// The verbs with their forms.
enum VerbHelp {
  static let forms: [(verb: String, form: String)] = [
    ("type", "type NAME TEXT"), ("clear", "clear NAME"), ("paste", "paste NAME TEXT"),
    ("press", "press return|next|done|tab"), ("tap", "tap NAME"), ("toggle", "toggle NAME"),
    ("pick", "pick NAME CHOICE"), ("set", "set date NAME DATE"), ("step", "step NAME [up|down|N]"),
    ("slide", "slide NAME VALUE"), ("focus", "focus NAME"), ("dismiss", "dismiss [sheet]"),
    ("back", "back"), ("submit", "submit [NAME]"), ("swipe", "swipe ROW [ACTION]"),
    ("delete", "delete ROW"), ("move", "move ROW ROW"), ("menu", "menu NAME ITEM"),
    ("scroll", "scroll"), ("advance", "advance SECONDS"), ("show", "show [WIDTH] [plain]"),
    ("tree", "tree"), ("texts", "texts"), ("focus-chain", "focus-chain"), ("svg", "svg [WIDTH]"),
    ("names", "names"), ("restart", "restart"), ("state", "state"),
  ]

  static var list: String {
    "The verbs: " + forms.map(\.verb).joined(separator: ", ") + "."
  }

  static func usage(_ verb: String) -> VerbError {
    .usage(forms.first { $0.verb == verb }?.form ?? verb)
  }
}
