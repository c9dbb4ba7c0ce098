extension View {
  /// Says whether the controls below are off; an inner `false` can't switch them on again.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    changingEnvironment { if disabled { $0.isEnabled = false } }
      .recorded("disabled", disabled)
  }

  /// Hides the labels of the controls below; assistive technology still has them.
  public nonisolated func labelsHidden() -> some View {
    changingEnvironment { $0.labelsAreHidden = true }
      .recorded("labelsHidden")
  }
}
