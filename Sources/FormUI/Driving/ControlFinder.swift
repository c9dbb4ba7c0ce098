/// Finds controls by the names that people use for them.
@MainActor
struct ControlFinder {
  private let candidates: [Element]
  private let kindName: String

  /// Looks among elements that pass a filter.
  ///
  /// - Parameters:
  ///   - screen: what is on the screen.
  ///   - kindName: what is looked for, for messages.
  ///   - filter: which elements come into question.
  init(_ screen: Screen, kindName: String, where filter: (Element) -> Bool) {
    candidates = screen.reachable.flatMap(\.flattened).filter(filter)
    self.kindName = kindName
  }

  /// The one element of a name: its identifier, label or prompt, or one of its path.
  ///
  /// A name may end in `#2` for the second of several, and begin with a section's header and a slash.
  func find(_ name: String) throws(FormSessionError) -> Element {
    let wanted = WantedName(name)
    var matches: [Element] = []
    for rule in ControlFinder.rules {
      matches = candidates.filter { rule($0, wanted.text) }
      if !matches.isEmpty { break }
    }
    if matches.isEmpty, let inside = insideContainer(wanted.text) { matches = inside }
    if let index = wanted.index {
      guard matches.indices.contains(index) else { throw missing(name) }
      return matches[index]
    }
    // A title that can be tapped because the whole form can does not compete with the button of its name.
    let controls = matches.filter(\.isControl)
    if !controls.isEmpty { matches = controls }
    guard let match = matches.first else { throw missing(name) }
    guard matches.count == 1 else {
      throw .ambiguous(
        kind: kindName, name: name,
        matches: matches.enumerated().map {
          "\(name)#\($0.offset + 1) (\($0.element.kind.rawValue))"
        })
    }
    return match
  }

  private func missing(_ name: String) -> FormSessionError {
    let controls = candidates.filter(\.isControl)
    return .missing(
      kind: kindName, name: name,
      there: (controls.isEmpty ? candidates : controls).map(\.displayName))
  }

  /// The ways in which a name can fit, the strictest first.
  private static let rules: [(Element, String) -> Bool] = [
    { $0.identifier == $1 },
    { $0.label == $1 },
    { $0.prompt == $1 },
    { $0.texts.contains($1) || $0.texts.joined(separator: ", ") == $1 },
    { $0.node.enclosingLabel == $1 },
    { $0.label?.lowercased() == $1.lowercased() || $0.prompt?.lowercased() == $1.lowercased() },
    { $0.kind.rawValue == $1 },
  ]

  /// The candidates inside a container with an identifier or a section with a header.
  private func insideContainer(_ name: String) -> [Element]? {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    let inside = candidates.filter { element in
      element.node.lineage.contains { node in
        node.attributes.contains {
          $0.name == "accessibilityIdentifier" && ($0.value as? String) == parts[0]
        }
      }
    }
    if parts.count == 1 { return inside.isEmpty ? nil : inside }
    let section = candidates.filter { element in
      element.node.lineage.contains { node in
        node.part is SectionPart && node.children.first?.visibleTexts().first == parts[0]
      }
    }
    return section.filter { $0.label == parts[1] || $0.prompt == parts[1] }
  }
}

extension _Node {
  /// The label of the container or the labelled content that this control is in; nil elsewhere.
  fileprivate var enclosingLabel: String? {
    for node in lineage.dropFirst() {
      if let label = node.attributes.first(where: { $0.name == "accessibilityLabel" }) {
        return (label.value as? Text)?.resolved(in: node.environment)
      }
      guard let part = node.part else { continue }
      guard part.kind == .labeledContent else {
        if part.kind == .section || part.kind == .form || part.kind == .list { return nil }
        continue
      }
      return node.visibleTexts().first
    }
    return nil
  }
}

/// A name with the number of the match that is meant.
struct WantedName {
  let text: String
  let index: Int?

  init(_ name: String) {
    if let mark = name.lastIndex(of: "#"), let number = Int(name[name.index(after: mark)...]),
      number > 0
    {
      text = String(name[..<mark])
      index = number - 1
    } else {
      text = name
      index = nil
    }
  }
}

extension Element {
  /// The name by which a message calls the element.
  var displayName: String {
    if let label, !label.isEmpty { return label }
    return identifier ?? prompt ?? kind.rawValue
  }
}
