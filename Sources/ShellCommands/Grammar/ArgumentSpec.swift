/// One positional word of a command.
package struct ArgumentSpec: Sendable, Equatable {
  package var kind: ValueKind
  /// The word that stands for it in help.
  package var label: String
  package var isOptional: Bool
  /// Takes all words that are left; only for the last one.
  package var isRepeated: Bool

  package init(
    _ kind: ValueKind, label: String? = nil, optional: Bool = false, repeated: Bool = false
  ) {
    self.kind = kind
    self.label = label ?? kind.placeholder
    isOptional = optional
    isRepeated = repeated
  }

  /// `[EXERCISE]`, `FILE ...`.
  package var usage: String {
    let word = isRepeated ? "\(label) ..." : label
    return isOptional ? "[\(word)]" : word
  }
}
