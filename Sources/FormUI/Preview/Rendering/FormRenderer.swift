/// Draws the screen with characters, as a person would picture it.
///
/// The plain variant has no box drawing and says states in words, for screen readers and for files.
@MainActor
struct FormRenderer {
  let width: Int
  let isPlain: Bool

  init(width: Int = 60, isPlain: Bool = false) {
    self.width = max(24, width)
    self.isPlain = isPlain
  }

  /// The picture of a session.
  func render(_ session: FormSession) -> String {
    let screen = session.screen
    var lines = screen.elements.filter { $0.kind != .toolbarItem || !isKeyboardItem($0) }
      .flatMap { draw($0) }
    if let keyboard = session.keyboard { lines += draw(keyboard, focused: session.focused) }
    return lines.map(trimmedEnd).joined(separator: "\n")
  }

  private func isKeyboardItem(_ element: Element) -> Bool { element.value == "keyboard" }

  /// The lines of one element.
  func draw(_ element: Element) -> [String] {
    switch element.kind {
    case .navigationBar: bar(element)
    case .section: section(element)
    case .alert, .confirmationDialog: box(element, title: element.label ?? "")
    case .groupBox: box(element, title: element.children.first?.allTexts.first ?? "")
    case .hStack, .gridRow, .label: row(element)
    case .divider: [rule]
    case .spacer, .shape, .color, .canvas: []
    case .labeledContent: labeled(element)
    case .progressView, .gauge: progress(element)
    default:
      element.isControl || element.kind == .text || element.kind == .image
        ? wrapped(piece(element)) : element.children.flatMap { draw($0) }
    }
  }

  // MARK: Pieces

  /// An element as one piece of a line.
  func piece(_ element: Element) -> String {
    switch element.kind {
    case .text: (isError(element) ? (isPlain ? "error: " : "! ") : "") + (element.value ?? "")
    case .image: "[\(element.label ?? element.value ?? "image")]"
    case .textField, .secureField, .textEditor, .searchField: field(element)
    case .button, .menu, .link, .shareLink, .navigationLink: button(element)
    case .toggle:
      pair(
        name(element), element.value == "1" ? mark("on", "(●) on") : mark("off", "( ) off"), element
      )
    case .disclosureGroup:
      (element.value == "1" ? mark("open", "▾") : mark("closed", "▸")) + " " + name(element)
    case .tab: element.value == "1" ? "[\(name(element))]" : " \(name(element)) "
    default: pair(name(element), value(element), element)
    }
  }

  private func name(_ element: Element) -> String {
    element.node.environment.labelsAreHidden ? "" : element.label ?? ""
  }

  private func value(_ element: Element) -> String {
    let value = element.value ?? "–"
    switch element.kind {
    case .picker: return value + mark(" (choice)", " ⌄")
    case .stepper: return (element.value ?? "") + " [−|+]"
    case .slider: return value + mark(" (slider)", " ──●──")
    default: return value
    }
  }

  private func field(_ element: Element) -> String {
    let shown = element.value ?? ""
    let caption = element.prompt ?? element.label ?? ""
    let label = element.label ?? ""
    let content = shown.isEmpty ? mark("empty, prompt \(caption)", "\(caption)…") : shown
    let name = label.isEmpty ? "" : "\(label): "
    var text = shown.isEmpty ? content : name + shown
    if isPlain { text = name + content }
    let state = element.isFocused ? mark(", focused", " ◂ focus") : ""
    let off = element.isEnabled ? "" : mark(", disabled", " (off)")
    let cursor = element.isFocused && !isPlain ? "▏" : ""
    return mark("\(text)\(state)\(off)", "[ \(text)\(cursor) ]\(state)\(off)")
  }

  private func button(_ element: Element) -> String {
    let arrow =
      switch element.kind {
      case .menu: mark(" (menu)", " ▾")
      case .navigationLink: mark(" (opens a page)", " ›")
      case .link, .shareLink: mark(" (link)", " ↗")
      default: ""
      }
    let off = element.isEnabled ? "" : mark(", disabled", " (off)")
    let text = element.label ?? ""
    return element.kind == .button
      ? mark("button \(text)\(off)", "( \(text) )\(off)") : "\(text)\(arrow)\(off)"
  }

  // MARK: Lines

