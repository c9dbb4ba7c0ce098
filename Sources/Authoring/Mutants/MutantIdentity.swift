import SwiftSyntax

/// Names mutants so that a name holds as long as the code that it is about.
struct MutantIdentity {
  private var taken: [String: Int] = [:]

  init() {}

  /// Kind and six hexadecimal digits of the FNV-1a hash of the enclosing declarations' names, the
  /// statement around the change, the change itself; a number follows from the second alike on.
  mutating func id(of edit: Edit) -> String {
    let around = statement(around: edit.node)
    let offset = edit.range.lowerBound - around.positionAfterSkippingLeadingTrivia.utf8Offset
    let parts =
      path(to: edit.node) + [
        around.trimmedDescription, String(offset), String(edit.range.count), edit.replacement,
      ]
    let digits = String(fnv1a(parts.joined(separator: "\u{1F}")) >> 40, radix: 16)
    let padded = String(repeating: "0", count: 6 - digits.count) + digits
    let name = "\(edit.kind.rawValue)-\(padded)"
    taken[name, default: 0] += 1
    let count = taken[name] ?? 1
    return count == 1 ? name : "\(name)-\(count)"
  }

  private func statement(around node: Syntax) -> Syntax {
    var current = node
    while let parent = current.parent, !current.is(CodeBlockItemSyntax.self),
      !current.is(MemberBlockItemSyntax.self)
    {
      current = parent
    }
    return current
  }

  private func path(to node: Syntax) -> [String] {
    var names: [String] = []
    var current: Syntax? = node
    while let here = current {
      if let named = here.asProtocol((any NamedDeclSyntax).self) {
        names.append(named.name.text)
      } else if let binding = here.as(PatternBindingSyntax.self) {
        names.append(binding.pattern.trimmedDescription)
      } else if let extended = here.as(ExtensionDeclSyntax.self) {
        names.append(extended.extendedType.trimmedDescription)
      }
      current = here.parent
    }
    return names.reversed()
  }

  /// Fowler, Noll, Vo: the 64-bit hash "1a", small and the same on every machine.
  private func fnv1a(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
