/// The hidden suite of an exercise: what is done with the learner's code, and what is looked at.
///
/// A suite says no expected values. It is run with the reference solution too, in another process, and what
/// it sees there is what an answer must show.
///
///     import FormlabSuite
///
///     let suite = Suite {
///       Case("Return in the name field leads to the email field") { story in
///         story.pressed("return in Name")
///         story.saw("the next field", nextField(after: .name))
///       }
///       Samples("A name of any length is never cut", of: .strings(upTo: 60)) { story, name in
///         var signup = Signup()
///         signup.name = name
///         story.typed(name, in: "Name")
///         signup.submit()
///         story.saw("the name", signup.name)
///       }
///     }
public struct Suite: Sendable {
  let items: [any SuiteItem]

  /// A suite of the cases that stand between the braces; `for` and `if` may make them.
  public init(@SuiteBuilder _ items: @Sendable () -> [any SuiteItem]) {
    self.items = items()
  }
}

/// What may stand in a suite: `Case` and `Samples`.
public protocol SuiteItem: Sendable {
  /// What the judge needs to know before it runs the item.
  var outline: ItemOutline { get }
  /// Runs the item once, telling what it does and sees; `draw` says which of its inputs to take.
  @MainActor func tell(_ story: Story, draw: Draw?) throws
  /// The same for an item that has to wait.
  @MainActor func tellWaiting(_ story: Story, draw: Draw?) async throws
}

/// The facts of an item of a suite.
public struct ItemOutline: Sendable {
  var name: String
  var points: Int
  var hint: String
  /// How many inputs are drawn; 0 for a single case.
  var samples: Int
  var waits: Bool
}

/// Which of its inputs an item is to draw.
public struct Draw: Sendable {
  var seed: UInt64
  var index: Int
  var count: Int
}

/// Collects the items of a suite.
@resultBuilder
public enum SuiteBuilder {
  public static func buildExpression(_ item: some SuiteItem) -> [any SuiteItem] { [item] }
  public static func buildExpression(_ items: [any SuiteItem]) -> [any SuiteItem] { items }
  public static func buildBlock(_ parts: [any SuiteItem]...) -> [any SuiteItem] {
    Array(parts.joined())
  }
  public static func buildOptional(_ part: [any SuiteItem]?) -> [any SuiteItem] { part ?? [] }
  public static func buildEither(first part: [any SuiteItem]) -> [any SuiteItem] { part }
  public static func buildEither(second part: [any SuiteItem]) -> [any SuiteItem] { part }
  public static func buildArray(_ parts: [[any SuiteItem]]) -> [any SuiteItem] {
    Array(parts.joined())
  }
}