  private func bar(_ element: Element) -> [String] {
    let items = element.children.flatMap(\.flattened).filter(\.isControl).map { piece($0) }
    let title = element.label ?? ""
    let line = ([title] + items).filter { !$0.isEmpty }.joined(separator: "   ")
    return wrapped(line) + [mark("", String(repeating: "═", count: width))].filter { !$0.isEmpty }
  }

  private func section(_ element: Element) -> [String] {
    var lines: [String] = []
    for child in element.children where child.kind == .header {
      lines += child.allTexts.flatMap { wrapped($0) }
    }
    let inner = FormRenderer(width: width - 4, isPlain: isPlain)
    let rows = element.children.filter { $0.kind != .header && $0.kind != .footer }
      .flatMap { inner.draw($0) }
    lines += isPlain ? rows.map { "  " + $0 } : framed(rows)
    for child in element.children where child.kind == .footer {
      lines += child.children.flatMap { inner.draw($0) }.map { "  " + $0 }
    }
    return lines + [""]
  }

  private func framed(_ rows: [String]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let side = String(repeating: "─", count: width - 2)
    let body = rows.map { "│ " + padded($0, to: width - 4) + " │" }
    return ["╭\(side)╮"] + body + ["╰\(side)╯"]
  }

  private func box(_ element: Element, title: String) -> [String] {
    let inner = FormRenderer(width: width - 4, isPlain: isPlain)
    let rows = element.children.flatMap { inner.draw($0) }
    let kind = element.kind == .groupBox ? "" : mark("\(element.kind.spoken): \(title)", "")
    return isPlain ? [kind].filter { !$0.isEmpty } + rows.map { "  " + $0 } : framed(rows)
  }

  private func row(_ element: Element) -> [String] {
    let parts = element.children.flatMap { leaves($0) }.map { piece($0) }.filter { !$0.isEmpty }
    return wrapped(parts.joined(separator: "  "))
  }

  /// The label at the left, and at the right the texts and controls that it names.
  private func labeled(_ element: Element) -> [String] {
    let texts = element.children.first?.allTexts.joined(separator: " ") ?? ""
    let content = element.children.dropFirst().flatMap { leaves($0) }.map { piece($0) }
    return [pair(texts, content.filter { !$0.isEmpty }.joined(separator: " "))]
  }

  private func leaves(_ element: Element) -> [Element] {
    if element.isControl || element.kind == .text || element.kind == .image { return [element] }
    return element.children.flatMap { leaves($0) }
  }

  private func progress(_ element: Element) -> [String] {
    let label = element.label.map { $0 + " " } ?? ""
    return wrapped(label + (element.value ?? mark("working", "…")))
  }

  private func draw(_ keyboard: KeyboardState, focused: String?) -> [String] {
    let tools =
      keyboard.toolbar.isEmpty ? "" : ", toolbar: " + keyboard.toolbar.joined(separator: " ")
    let text =
      "keyboard: \(keyboard.type), return key: \(keyboard.submitLabel)\(tools)"
    return [rule] + wrapped(text)
  }

  // MARK: Text

  private var rule: String { String(repeating: isPlain ? "-" : "─", count: width) }

  private func mark(_ plain: String, _ drawn: String) -> String { isPlain ? plain : drawn }

  private func isError(_ element: Element) -> Bool {
    element.isRed && element.value?.isEmpty == false
  }

  /// A name at the left and a value at the right.
  private func pair(_ left: String, _ right: String, _ element: Element? = nil) -> String {
    let off = element.map { $0.isEnabled ? "" : mark(", disabled", " (off)") } ?? ""
    if isPlain || left.isEmpty { return left.isEmpty ? right + off : "\(left): \(right)\(off)" }
    let room = width - Columns.count(left) - Columns.count(right + off)
    return left + String(repeating: " ", count: max(2, room)) + right + off
  }

  private func padded(_ text: String, to count: Int) -> String {
    text + String(repeating: " ", count: max(0, count - Columns.count(text)))
  }

  private func trimmedEnd(_ text: String) -> String {
    var text = text
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  /// Folds a text at spaces; a longer word is cut.
  func wrapped(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { fold(String($0)) }
  }

  private func fold(_ text: String) -> [String] {
    guard Columns.count(text) > width else { return [text] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
      if !line.isEmpty, Columns.count(line) + 1 + Columns.count(word) > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
      while Columns.count(line) > width {
        lines.append(String(line.prefix(width)))
        line = String(line.dropFirst(width))
      }
    }
    return lines + [line]
  }
}

/// How many columns of a terminal a text takes.
enum Columns {
  static func count(_ text: String) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }
}
