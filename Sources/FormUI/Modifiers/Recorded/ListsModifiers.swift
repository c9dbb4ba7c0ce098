import Foundation

extension View {
  /// Sets the space around a row.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    recorded("listRowInsets")
  }
  /// Shows or hides lines.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    recorded("listRowSeparator", visibility)
  }
  /// Sets the colour of lines.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    recorded("listRowSeparatorTint")
  }
  /// Shows or hides lines of sections.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    recorded("listSectionSeparator")
  }
  /// Sets the colour of lines of sections.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    recorded("listSectionSeparatorTint")
  }
  /// Sets the space between sections.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    recorded("listSectionSpacing")
  }
  /// Sets the space between sections.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    recorded("listSectionSpacing")
  }
  /// Sets the space between rows.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    recorded("listRowSpacing")
  }
  /// Sets the colour of rows.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    recorded("listItemTint")
  }
  /// Sets the margins of sections.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  {
    recorded("listSectionMargins")
  }
  /// Sets how headers stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    recorded("headerProminence")
  }
  /// Keeps a row from being deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    recorded("deleteDisabled", isDisabled)
  }
  /// Keeps a row from being moved.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    recorded("moveDisabled", isDisabled)
  }
  /// Keeps a row from being selected.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("selectionDisabled", isDisabled)
  }
  /// Shows a number.
  public nonisolated func badge(_ count: Int) -> some View {
    recorded("badge", count)
  }
  /// Shows a badge.
  public nonisolated func badge(_ label: Text?) -> some View {
    recorded("badge")
  }
  /// Shows a badge.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    recorded("badge")
  }
  /// Sets how a badge stands out.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    recorded("badgeProminence")
  }
}
