extension FormSession {
  /// Swipes a row away, which deletes it.
  public func swipeToDelete(_ row: String) throws(FormSessionError) {
    try perform("swiped to delete \(row)") { () throws(FormSessionError) in
      let place = try rowNode(row)
      if let button = place.swipeButtons.first(where: { $0.1.role == .destructive }) {
        button.1.tap(button.0)
        return
      }
      guard let (edits, index) = place.deletion else { throw .notDeletable(row: row) }
      edits.delete?([index])
    }
  }

  /// Presses an action behind a swipe over a row.
  public func swipe(_ row: String, action: String) throws(FormSessionError) {
    try perform("swiped \(row) and pressed \(action)") { () throws(FormSessionError) in
      let buttons = try rowNode(row).swipeButtons
      let found = buttons.first { $0.0.controlLabel == action }
      guard let found else {
        throw .missing(
          kind: "swipe action", name: action, there: buttons.map { $0.0.controlLabel })
      }
      found.1.tap(found.0)
    }
  }

  /// Moves a row to the place of another one.
  public func move(_ row: String, to target: String) throws(FormSessionError) {
    try perform("moved \(row) to \(target)") { () throws(FormSessionError) in
      guard let from = try rowNode(row).place(of: "onMove"),
        let to = try rowNode(target).place(of: "onMove"), let move = from.edits.move
      else { throw .unsuitable(kind: "row", name: row, step: "move") }
      move([from.index], to.index > from.index ? to.index + 1 : to.index)
    }
  }

  /// Presses an item of a context menu.
  public func openContextMenu(_ name: String, choose item: String) throws(FormSessionError) {
    try perform("pressed \(item) in the menu of \(name)") { () throws(FormSessionError) in
      let buttons = try rowNode(name).contextButtons
      let found = buttons.first { $0.0.controlLabel == item }
      guard let found else {
        throw .missing(kind: "menu item", name: item, there: buttons.map { $0.0.controlLabel })
      }
      found.1.tap(found.0)
    }
  }

  /// Goes back to the page before.
  public func back() throws(FormSessionError) {
    try perform("went back") { () throws(FormSessionError) in
      guard let page = frontStack?.pages.last else { throw .nothingToDismiss(step: "go back from") }
      page.takeBack()
    }
  }

  /// Swipes the sheet, popover or menu in front away.
  public func dismissSheet() throws(FormSessionError) {
    try perform("swiped the sheet away") { () throws(FormSessionError) in
      guard let front = runtime.presentations.front, let content = front.content,
        front.kind != .alert, front.kind != .fullScreenCover
      else { throw .nothingToDismiss(step: "swipe away") }
      if content.refusesDismissal { throw .dismissDisabled }
      front.takeBack()
    }
  }

  /// Scrolls: the keyboard goes away unless the content keeps it.
  public func scroll() throws(FormSessionError) {
    try perform("scrolled") { () throws(FormSessionError) in
      let mode = runtime.focus.focused?.environment.scrollDismissal ?? .automatic
      if mode != .never { runtime.focus.move(to: nil) }
    }
  }

  private var frontStack: NavigationModel? {
    func deepest(_ node: _Node) -> NavigationModel? {
      guard node.isVisible else { return nil }
      if let part = node.part as? NavigationPart {
        return part.model.topNode.flatMap(deepest) ?? part.model
      }
      for child in node.children {
        if let found = deepest(child) { return found }
      }
      return nil
    }
    let front = runtime.presentations.front
    if let front, let content = front.content { return deepest(content) }
    return runtime.root.flatMap(deepest)
  }

  /// The node of a row: the one that a text, label or identifier is in, or else the only field with that value.
  private func rowNode(_ name: String) throws(FormSessionError) -> _Node {
    do {
      return try finder("row") {
        $0.kind == .text && !$0.isInLabel || $0.isControl || $0.kind == .label
          || $0.identifier != nil
          || $0.kind == .hStack || $0.kind == .vStack || $0.kind == .image
      }.find(name).node
    } catch {
      let holding = screen.reachable.flatMap(\.flattened).filter {
        $0.isControl && $0.value == name
      }
      guard holding.count == 1 else { throw error }
      return holding[0].node
    }
  }
}

extension Element {
  /// Whether it is a part of a label, which stands for it.
  @MainActor fileprivate var isInLabel: Bool {
    node.lineage.dropFirst().contains { $0.part?.kind == .label }
  }
}

extension _Node {
  /// What a list's data says about this row, and the row's place in it.
  func place(of modifier: String) -> (edits: RowEdits, index: Int)? {
    var below: _Node = self
    for node in lineage {
      let edits = node.attributes.compactMap {
        $0.name == modifier ? $0.value as? RowEdits : nil
      }.first
      if let edits, let index = node.children.firstIndex(where: { $0 === below }) {
        return (edits, index)
      }
      below = node
    }
    return nil
  }

  var deletion: (RowEdits, Int)? {
    for node in lineage
    where node.attributes.contains(where: {
      $0.name == "deleteDisabled" && ($0.value as? Bool) == true
    }) { return nil }
    guard let place = place(of: "onDelete"), place.edits.delete != nil else { return nil }
    return (place.edits, place.index)
  }

  /// The buttons behind a swipe over this row.
  var swipeButtons: [(_Node, ButtonPart)] {
    hiddenButtons {
      guard case .swipe = $0.kind else { return false }
      return true
    }
  }

  /// The buttons of the nearest context menu.
  var contextButtons: [(_Node, ButtonPart)] {
    hiddenButtons { $0.kind == .contextMenu }
  }

  private func hiddenButtons(
    _ isWanted: (HiddenActionsBehaviour) -> Bool
  ) -> [(_Node, ButtonPart)] {
    for node in lineage {
      let found = node.behaviours.compactMap { $0 as? HiddenActionsBehaviour }.filter(isWanted)
      let buttons = found.compactMap(\.content).flatMap(\.buttonNodes)
      if !buttons.isEmpty { return buttons }
      if node.part?.kind == .list || node.part?.kind == .form { break }
    }
    return []
  }

  private var buttonNodes: [(_Node, ButtonPart)] {
    if let button = part as? ButtonPart { return [(self, button)] }
    return children.flatMap(\.buttonNodes)
  }

  /// Whether a sheet that starts here must not be swiped away.
  var refusesDismissal: Bool {
    let own = attributes.first { $0.name == "interactiveDismissDisabled" }
    if let own { return (own.value as? Bool) == true }
    return children.contains(where: \.refusesDismissal)
  }
}
