import Foundation

extension View {
  /// Sets the font.
  public nonisolated func font(_ font: Font?) -> some View {
    recorded("font", font)
  }
  /// Sets the weight of the font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    recorded("fontWeight")
  }
  /// Sets the width of the font.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    recorded("fontWidth")
  }
  /// Sets the design of the font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    recorded("fontDesign")
  }
  /// Makes text bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    recorded("bold", isActive)
  }
  /// Makes text italic.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    recorded("italic", isActive)
  }
  /// Underlines text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    recorded("underline")
  }
  /// Strikes text through.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    recorded("strikethrough")
  }
  /// Sets the spacing of letter pairs.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    recorded("kerning")
  }
  /// Sets the spacing of letters.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    recorded("tracking")
  }
  /// Moves text off its line.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    recorded("baselineOffset")
  }
  /// Uses letters of one width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    recorded("monospaced")
  }
  /// Uses digits of one width.
  public nonisolated func monospacedDigit() -> some View {
    recorded("monospacedDigit")
  }
  /// Sets how many lines text takes.
  public nonisolated func lineLimit(_ limits: PartialRangeFrom<Int>) -> some View {
    recorded("lineLimit", limits)
  }
  /// Sets how many lines text takes.
  public nonisolated func lineLimit(_ limits: PartialRangeThrough<Int>) -> some View {
    recorded("lineLimit", limits)
  }
  /// Sets how many lines text takes.
  public nonisolated func lineLimit(_ limits: ClosedRange<Int>) -> some View {
    recorded("lineLimit", limits)
  }
  /// Sets how many lines text takes.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    recorded("lineLimit", limit)
  }
  /// Lets letters be set tighter.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    recorded("allowsTightening")
  }
  /// Lets text shrink.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    recorded("minimumScaleFactor", factor)
  }
  /// Sets the distance of lines.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    recorded("lineSpacing")
  }
  /// Sets where text is cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    recorded("truncationMode")
  }
  /// Lets people select text.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    recorded("textSelection")
  }
  /// Sets the size of text.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    recorded("textScale")
  }
  /// Spells characters out.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    recorded("speechSpellsOutCharacters")
  }
  /// Sets the pitch of speech.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
    recorded("speechAdjustedPitch")
  }
  /// Sets the language of text.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  {
    recorded("typesettingLanguage")
  }
  /// Bounds the text size.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    recorded("dynamicTypeSize")
  }
  /// Sets how writing tools are used.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    recorded("writingToolsBehavior")
  }
  /// Shows or hides writing tools.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    recorded("writingToolsAffordanceVisibility")
  }
  /// Shows or hides formatting controls.
  public nonisolated func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: Axis.Set
  ) -> some View {
    recorded("textInputFormattingControlVisibility")
  }
  /// Shows the search in text.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
    recorded("findNavigator")
  }
  /// Turns replacing off.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("replaceDisabled")
  }
}
