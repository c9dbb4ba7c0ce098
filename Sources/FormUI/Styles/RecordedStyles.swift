/// How it looks: recorded only.
public protocol PickerStyle {}

/// The style `.automatic`.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style `.automatic`.
  public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The style `.menu`.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The style `.menu`.
  public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The style `.segmented`.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The style `.segmented`.
  public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The style `.inline`.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The style `.inline`.
  public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The style `.wheel`.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The style `.wheel`.
  public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The style `.navigationLink`.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The style `.navigationLink`.
  public nonisolated static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}

/// The style `.radioGroup`.
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The style `.radioGroup`.
  public nonisolated static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// The style `.palette`.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The style `.palette`.
  public nonisolated static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  /// Sets the style `PickerStyle` of the views below.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    recorded("pickerStyle", StyleName(S.self))
  }
}

/// How it looks: recorded only.
public protocol ListStyle {}

/// The style `.automatic`.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style `.automatic`.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The style `.plain`.
public struct PlainListStyle: ListStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The style `.plain`.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

/// The style `.grouped`.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// The style `.grouped`.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The style `.inset`.
public struct InsetListStyle: ListStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// The style `.inset`.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}

/// The style `.insetGrouped`.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The style `.insetGrouped`.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The style `.sidebar`.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The style `.sidebar`.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The style `.bordered`.
public struct BorderedListStyle: ListStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// The style `.bordered`.
  public nonisolated static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension View {
  /// Sets the style `ListStyle` of the views below.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    recorded("listStyle", StyleName(S.self))
  }
}

/// How it looks: recorded only.
public protocol FormStyle {}

/// The style `.automatic`.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style `.automatic`.
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The style `.grouped`.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The style `.grouped`.
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// The style `.columns`.
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The style `.columns`.
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the style `FormStyle` of the views below.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    recorded("formStyle", StyleName(S.self))
  }
}

/// How it looks: recorded only.
public protocol MenuStyle {}

/// The style `.automatic`.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style `.automatic`.
  public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The style `.button`.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The style `.button`.
  public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The style `.borderlessButton`.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The style `.borderlessButton`.
  public nonisolated static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

/// The style `.borderedButton`.
public struct BorderedButtonMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// The style `.borderedButton`.
  public nonisolated static var borderedButton: BorderedButtonMenuStyle {
    BorderedButtonMenuStyle()
  }
}

extension View {
  /// Sets the style `MenuStyle` of the views below.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    recorded("menuStyle", StyleName(S.self))
  }
}

/// How it looks: recorded only.
public protocol NavigationViewStyle {}

/// The style `.automatic`.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style `.automatic`.
  public nonisolated static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}

/// The style `.stack`.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The style `.stack`.
  public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// The style `.columns`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
  /// The style `.columns`.
  public nonisolated static var columns: DoubleColumnNavigationViewStyle {
    DoubleColumnNavigationViewStyle()
  }
}

/// The style `.column`.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The style `.column`.
  public nonisolated static var column: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style `NavigationViewStyle` of the views below.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    recorded("navigationViewStyle", StyleName(S.self))
  }
}

/// How it looks: recorded only.
public protocol NavigationSplitViewStyle {}

/// The style `.automatic`.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style `.automatic`.
  public nonisolated static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

/// The style `.balanced`.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The style `.balanced`.
  public nonisolated static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

/// The style `.prominentDetail`.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The style `.prominentDetail`.
  public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets the style `NavigationSplitViewStyle` of the views below.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  {
    recorded("navigationSplitViewStyle", StyleName(S.self))
  }
}

/// How it looks: recorded only.
public protocol TabViewStyle {}

/// The style `.automatic`.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style `.automatic`.
  public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// The style `.page`.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {}

  /// When the dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    /// With several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The style `.page`.
  public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }
  /// The style with a choice of when the dots are shown.
  public nonisolated static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }

}

/// The style `.carousel`.
public struct CarouselTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  /// The style `.carousel`.
  public nonisolated static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

/// The style `.sidebarAdaptable`.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The style `.sidebarAdaptable`.
  public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// The style `.tabBarOnly`.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// The style `.tabBarOnly`.
  public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// The style `.grouped`.
public struct GroupedTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// The style `.grouped`.
  public nonisolated static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// The style `.verticalPage`.
public struct VerticalPageTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// The style `.verticalPage`.
  public nonisolated static var verticalPage: VerticalPageTabViewStyle {
    VerticalPageTabViewStyle()
  }
}

extension View {
  /// Sets the style `TabViewStyle` of the views below.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    recorded("tabViewStyle", StyleName(S.self))
  }
}

/// How it looks: recorded only.
public protocol IndexViewStyle {}

/// The style `.page`.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

  /// When the background is shown.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String
    /// The platform decides.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// While it is used.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The style `.page`.
  public nonisolated static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// The style with a choice of when the background is shown.
  public nonisolated static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }

}

extension View {
  /// Sets the style `IndexViewStyle` of the views below.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    recorded("indexViewStyle", StyleName(S.self))
  }
}

/// How it looks: recorded only.
public protocol ControlGroupStyle {}

/// The style `.automatic`.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style `.automatic`.
  public nonisolated static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

/// The style `.navigation`.
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style `.navigation`.
  public nonisolated static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

/// The style `.menu`.
public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The style `.menu`.
  public nonisolated static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// The style `.compactMenu`.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The style `.compactMenu`.
  public nonisolated static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

/// The style `.palette`.
public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The style `.palette`.
  public nonisolated static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
  /// Sets the style `ControlGroupStyle` of the views below.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    recorded("controlGroupStyle", StyleName(S.self))
  }
}

/// How it looks: recorded only.
public protocol TableStyle {}

/// The style `.automatic`.
public struct AutomaticTableStyle: TableStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style `.automatic`.
  public nonisolated static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// The style `.inset`.
public struct InsetTableStyle: TableStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// The style `.inset`.
  public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }
}

/// The style `.bordered`.
public struct BorderedTableStyle: TableStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension TableStyle where Self == BorderedTableStyle {
  /// The style `.bordered`.
  public nonisolated static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

extension View {
  /// Sets the style `TableStyle` of the views below.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    recorded("tableStyle", StyleName(S.self))
  }
}

/// How it looks: recorded only.
public protocol TextEditorStyle {}

/// The style `.automatic`.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style `.automatic`.
  public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// The style `.plain`.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The style `.plain`.
  public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The style `.roundedBorder`.
public struct RoundedBorderTextEditorStyle: TextEditorStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// The style `.roundedBorder`.
  public nonisolated static var roundedBorder: RoundedBorderTextEditorStyle {
    RoundedBorderTextEditorStyle()
  }
}

extension View {
  /// Sets the style `TextEditorStyle` of the views below.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    recorded("textEditorStyle", StyleName(S.self))
  }
}
