/// Draws the screen as a picture.
@MainActor
struct SVGRenderer {
  let width: Int
  private let lineHeight = 22
  private let margin = 16

  init(width: Int = 390) {
    self.width = max(200, width)
  }

  /// The picture of a session: the lines of the text picture with boxes around rows, fields and buttons.
  func render(_ session: FormSession) -> String {
    var canvas = SVGCanvas(width: width, margin: margin)
    for element in session.screen.elements { draw(element, on: &canvas) }
    if let keyboard = session.keyboard { canvas.keyboard(keyboard) }
    return canvas.document
  }

  private func draw(_ element: Element, on canvas: inout SVGCanvas) {
    switch element.kind {
    case .navigationBar: canvas.title(element.label ?? "", items: barItems(element))
    case .header: canvas.caption(element.allTexts.joined(separator: " "))
    case .footer: for text in element.allTexts { canvas.caption(text) }
    case .section, .alert, .confirmationDialog, .groupBox:
      canvas.openBox()
      for child in element.children { draw(child, on: &canvas) }
      canvas.closeBox()
    case .text: canvas.text(element.value ?? "", color: element.isRed ? "#c62828" : "#1c1c1e")
    case .textField, .secureField, .textEditor, .searchField: canvas.field(element)
    case .button: canvas.button(element)
    case .toggle: canvas.toggle(element)
    default:
      if element.isControl {
        canvas.pair(element.label ?? "", element.value ?? "", isOn: element.isEnabled)
      } else {
        for child in element.children { draw(child, on: &canvas) }
      }
    }
  }

  private func barItems(_ element: Element) -> [String] {
    element.children.flatMap(\.flattened).filter(\.isControl).compactMap(\.label)
  }
}

/// Collects the shapes of a picture, from the top down.
struct SVGCanvas {
  private let width: Int
  private let margin: Int
  private var y = 16
  private var shapes: [String] = []
  private var boxes: [(index: Int, top: Int)] = []

  init(width: Int, margin: Int) {
    self.width = width
    self.margin = margin
  }

  /// The finished picture.
  var document: String {
    let height = y + 16
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\" font-family=\"-apple-system, Helvetica, sans-serif\" "
      + "font-size=\"14\">"
    let ground = "<rect width=\"\(width)\" height=\"\(height)\" fill=\"#f2f2f7\"/>"
    return ([head, ground] + shapes + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  mutating func title(_ text: String, items: [String]) {
    label(text, x: margin, size: 20, weight: "bold")
    label(items.joined(separator: "   "), x: width - margin, color: "#0a66c2", anchor: "end")
    y += 34
  }

  mutating func caption(_ text: String) {
    text.isEmpty ? () : row(text, color: "#6c6c70", size: 12)
  }

  mutating func text(_ text: String, color: String) {
    for line in fold(text) { row(line, color: color, size: 14) }
  }

  mutating func openBox() {
    boxes.append((shapes.count, y))
    y += 8
  }

  mutating func closeBox() {
    guard let box = boxes.popLast() else { return }
    let frame =
      "<rect x=\"8\" y=\"\(box.top)\" width=\"\(width - 16)\" height=\"\(y - box.top + 4)\" rx=\"10\" fill=\"#ffffff\"/>"
    shapes.insert(frame, at: box.index)
    y += 16
  }

  @MainActor
  mutating func field(_ element: Element) {
    let shown = element.value ?? ""
    let text = shown.isEmpty ? element.prompt ?? element.label ?? "" : shown
    let edge = element.isFocused ? "#0a66c2" : "#d1d1d6"
    shapes.append(
      "<rect x=\"\(margin)\" y=\"\(y)\" width=\"\(width - 2 * margin)\" height=\"28\" rx=\"6\" fill=\"none\" stroke=\"\(edge)\" stroke-width=\"\(element.isFocused ? 2 : 1)\"/>"
    )
    label(text, x: margin + 8, color: shown.isEmpty ? "#a0a0a5" : "#1c1c1e", offset: 19)
    y += 36
  }

  @MainActor
  mutating func button(_ element: Element) {
    let color =
      !element.isEnabled ? "#a0a0a5" : element.role == .destructive ? "#c62828" : "#0a66c2"
    row(element.label ?? "", color: color, size: 14)
  }

  @MainActor
  mutating func toggle(_ element: Element) {
    let isOn = element.value == "1"
    label(element.label ?? "", x: margin, offset: 16)
    let x = width - margin - 36
    shapes.append(
      "<rect x=\"\(x)\" y=\"\(y)\" width=\"36\" height=\"20\" rx=\"10\" fill=\"\(isOn ? "#34c759" : "#d1d1d6")\"/>"
    )
    shapes.append(
      "<circle cx=\"\(isOn ? x + 26 : x + 10)\" cy=\"\(y + 10)\" r=\"8\" fill=\"#ffffff\"/>")
    y += 30
  }

  mutating func pair(_ left: String, _ right: String, isOn: Bool) {
    label(left, x: margin, color: isOn ? "#1c1c1e" : "#a0a0a5", offset: 16)
    label(right, x: width - margin, color: "#6c6c70", anchor: "end", offset: 16)
    y += 26
  }

  mutating func keyboard(_ keyboard: KeyboardState) {
    shapes.append(
      "<rect x=\"0\" y=\"\(y)\" width=\"\(width)\" height=\"64\" fill=\"#d1d4db\"/>")
    let tools = keyboard.toolbar.joined(separator: "   ")
    label(tools, x: width - margin, color: "#0a66c2", anchor: "end", offset: 20)
    label(
      "\(keyboard.type) keyboard · \(keyboard.submitLabel)", x: margin, color: "#3a3a3c",
      offset: 48)
    y += 64
  }

  private mutating func row(_ text: String, color: String, size: Int) {
    label(text, x: margin, color: color, size: size, offset: 16)
    y += 24
  }

  private mutating func label(
    _ text: String, x: Int, color: String = "#1c1c1e", size: Int = 14, weight: String = "normal",
    anchor: String = "start", offset: Int = 18
  ) {
    guard !text.isEmpty else { return }
    shapes.append(
      "<text x=\"\(x)\" y=\"\(y + offset)\" fill=\"\(color)\" font-size=\"\(size)\" font-weight=\"\(weight)\" text-anchor=\"\(anchor)\">\(escaped(text))</text>"
    )
  }

  private func fold(_ text: String) -> [String] {
    let room = max(10, (width - 2 * margin) / 7)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ").map(String.init) {
      if !line.isEmpty, line.count + 1 + word.count > room {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [line]
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
