extension _Node {
  /// The texts in this subtree, top to bottom.
  func visibleTexts(spoken: Bool = false) -> [String] {
    var texts: [String] = []
    collectTexts(into: &texts, spoken: spoken)
    return texts
  }

  private func collectTexts(into texts: inout [String], spoken: Bool) {
    guard isVisible, !has("hidden") else { return }
    if has("_spokenOnly"), !spoken { return }
    if spoken, let label = attributes.first(where: { $0.name == "accessibilityLabel" }) {
      if let text = label.value as? Text { texts.append(text.resolved(in: environment)) }
      return
    }
    if let text = part as? TextPart {
      let shown = environment.textCase.applied(to: text.text.resolved(in: environment))
      if !shown.isEmpty { texts.append(shown) }
      return
    }
    if spoken, let image = part as? ImagePart, let label = image.image.label {
      texts.append(label.resolved(in: environment))
      return
    }
    for child in part?.drawnChildren(of: self) ?? children {
      child.collectTexts(into: &texts, spoken: spoken)
    }
  }

  /// The texts in this subtree, also where another page covers it.
  var writtenTexts: [String] {
    if let text = part as? TextPart { return [text.text.resolved(in: environment)] }
    return children.flatMap(\.writtenTexts)
  }

  /// The texts of a label, those on buttons too: a style may draw a control as a button around its label.
  private func textsOfLabel(spoken: Bool) -> [String] {
    let texts = visibleTexts(spoken: spoken)
    if !texts.isEmpty { return texts }
    if part is ButtonPart { return labelNode?.textsOfLabel(spoken: spoken) ?? [] }
    // What is drawn in front of a shape, or behind it, is its text.
    let drawn = attached.filter { $0.attachment == .inFront || $0.attachment == .behind }
    return (children + drawn).flatMap { $0.textsOfLabel(spoken: spoken) }
  }

  /// The names of the pictures in this subtree.
  private var imageNames: [String] {
    if let image = part as? ImagePart { return [image.image.name] }
    return children.flatMap(\.imageNames)
  }

  /// The texts of the control's label; none when labels are hidden.
  var labelTexts: [String] {
    guard !environment.labelsAreHidden, let label = labelNode else { return [] }
    return label.textsOfLabel(spoken: false)
  }

  /// What assistive technology calls the label; a label without texts has the name of its symbol.
  var labelText: String {
    guard let label = labelNode else { return "" }
    let texts = label.textsOfLabel(spoken: true)
    return (texts.isEmpty ? label.imageNames : texts).joined(separator: ", ")
  }

  private var labelNode: _Node? {
    guard let control = part as? any ControlPart else {
      return children.isEmpty ? nil : self.firstLabelChild
    }
    guard let index = control.labelChild, index < children.count else { return nil }
    return children[index]
  }

  private var firstLabelChild: _Node? {
    children.count > 1 ? children[1] : children.first
  }

  /// The name of the control at this place: what assistive technology would say.
  var controlLabel: String {
    for node in lineage.prefix(6) {
      if let label = node.attributes.first(where: { $0.name == "accessibilityLabel" }) {
        if let text = label.value as? Text { return text.resolved(in: environment) }
      }
      if node !== self, node.part != nil { break }
    }
    let own = labelText
    if !own.isEmpty { return own }
    return (part as? FieldPart)?.prompt?.resolved(in: environment) ?? ""
  }

  /// Whether a modifier of a name was applied at this place.
  func has(_ name: String) -> Bool {
    attributes.contains { $0.name == name }
  }

  /// Whether `focusable()` was applied at this place.
  var isMadeFocusable: Bool {
    attributes.contains { $0.name == "focusable" && ($0.value as? Bool) == true }
  }
}

extension _Node {
  /// A button at this place was tapped: an alert, dialog or menu around it closes, with the menus that it came from.
  func buttonWasTapped() {
    guard let presentation = closeMenus() else { return }
    if [.alert, .confirmationDialog].contains(presentation.kind) { presentation.takeBack() }
  }

  /// Something was chosen at this place: a menu around it closes, and nothing else.
  func choiceWasMade() {
    _ = closeMenus()
  }

  /// Closes the menus around this place, and gives the presentation that they are on.
  private func closeMenus() -> PresentationBehaviour? {
    for node in lineage {
      guard let presentation = node.presentation else { continue }
      guard presentation.kind == .menu else { return presentation }
      presentation.takeBack()
    }
    return nil
  }
}
