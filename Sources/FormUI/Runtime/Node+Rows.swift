extension _Node {
  /// The buttons that a tap on one button sets off.
  ///
  /// In a row of a form or list, all buttons of the default style react to a tap anywhere in the row.
  func buttonsOfRow(with button: ButtonPart) -> [(_Node, ButtonPart)] {
    let isGrouped = lineage.contains { $0.part?.kind == .controlGroup }
    guard environment.buttonStyle.name == "automatic", !isGrouped, let row else {
      return [(self, button)]
    }
    let all = row.defaultButtons
    return all.count > 1 ? all : [(self, button)]
  }

  /// The row of a form or list that this node is in: the outermost thing drawn inside the container or section.
  var row: _Node? {
    var row: _Node?
    for node in lineage {
      guard let part = node.part else { continue }
      if part.kind == .form || part.kind == .list || part.kind == .section { return row }
      if node.presentation != nil || part.kind == .navigationBar || part.kind == .toolbarItem {
        return nil
      }
      row = node
    }
    return nil
  }

  /// The enabled buttons of the default style in this subtree.
  private var defaultButtons: [(_Node, ButtonPart)] {
    if let button = part as? ButtonPart {
      let isDefault = environment.buttonStyle.name == "automatic" && environment.isEnabled
      return isDefault ? [(self, button)] : []
    }
    return children.flatMap(\.defaultButtons)
  }

  /// The action of a tap gesture at this place, or at the nearest place above.
  var tapAction: (() -> Void)? {
    for node in lineage {
      for attribute in node.attributes.reversed() {
        if let gesture = attribute.value as? TapHandler { return gesture.action }
      }
      if node.part is any ControlPart, node !== self { return nil }
    }
    return nil
  }
}

/// The action of a tap gesture.
struct TapHandler {
  let action: () -> Void
}
