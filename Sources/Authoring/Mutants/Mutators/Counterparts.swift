/// Members that are easily mistaken for each other.
enum Counterparts {
  /// Methods and properties of values.
  static let members: [String: String] = both([
    ("first", "last"), ("firstIndex", "lastIndex"), ("min", "max"), ("prefix", "suffix"),
    ("hasPrefix", "hasSuffix"), ("dropFirst", "dropLast"), ("removeFirst", "removeLast"),
    ("lowercased", "uppercased"), ("startIndex", "endIndex"), ("allSatisfy", "contains"),
    ("union", "intersection"), ("isLetter", "isNumber"), ("isWhitespace", "isNewline"),
    ("isUppercase", "isLowercase"), ("lowerBound", "upperBound"), ("popFirst", "popLast"),
  ]).merging(["isLessThan": "isGreaterThan", "isPunctuation": "isSymbol", "utf8": "utf16"]) {
    $1
  }

  /// Boolean properties that are turned round with a `!`.
  static let facts: Set<String> = ["isEmpty"]

  /// Static members, said with or without the name of their type.
  static let values: [String: String] = both([
    ("whitespaces", "whitespacesAndNewlines"), ("letters", "alphanumerics"),
    ("next", "done"), ("up", "down"), ("cancel", "destructive"), ("vertical", "horizontal"),
    ("leading", "trailing"), ("now", "distantPast"), ("password", "newPassword"),
    ("username", "emailAddress"), ("givenName", "familyName"), ("never", "sentences"),
    ("numberPad", "decimalPad"),
  ]).merging(
    [
      "go": "done", "join": "done", "send": "done", "search": "done", "continue": "done",
      "route": "done", "return": "done", "oneTimeCode": "telephoneNumber",
      "telephoneNumber": "oneTimeCode", "decimalDigits": "alphanumerics", "newlines": "whitespaces",
      "words": "never", "characters": "words", "toNearestOrEven": "up",
      "toNearestOrAwayFromZero": "down", "towardZero": "up", "phonePad": "numberPad",
      "asciiCapable": "default", "zero": "infinity", "userInitiated": "background",
      "streetAddressLine1": "streetAddressLine2", "postalCode": "addressCity",
      "addressCity": "postalCode", "fullStreetAddress": "addressCity", "name": "nickname",
      "high": "low", "low": "high",
    ]
  ) { $1 }

  /// Where a modifier gives a name a meaning of its own.
  static let byModifier: [String: [String: String]] = [
    "keyboardType": ["emailAddress": "URL", "URL": "emailAddress", "default": "asciiCapable"],
    "textContentType": ["emailAddress": "username", "URL": "emailAddress", "name": "nickname"],
  ]

  private static func both(_ pairs: [(String, String)]) -> [String: String] {
    Dictionary(pairs + pairs.map { ($1, $0) }) { first, _ in first }
  }
}
