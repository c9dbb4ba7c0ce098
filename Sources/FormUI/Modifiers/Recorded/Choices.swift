import Foundation

/// A choice of a recorded modifier.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  /// The choice `.standard`.
  public static let standard = BadgeProminence(name: "standard")
  /// The choice `.decreased`.
  public static let decreased = BadgeProminence(name: "decreased")
  /// The choice `.increased`.
  public static let increased = BadgeProminence(name: "increased")
}

/// A choice of a recorded modifier.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// The choice `.capsule`.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// The choice `.roundedRectangle`.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// The choice `.circle`.
  public static let circle = ButtonBorderShape(name: "circle")
}

/// A choice of a recorded modifier.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The choice `.enabled`.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The choice `.disabled`.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// A choice of a recorded modifier.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = ButtonSizing(name: "automatic")
  /// The choice `.fitted`.
  public static let fitted = ButtonSizing(name: "fitted")
  /// The choice `.flexible`.
  public static let flexible = ButtonSizing(name: "flexible")
}

/// A choice of a recorded modifier.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The choice `.scrollContent`.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The choice `.scrollIndicators`.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// A choice of a recorded modifier.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = DialogSeverity(name: "automatic")
  /// The choice `.critical`.
  public static let critical = DialogSeverity(name: "critical")
  /// The choice `.standard`.
  public static let standard = DialogSeverity(name: "standard")
}

/// A choice of a recorded modifier.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// The choice `.identity`.
  public static let identity = GlassEffectTransition(name: "identity")
  /// The choice `.matchedGeometry`.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// The choice `.materialize`.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// A choice of a recorded modifier.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = HoverEffect(name: "automatic")
  /// The choice `.highlight`.
  public static let highlight = HoverEffect(name: "highlight")
  /// The choice `.lift`.
  public static let lift = HoverEffect(name: "lift")
}

/// A choice of a recorded modifier.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  private let name: String

  /// The choice `.fixed`.
  public static let fixed = LayoutDirectionBehavior(name: "fixed")
  /// The choice `.mirrors`.
  public static let mirrors = LayoutDirectionBehavior(name: "mirrors")
}

/// A choice of a recorded modifier.
public struct ListSectionSpacing: Hashable, Sendable {
  private let name: String

  /// The choice `.default`.
  public static let `default` = ListSectionSpacing(name: "default")
  /// The choice `.compact`.
  public static let compact = ListSectionSpacing(name: "compact")
}

/// A choice of a recorded modifier.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The choice `.enabled`.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The choice `.disabled`.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// A choice of a recorded modifier.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = MenuOrder(name: "automatic")
  /// The choice `.priority`.
  public static let priority = MenuOrder(name: "priority")
  /// The choice `.fixed`.
  public static let fixed = MenuOrder(name: "fixed")
}

/// A choice of a recorded modifier.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
}

/// A choice of a recorded modifier.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// The choice `.none`.
  public static let none = PresentationAdaptation(name: "none")
  /// The choice `.popover`.
  public static let popover = PresentationAdaptation(name: "popover")
  /// The choice `.sheet`.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// The choice `.fullScreenCover`.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// A choice of a recorded modifier.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// The choice `.enabled`.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// The choice `.disabled`.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
}

/// A choice of a recorded modifier.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// The choice `.resizes`.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// The choice `.scrolls`.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// A choice of a recorded modifier.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// The choice `.always`.
  public static let always = ScrollBounceBehavior(name: "always")
  /// The choice `.basedOnSize`.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// A choice of a recorded modifier.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// The choice `.hard`.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// The choice `.soft`.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// A choice of a recorded modifier.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// The choice `.visible`.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// The choice `.hidden`.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// The choice `.never`.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// A choice of a recorded modifier.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  private let name: String

  /// The choice `.animated`.
  public static let animated = ScrollTransitionConfiguration(name: "animated")
  /// The choice `.interactive`.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")
  /// The choice `.identity`.
  public static let identity = ScrollTransitionConfiguration(name: "identity")
}

/// A choice of a recorded modifier.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// The choice `.avoidHidingContent`.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

/// A choice of a recorded modifier.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// The choice `.minimize`.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// A choice of a recorded modifier.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  /// The choice `.success`.
  public static let success = SensoryFeedback(name: "success")
  /// The choice `.warning`.
  public static let warning = SensoryFeedback(name: "warning")
  /// The choice `.error`.
  public static let error = SensoryFeedback(name: "error")
  /// The choice `.selection`.
  public static let selection = SensoryFeedback(name: "selection")
  /// The choice `.increase`.
  public static let increase = SensoryFeedback(name: "increase")
  /// The choice `.decrease`.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// The choice `.start`.
  public static let start = SensoryFeedback(name: "start")
  /// The choice `.stop`.
  public static let stop = SensoryFeedback(name: "stop")
  /// The choice `.alignment`.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// The choice `.levelChange`.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// The choice `.impact`.
  public static let impact = SensoryFeedback(name: "impact")
}

/// A choice of a recorded modifier.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The choice `.onScrollDown`.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The choice `.onScrollUp`.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The choice `.never`.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// A choice of a recorded modifier.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// The choice `.preventDictation`.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
}

/// A choice of a recorded modifier.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = ToolbarRole(name: "automatic")
  /// The choice `.navigationStack`.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// The choice `.browser`.
  public static let browser = ToolbarRole(name: "browser")
  /// The choice `.editor`.
  public static let editor = ToolbarRole(name: "editor")
}

/// A choice of a recorded modifier.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// The choice `.large`.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// The choice `.inlineLarge`.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  /// The choice `.inline`.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
}

/// A choice of a recorded modifier.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// The choice `.automatic`.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// The choice `.complete`.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// The choice `.limited`.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// The choice `.disabled`.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}
