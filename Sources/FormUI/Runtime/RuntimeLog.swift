import Foundation

/// What a running form has said and done besides what is on the screen.
@MainActor
final class RuntimeLog {
  /// Warnings as Apple's console prints them, each once.
  private(set) var warnings: [String] = []
  /// Announcements made to assistive technology.
  var announcements: [String] = []
  /// Addresses that were opened.
  var openedURLs: [URL] = []
  /// The labels that had the focus, nil for none.
  var focusHistory: [String?] = []
  /// The labels of the fields that submitted.
  var submitHistory: [String] = []
  /// How many bodies were evaluated.
  var evaluationCount = 0

  func warn(_ text: String) {
    if !warnings.contains(text) { warnings.append(text) }
  }
}
