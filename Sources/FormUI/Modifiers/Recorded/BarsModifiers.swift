import Foundation

extension View {
  /// Sets the background of bars.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarBackground")
  }
  /// Shows or hides the background of bars.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    recorded("toolbarBackground")
  }
  /// Shows or hides the background of bars.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarBackgroundVisibility")
  }
  /// Shows or hides bars.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    recorded("toolbarVisibility")
  }
  /// Sets light or dark for bars.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarColorScheme")
  }
  /// Sets what a toolbar is for.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    recorded("toolbarRole")
  }
  /// Sets how large the title is.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    recorded("toolbarTitleDisplayMode")
  }
  /// Hides the status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    recorded("statusBarHidden")
  }
  /// Hides the status bar, in the old spelling.
  public nonisolated func statusBar(hidden: Bool) -> some View {
    recorded("statusBar")
  }
  /// Shows or hides the system's overlays.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    recorded("persistentSystemOverlays")
  }
  /// Sets when tabs get small.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    recorded("tabBarMinimizeBehavior")
  }
  /// Sets the width of a column.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    recorded("navigationSplitViewColumnWidth")
  }
  /// Sets the width of a column.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    recorded("navigationSplitViewColumnWidth")
  }
}
