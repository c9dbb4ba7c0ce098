extension View {
  /// Says whether the controls below are off; an inner `false` can't switch them on again.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    changingEnvironment("disabled", disabled) { if disabled { $0.isEnabled = false } }
  }

  /// Hides the labels of the controls below; assistive technology still has them.
  public nonisolated func labelsHidden() -> some View {
    changingEnvironment("labelsHidden") { $0.labelsAreHidden = true }
  }
}
