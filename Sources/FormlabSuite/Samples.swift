/// A rule that must hold for many inputs, which are drawn from a seeded generator.
///
///     Samples("The rule holds for any name", count: 200, of: .strings(upTo: 60)) { story, name in
///       story.typed(name, in: "Name")
///       story.saw("whether joining is possible", Signup(name: name).canSubmit)
///     }
///
/// Inputs grow with their number. Of those that fail, a learner is shown the smallest.
public struct Samples: SuiteItem {
  public let outline: ItemOutline
  private let run: @MainActor @Sendable (Story, Draw) throws -> Void
  private let runWaiting: @MainActor @Sendable (Story, Draw) async throws -> Void

  /// A rule whose body does not wait.
  ///
  /// - Parameters:
  ///   - name: A sentence in the learner's terms.
  ///   - count: How many inputs are drawn.
  ///   - generator: Where inputs come from.
  ///   - points: What it counts in a class.
  ///   - hint: A sentence that a learner reads when the rule fails.
  ///   - body: What is done with one input, and what is seen.
  public init<Input>(
    _ name: String, count: Int = 100, of generator: Generator<Input>, points: Int = 1,
    hint: String = "",
    _ body: @escaping @MainActor @Sendable (Story, Input) throws -> Void
  ) {
    outline = ItemOutline(
      name: name, points: points, hint: hint, samples: max(1, count), waits: false)
    let run: @MainActor @Sendable (Story, Draw) throws -> Void = { story, draw in
      let input = generator.sample(draw)
      story.took(input)
      try body(story, input)
    }
    self.run = run
    runWaiting = { try run($0, $1) }
  }

  /// A rule whose body waits.
  ///
  /// - Parameters:
  ///   - name: A sentence in the learner's terms.
  ///   - count: How many inputs are drawn.
  ///   - generator: Where inputs come from.
  ///   - points: What it counts in a class.
  ///   - hint: A sentence that a learner reads when the rule fails.
  ///   - body: What is done with one input, and what is seen.
  public init<Input>(
    _ name: String, count: Int = 100, of generator: Generator<Input>, points: Int = 1,
    hint: String = "",
    _ body: @escaping @MainActor @Sendable (Story, Input) async throws -> Void
  ) {
    outline = ItemOutline(
      name: name, points: points, hint: hint, samples: max(1, count), waits: true)
    run = { _, _ in }
    runWaiting = { story, draw in
      let input = generator.sample(draw)
      story.took(input)
      try await body(story, input)
    }
  }

  @MainActor
  public func tell(_ story: Story, draw: Draw?) throws {
    if let draw { try run(story, draw) }
  }

  @MainActor
  public func tellWaiting(_ story: Story, draw: Draw?) async throws {
    if let draw { try await runWaiting(story, draw) }
  }
}
