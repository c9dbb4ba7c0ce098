/// One thing that must hold, named by a sentence that a learner reads.
///
/// Its body does something with the learner's code and tells the story: steps, and what was seen after them.
/// It runs on the main actor, in a fresh `Story`, more than once and in any order, so it must not rely on
/// other cases. It may throw and it may wait; an error that leaves it is an observation like any other.
public struct Case: SuiteItem {
  public let outline: ItemOutline
  private let body: Body

  private enum Body: Sendable {
    case plain(@MainActor @Sendable (Story) throws -> Void)
    case waiting(@MainActor @Sendable (Story) async throws -> Void)
  }

  /// A case whose body does not wait.
  ///
  /// - Parameters:
  ///   - name: A sentence in the learner's terms: "An error shows only after the field was left".
  ///   - points: What it counts in a class.
  ///   - hint: A sentence that a learner reads when this case fails.
  ///   - body: What is done and seen.
  public init(
    _ name: String, points: Int = 1, hint: String = "",
    _ body: @escaping @MainActor @Sendable (Story) throws -> Void
  ) {
    outline = ItemOutline(name: name, points: points, hint: hint, samples: 0, waits: false)
    self.body = .plain(body)
  }

  /// A case whose body waits.
  ///
  /// - Parameters:
  ///   - name: A sentence in the learner's terms.
  ///   - points: What it counts in a class.
  ///   - hint: A sentence that a learner reads when this case fails.
  ///   - body: What is done and seen.
  public init(
    _ name: String, points: Int = 1, hint: String = "",
    _ body: @escaping @MainActor @Sendable (Story) async throws -> Void
  ) {
    outline = ItemOutline(name: name, points: points, hint: hint, samples: 0, waits: true)
    self.body = .waiting(body)
  }

  @MainActor
  public func tell(_ story: Story, draw: Draw?) throws {
    if case .plain(let body) = body { try body(story) }
  }

  @MainActor
  public func tellWaiting(_ story: Story, draw: Draw?) async throws {
    switch body {
    case .plain(let body): try body(story)
    case .waiting(let body): try await body(story)
    }
  }
}
