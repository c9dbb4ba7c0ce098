/// Builds one view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// An expression is one view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// No statement: nothing to see.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// One statement is passed through.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Any number of statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The other branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
