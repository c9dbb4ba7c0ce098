/// What happens in a case, as a learner reads it: steps, and what was seen after them.
@MainActor
public final class Story {
  private(set) var events: [Event] = []

  enum Event {
    case step(String)
    case saw(label: String, value: String)
    case threw(String)
    case took(String)
  }

  nonisolated init() {}

  // MARK: - Steps

  /// A step in free words: "did nothing for a second".
  public func did(_ words: String) {
    events.append(.step(words))
  }

  /// Somebody typed a text into a field.
  public func typed(_ text: String, in field: String) {
    events.append(.step("typed \(encoded(text)) in \(field)"))
  }

  /// Somebody left a field.
  public func left(_ field: String) {
    events.append(.step("left \(field)"))
  }

  /// Somebody pressed a key or a button: "return in Name".
  public func pressed(_ what: String) {
    events.append(.step("pressed \(what)"))
  }

  /// Somebody tapped something.
  public func tapped(_ what: String) {
    events.append(.step("tapped \(what)"))
  }

  // MARK: - Observations

  /// What was seen: a name for it, and the value, which must be the reference's.
  ///
  /// The value is taken apart by its stored properties and cases, never by its `description`, `==`, coding
  /// or mirror, so that an answer cannot dress it up.
  public func saw<Value>(_ label: String, _ value: Value) {
    events.append(.saw(label: label, value: encoded(value)))
  }

  func threw(_ error: any Error) {
    events.append(.threw(encoded(error)))
  }

  func took<Input>(_ input: Input) {
    events.append(.took(encoded(input)))
  }
}
