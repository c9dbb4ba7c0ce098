/// Wording of the warnings that the runtime gives, as Apple's console does.
enum Diagnostics {
  static func noBody(of type: Any.Type) -> Never {
    fatalError("body() should not be called on \(type).")
  }

  static let tooManyPasses =
    "onChange action tried to update multiple times per frame: the update was cut off after \(UpdateLimit.passes) passes."
  static let bodyTooDeep =
    "The view tree never comes to rest: its bodies keep asking for another evaluation."
  static func tooDeep(_ type: Any.Type) -> String {
    "\(type) is nested more than \(UpdateLimit.depth) levels deep; a view whose body contains itself never ends."
  }

  static let focusDuringBody =
    "@FocusState was assigned while a body was being evaluated; the assignment is ignored."

  static func outsideView(_ wrapper: String) -> String {
    "\(wrapper) was accessed outside of a view that is on the screen; the write is dropped."
  }

  static func ambiguousFocus(_ value: String) -> String {
    "Several views are focused for the value \(value); the first one gets the focus."
  }

  static func unboundFocus(_ value: String) -> String {
    "No view on the screen is focused for the value \(value); the focus is nil again."
  }

  static func duplicateIdentity(_ value: String) -> String {
    "ForEach: the ID \(value) occurs multiple times within the collection; this gives undefined results."
  }

  static func pickerWithoutTag(_ value: String) -> String {
    "Picker: the selection \"\(value)\" is invalid and does not have an associated tag."
  }

  static func missingObject(_ type: Any.Type) -> String {
    "No object of type \(type) found in the environment. Put it there with .environment(_:) or .environmentObject(_:) on an ancestor."
  }
}

/// Limits that keep an endless program from hanging its driver.
enum UpdateLimit {
  /// Update passes after one event.
  static let passes = 16
  /// Rounds of evaluations before the bodies must have come to rest.
  static let rounds = 64
  /// Depth of the tree of nodes.
  static let depth = 1_000
}
