/// What a node puts on the screen.
@MainActor
protocol Part {
  var kind: ElementKind { get }

  /// Completes the description of the element for this part; its attributes, state and children are there already.
  func describe(_ element: inout Element, at node: _Node)

  /// The children to describe in place; nil for all of them.
  func drawnChildren(of node: _Node) -> [_Node]?
}

extension Part {
  func drawnChildren(of node: _Node) -> [_Node]? { nil }
  func describe(_ element: inout Element, at node: _Node) {}
}

/// A part that a person can use.
@MainActor
protocol ControlPart: Part {
  /// The child whose texts name the control; nil when it has no label.
  var labelChild: Int? { get }
}

extension ControlPart {
  var labelChild: Int? { 0 }
  func drawnChildren(of node: _Node) -> [_Node]? { [] }
}

/// A part that reacts to a tap.
@MainActor
protocol TappablePart: Part {
  func tap(_ node: _Node)
}

/// What an element of the screen is; the names are those of SwiftUI's types, small first letter.
public enum ElementKind: String, Sendable, CaseIterable, Codable {
  case screen, navigationBar, form, section, list, text, image, shape, color, divider, spacer
  case vStack, hStack, zStack, grid, gridRow, scrollView, group, row, tabView, splitView
  case groupBox, labeledContent, progressView, gauge, label, toolbarItem, keyboardToolbar
  case textField, secureField, textEditor, searchField
  case button, toggle, picker, datePicker, multiDatePicker, stepper, slider, colorPicker
  case menu, link, shareLink, navigationLink, disclosureGroup, tab, tappable
  case alert, confirmationDialog, sheet, fullScreenCover, popover, contextMenu, table
  case contentUnavailable, canvas, asyncImage, controlGroup, header, footer
}
