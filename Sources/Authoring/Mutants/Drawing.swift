/// Names of SwiftUI that only say how something looks; the headless SwiftUI records them, and no
/// exercise on behaviour observes them.
enum Drawing {
  /// Modifiers whose removal changes nothing but the looks.
  static let modifiers: Set<String> = [
    "accentColor", "animation", "aspectRatio", "background", "backgroundStyle", "blur", "bold",
    "border", "brightness", "buttonBorderShape", "clipShape", "clipped", "containerShape",
    "contentTransition", "contrast", "controlSize", "cornerRadius", "drawingGroup",
    "edgesIgnoringSafeArea",
    "fixedSize", "font", "fontDesign", "fontWeight", "fontWidth", "foregroundColor",
    "foregroundStyle", "frame", "glassEffect", "gradient", "grayscale", "headerProminence",
    "ignoresSafeArea", "imageScale", "italic", "kerning", "layoutPriority", "lineSpacing",
    "listRowBackground", "listRowInsets", "listRowSeparator", "listSectionSpacing",
    "minimumScaleFactor", "monospaced", "monospacedDigit", "multilineTextAlignment", "offset",
    "opacity", "overlay", "padding", "position", "preferredColorScheme", "presentationDetents",
    "presentationDragIndicator", "resizable", "rotationEffect", "safeAreaInset", "saturation",
    "scaleEffect", "scaledToFill", "scaledToFit", "scrollContentBackground", "shadow",
    "strikethrough", "stroke", "symbolRenderingMode", "symbolVariant", "tint", "tracking",
    "transition", "truncationMode", "underline", "zIndex",
  ]

  /// Views that have no part in what a form does.
  static let views: Set<String> = [
    "Color", "Divider", "EdgeInsets", "LinearGradient", "RadialGradient", "Spacer",
  ]

  /// Labels of arguments that only say how something looks.
  static let labels: Set<String> = [
    "alignment", "comment", "cornerRadius", "lineWidth", "spacing", "systemImage", "systemName",
  ]
}
