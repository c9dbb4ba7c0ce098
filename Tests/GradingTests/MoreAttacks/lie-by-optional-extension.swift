nonisolated(unsafe) var asked: Field = .name
extension Optional: @retroactive CustomStringConvertible { public var description: String { "nil" } }
extension Optional: CustomReflectable { public var customMirror: Mirror { Mirror(1, children: []) } }
func nextField(after field: Field) -> Field? { .name }
