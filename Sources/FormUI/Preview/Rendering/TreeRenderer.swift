/// Prints the elements of the screen with what was recorded about them.
@MainActor
struct TreeRenderer {
  func render(_ session: FormSession) -> String {
    var lines: [String] = []
    for element in session.screen.elements { add(element, depth: 0, to: &lines) }
    return lines.joined(separator: "\n")
  }

  private func add(_ element: Element, depth: Int, to lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    if element.kind != .spacer {
      lines.append(indent + TreeRenderer.line(element))
    }
    for child in element.children { add(child, depth: depth + 1, to: &lines) }
  }

  /// One element: kind, name, state, and the modifiers in the order in which they were written.
  static func line(_ element: Element) -> String {
    var words = [element.kind.rawValue]
    let isText = element.kind == .text
    if let label = element.label, !label.isEmpty { words.append("\"\(label)\"") }
    if let value = element.value, !value.isEmpty, !isText { words.append("value=\"\(value)\"") }
    if let prompt = element.prompt, prompt != element.label { words.append("prompt=\"\(prompt)\"") }
    if let identifier = element.identifier { words.append("identifier=\"\(identifier)\"") }
    if element.isFocused { words.append("focused") }
    if !element.isEnabled, element.isControl { words.append("disabled") }
    if let input = element.input {
      words.append("keyboard=.\(input.keyboardType)")
      if let content = input.textContentType { words.append("content=.\(content)") }
      words.append("submit=.\(input.submitLabel)")
    }
    let modifiers = element.attributes.reversed().filter { !hidden.contains($0.name) }
    for modifier in modifiers { words.append(describe(modifier)) }
    return words.joined(separator: " ")
  }

  private static let hidden: Set<String> = [
    "accessibilityIdentifier", "keyboardType", "textContentType", "submitLabel", "navigationTitle",
    "disabled", "_unused", "_spokenOnly",
  ]

  private static func describe(_ attribute: Attribute) -> String {
    guard let value = attribute.value.flatMap({ unwrapped($0) }), let shown = text(of: value) else {
      return ".\(attribute.name)"
    }
    return ".\(attribute.name)(\(shown))"
  }

  private static func text(of value: Any) -> String? {
    switch value {
    case let text as Text: "\"\(text.resolved(in: .standard))\""
    case let tag as TagValue: tag.description
    case let string as String: "\"\(string)\""
    case let number as Double: NumberShown.text(number)
    case let number as CGFloat: NumberShown.text(Double(number))
    case let color as Color: "." + color.name
    case let style as HierarchicalShapeStyle: "." + style.name
    case let value as any CustomStringConvertible: value.description
    case is TapHandler, is LongPressHandler, is RowEdits: nil
    default: Mirror(reflecting: value).displayStyle == .enum ? ".\(value)" : nil
    }
  }
}
