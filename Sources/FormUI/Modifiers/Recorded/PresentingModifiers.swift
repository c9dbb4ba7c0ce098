import Foundation

extension View {
  /// Sets the heights of a sheet.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    recorded("presentationDetents")
  }
  /// Sets the heights of a sheet.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    recorded("presentationDetents")
  }
  /// Shows or hides the handle of a sheet.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    recorded("presentationDragIndicator")
  }
  /// Sets the background of a sheet.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    recorded("presentationBackground")
  }
  /// Sets the background of a sheet.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    recorded("presentationBackground")
  }
  /// Lets people use what is behind.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    recorded("presentationBackgroundInteraction")
  }
  /// Rounds the corners of a sheet.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    recorded("presentationCornerRadius")
  }
  /// Sets what a swipe does.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  {
    recorded("presentationContentInteraction")
  }
  /// Sets how a sheet looks where there is little room.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  {
    recorded("presentationCompactAdaptation")
  }
  /// Sets how a sheet looks where there is little room.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    recorded("presentationCompactAdaptation")
  }
  /// Sets the size of a sheet.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    recorded("presentationSizing")
  }
  /// Lets people suppress a dialog.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    recorded("dialogSuppressionToggle")
  }
  /// Sets the icon of a dialog.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View {
    recorded("dialogIcon")
  }
  /// Sets how serious a dialog is.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
    recorded("dialogSeverity")
  }
}
