/// Says in one sentence that formlab's SwiftUI lacks something, from what the compiler says.
package enum MissingAPI {
  /// The sentence for a compiler message; nil when the message is about something else.
  ///
  /// Only names that exist in Apple's SwiftUI are answered: an unknown name of the learner's own stays the compiler's.
  package static func sentence(for message: String) -> String? {
    let quoted = names(in: message)
    if message.hasPrefix("cannot find type") || message.hasPrefix("cannot find '")
      || message.hasPrefix("unknown attribute")
    {
      guard let name = quoted.first else { return nil }
      if message.hasPrefix("unknown attribute") {
        return lacking("@\(name)", if: wrappers.contains(name))
      }
      return lacking(name, if: types.contains(name))
        ?? lacking("@\(name)", if: wrappers.contains(name))
    }
    if message.contains("has no member '"), let member = quoted.last {
      return lacking(".\(member)", if: modifiers.contains(member))
    }
    if message.hasPrefix("no such module"), let name = quoted.first {
      return modules[name].map { "formlab has no module `\(name)`: \($0)." }
    }
    return nil
  }

  private static func lacking(_ name: String, if isKnown: Bool) -> String? {
    isKnown ? "formlab's SwiftUI has no `\(name)` yet." : nil
  }

  /// The names between single quotes.
  private static func names(in message: String) -> [String] {
    let pieces = message.split(separator: "'", omittingEmptySubsequences: false)
    return pieces.indices.filter { $0 % 2 == 1 }.map { String(pieces[$0]) }
  }

  private static let types: Set<String> = [
    "Map", "MapMarker", "MapPin", "Marker", "Annotation", "MapCameraPosition", "Chart", "BarMark",
    "LineMark", "PointMark", "AreaMark", "PhotosPicker", "PhotosPickerItem", "VideoPlayer",
    "SignInWithAppleButton", "ImageRenderer", "DocumentGroup",
    "MenuBarExtra", "WidgetConfiguration", "StaticConfiguration", "ModelContainer",
    "ModelConfiguration", "NSManagedObjectContext", "FetchedResults", "SectionedFetchRequest",
    "TextRenderer", "Model3D", "RealityView", "SpriteView", "SceneView", "WebView", "WebPage",
    "CLLocationManager", "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
    "NSColor", "NSImage", "NSApplication", "NSWindow", "UIViewController",
    "UILabel", "UIButton", "UINavigationController",
    "UIBezierPath", "UIGestureRecognizer", "UIActivityViewController", "UIImagePickerController",
    "SFSafariViewController", "TipView", "SubscriptionStoreView", "ProductView", "StoreView",
    "HelpLink", "TextFieldLink", "NewDocumentButton", "SettingsLink", "PresentedWindowContent",

  ]

  private static let wrappers: Set<String> = [
    "Query", "Model", "FetchRequest", "SectionedFetchRequest", "Attribute", "Relationship",
    "Transient", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
    "PhysicalMetric", "Animatable", "ContentBuilder",
  ]

  private static let modifiers: Set<String> = [
    "modelContainer", "modelContext", "mapStyle", "mapControls", "chartXAxis", "chartYAxis",
    "chartLegend", "photosPicker", "quickLookPreview", "onReorder", "keyframeAnimator",
    "textRenderer", "layerEffect", "colorEffect", "distortionEffect", "dragConfiguration",
    "onPencilSqueeze", "onPencilDoubleTap", "gestureRecognizer", "onModifierKeysChanged",
    "onCopyCommand", "onCutCommand", "onPasteCommand", "copyable", "cuttable", "pasteDestination",
    "exportsItemProviders", "importsItemProviders", "focusedSceneTarget", "touchBar",
    "windowDismissBehavior", "windowStyle", "popoverTip", "tipBackground", "translationTask",
    "translationPresentation", "manageSubscriptionsSheet", "appStoreOverlay", "musicSubscription",
    "familyActivityPicker", "payWithApplePayButtonStyle", "signInWithAppleButtonStyle",
    "contactAccessPicker", "imagePlaygroundSheet", "accessibilityRotor",
    "accessibilityChartDescriptor",
    "accessibilityCustomContent", "accessibilityZoomAction", "accessibilityQuickAction",
    "accessibilityLinkedGroup", "accessibilityDirectTouch", "accessibilityDragPoint",
    "tableColumnHeaders", "alternatingRowBackgrounds", "springLoadingBehavior",
    "onScrollPhaseChange",
    "onScrollTargetVisibilityChange", "toolbarForegroundStyle", "tabViewCustomization",
    "sectionActions", "labelsVisibility", "materialActiveAppearance", "pointerStyle",
    "pointerVisibility", "handPointerBehavior", "ornament", "immersionStyle",
    "volumeBaseplateVisibility",
  ]

  private static let modules: [String: String] = [
    "SwiftData": "there is no data base behind the headless forms",
    "CoreData": "there is no data base behind the headless forms",
    "MapKit": "there are no maps here", "Charts": "there are no charts here",
    "AppKit": "there are no windows of macOS here", "PhotosUI": "there are no photos here",
    "AVKit": "there is no video here", "WidgetKit": "there are no widgets here",
    "CoreLocation": "there is no location here", "StoreKit": "there is no store here",
    "UserNotifications": "there are no notifications here", "WebKit": "there is no web view here",
    "CloudKit": "there is no cloud here", "LocalAuthentication": "nobody can be identified here",
    "AuthenticationServices": "nobody can be identified here",
    "Contacts": "there are no contacts here",
    "TipKit": "there are no tips here", "SpriteKit": "there are no sprites here",
    "RealityKit": "there are no scenes here", "AVFoundation": "there is no sound here",
  ]
}
