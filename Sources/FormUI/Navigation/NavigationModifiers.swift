extension View {
  /// Sets the title of the page.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    recorded("navigationTitle", Text(titleKey))
  }

  /// Sets the title of the page.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    recorded("navigationTitle", Text(title))
  }

  /// Sets the title of the page.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    recorded("navigationTitle", Text(titleResource))
  }

  /// Sets the title of the page.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    recorded("navigationTitle", title)
  }

  /// Sets the title of the page by a binding.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    recorded("navigationTitle", Text(verbatim: title.wrappedValue))
  }

  /// Sets the subtitle of the page.
  public nonisolated func navigationSubtitle(_ titleKey: LocalizedStringKey) -> some View {
    recorded("navigationSubtitle", Text(titleKey))
  }

  /// Sets the subtitle of the page.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ title: S) -> some View {
    recorded("navigationSubtitle", Text(title))
  }

  /// Sets the subtitle of the page.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle(_ titleResource: LocalizedStringResource) -> some View
  {
    recorded("navigationSubtitle", Text(titleResource))
  }

  /// Sets the title of the page, in the old spelling.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    recorded("navigationTitle", Text(titleKey))
  }

  /// Sets the title of the page, in the old spelling.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    recorded("navigationTitle", Text(title))
  }

  /// Sets the title of the page, in the old spelling.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle(_ titleResource: LocalizedStringResource) -> some View
  {
    recorded("navigationTitle", Text(titleResource))
  }

  /// Sets the title of the page and its size, in the old spelling.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    recorded("navigationTitle", Text(titleKey))
  }

  /// Sets the title of the page and its size, in the old spelling.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    recorded("navigationTitle", Text(title))
  }

  /// Sets the title of the page and its size, in the old spelling.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle(
    _ titleResource: LocalizedStringResource, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    recorded("navigationTitle", Text(titleResource))
  }

  /// Sets the title of the page, in the old spelling.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View {
    recorded("navigationTitle", title)
  }

  /// Sets the title of the page and its size, in the old spelling.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    recorded("navigationTitle", title)
  }

  /// Sets the size of the title.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    recorded("navigationBarTitleDisplayMode", displayMode)
  }

  /// Hides the button that leads back.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    recorded("navigationBarBackButtonHidden", hidesBackButton)
  }

  /// Hides the bar with the title.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    recorded("navigationBarHidden", hidden)
  }

  /// Puts views into the bar with the title, in the old spelling.
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view into the bar with the title, in the old spelling.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view into the bar with the title, in the old spelling.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

/// The bar with the title.
public struct NavigationBarItem {
  /// How large the title is.
  public enum TitleDisplayMode: Sendable {
    /// As the page before.
    case automatic
    /// Small, in the middle.
    case inline
    /// Large, below the bar.
    case large
    /// Small or large.
    case inlineLarge
  }
}
