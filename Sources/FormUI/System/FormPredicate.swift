import Foundation

/// `NSPredicate` as forms use it, whose format Foundation on Linux can't read: a comparison of the value itself.
///
/// It reads `SELF` (or nothing) with `MATCHES`, `LIKE`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `==`, `!=` or `IN`, with `[c]` and
/// `[d]`, and one argument. Anything else evaluates to false with a warning.
public final nonisolated class FormPredicate: NSObject, @unchecked Sendable {
  private let test: (Any?) -> Bool
  /// The format it was made of.
  public let predicateFormat: String

  /// A predicate of a format with arguments.
  public convenience init(format: String, _ arguments: Any...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// A predicate of a format with arguments.
  public init(format: String, argumentArray arguments: [Any]?) {
    predicateFormat = format
    test = FormPredicate.reading(format, arguments ?? [])
  }

  /// A predicate that is always true or always false.
  public init(value: Bool) {
    predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    test = { _ in value }
  }

  /// A predicate of a closure.
  public init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    predicateFormat = "BLOCKPREDICATE"
    test = { block($0, nil) }
  }

  /// Whether a value fulfils it.
  public func evaluate(with object: Any?) -> Bool { test(object) }

  private static func reading(_ format: String, _ arguments: [Any]) -> (Any?) -> Bool {
    var words = format.split(separator: " ").map(String.init)
    if words.first?.uppercased() == "SELF" { words.removeFirst() }
    guard words.count >= 2 else { return refused(format) }
    let parts = words[0].split(separator: "[", maxSplits: 1).map(String.init)
    let flags = parts.count > 1 ? parts[1].lowercased() : ""
    var options: String.CompareOptions = flags.contains("c") ? [.caseInsensitive] : []
    if flags.contains("d") { options.insert(.diacriticInsensitive) }
    let rest = words.dropFirst().joined(separator: " ")
    let argument: Any = rest == "%@" ? arguments.first ?? "" : unquoted(rest)
    if parts[0].uppercased() == "IN" {
      let list = argument as? [String] ?? []
      return { value in list.contains { $0.compare(text(value), options: options) == .orderedSame }
      }
    }
    let wanted = text(argument)
    guard let compare = comparison(parts[0].uppercased(), wanted, options) else {
      return refused(format)
    }
    return { value in value != nil && compare(text(value)) }
  }

  private static func comparison(
    _ name: String, _ wanted: String, _ options: String.CompareOptions
  ) -> ((String) -> Bool)? {
    switch name {
    case "MATCHES": return matching(wanted, options)
    case "LIKE": return matching(pattern(ofWildcards: wanted), options)
    case "CONTAINS": return { $0.range(of: wanted, options: options) != nil }
    case "BEGINSWITH": return { $0.range(of: wanted, options: options.union(.anchored)) != nil }
    case "ENDSWITH":
      return { $0.range(of: wanted, options: options.union([.anchored, .backwards])) != nil }
    case "=", "==": return { $0.compare(wanted, options: options) == .orderedSame }
    case "!=", "<>": return { $0.compare(wanted, options: options) != .orderedSame }
    default: return nil
    }
  }

  private static func matching(
    _ pattern: String, _ options: String.CompareOptions
  ) -> (String) -> Bool {
    let isFolded = options.contains(.caseInsensitive)
    guard
      let expression = try? NSRegularExpression(
        pattern: "^(?:\(pattern))$", options: isFolded ? [.caseInsensitive] : [])
    else { return { _ in false } }
    return { text in
      let whole = NSRange(text.startIndex..., in: text)
      return expression.firstMatch(in: text, range: whole)?.range == whole
    }
  }

  private static func pattern(ofWildcards text: String) -> String {
    NSRegularExpression.escapedPattern(for: text)
      .replacing("\\*", with: ".*").replacing("\\?", with: ".")
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count >= 2, let first = text.first, "'\"".contains(first), text.last == first else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  private static func text(_ value: Any?) -> String { value.map { String(describing: $0) } ?? "" }

  private static func refused(_ format: String) -> (Any?) -> Bool {
    FormRuntime.warn("formlab's NSPredicate can't read the format \"\(format)\".")
    return { _ in false }
  }
}
