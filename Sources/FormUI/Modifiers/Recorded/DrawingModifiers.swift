import Foundation

extension View {
  /// Sets how opaque the view is.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    recorded("opacity", opacity)
  }
  /// Sets the colour.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    recorded("foregroundColor", color)
  }
  /// Sets the style of what is in front.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    recorded("foregroundStyle", style)
  }
  /// Sets the styles of what is in front.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    recorded("foregroundStyle", primary)
  }
  /// Sets the styles of what is in front.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    recorded("foregroundStyle", primary)
  }
  /// Sets the colour of controls.
  public nonisolated func tint(_ tint: Color?) -> some View {
    recorded("tint", tint)
  }
  /// Sets the style of controls.
  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    recorded("tint", tint)
  }
  /// Sets the colour of controls, in the old spelling.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    recorded("accentColor", accentColor)
  }
  /// Sets the style of backgrounds.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    recorded("backgroundStyle")
  }
  /// Sets what is behind.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    recorded("background", style)
  }
  /// Sets what is behind.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    recorded("background")
  }
  /// Sets what is behind, in a shape.
  public nonisolated func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    recorded("background", style)
  }
  /// Sets what is behind, in a shape.
  public nonisolated func background<T: InsettableShape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    recorded("background")
  }
  /// Sets what is in front.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    recorded("overlay", style)
  }
  /// Sets what is in front, in a shape.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    recorded("overlay", style)
  }
  /// Draws a border.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    recorded("border", content)
  }
  /// Rounds the corners.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    recorded("cornerRadius", radius)
  }
  /// Cuts the view to a shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    recorded("clipShape")
  }
  /// Cuts the view to its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    recorded("clipped")
  }
  /// Sets where the view can be touched.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    recorded("contentShape")
  }
  /// Sets where the view can be touched.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    recorded("contentShape")
  }
  /// Sets the shape of the container.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    recorded("containerShape")
  }
  /// Draws a shadow.
  public nonisolated func shadow(
    color: Color = Color(.black), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    recorded("shadow")
  }
  /// Blurs.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    recorded("blur")
  }
  /// Makes brighter.
  public nonisolated func brightness(_ amount: Double) -> some View {
    recorded("brightness")
  }
  /// Changes the contrast.
  public nonisolated func contrast(_ amount: Double) -> some View {
    recorded("contrast")
  }
  /// Changes the saturation.
  public nonisolated func saturation(_ amount: Double) -> some View {
    recorded("saturation")
  }
  /// Takes colour away.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    recorded("grayscale")
  }
  /// Turns the hue.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    recorded("hueRotation")
  }
  /// Inverts the colours.
  public nonisolated func colorInvert() -> some View {
    recorded("colorInvert")
  }
  /// Multiplies the colours.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    recorded("colorMultiply")
  }
  /// Makes light parts transparent.
  public nonisolated func luminanceToAlpha() -> some View {
    recorded("luminanceToAlpha")
  }
  /// Sets how colours are mixed.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    recorded("blendMode")
  }
  /// Draws the view as a whole.
  public nonisolated func compositingGroup() -> some View {
    recorded("compositingGroup")
  }
  /// Draws the view as a picture.
  public nonisolated func drawingGroup(opaque: Bool = false) -> some View {
    recorded("drawingGroup")
  }
  /// Moves the view as a whole.
  public nonisolated func geometryGroup() -> some View {
    recorded("geometryGroup")
  }
  /// Turns the view.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    recorded("rotationEffect")
  }
  /// Turns the view in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    recorded("rotation3DEffect")
  }
  /// Makes the view larger.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    recorded("scaleEffect")
  }
  /// Makes the view larger.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    recorded("scaleEffect", s)
  }
  /// Makes the view larger.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  {
    recorded("scaleEffect")
  }
  /// Draws glass.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    recorded("glassEffect")
  }
  /// Names a piece of glass.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    recorded("glassEffectID")
  }
  /// Puts pieces of glass together.
  public nonisolated func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID)
    -> some View
  {
    recorded("glassEffectUnion")
  }
  /// Sets how glass comes and goes.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    recorded("glassEffectTransition")
  }
  /// Sets light or dark.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    recorded("preferredColorScheme", colorScheme)
  }
  /// Hides the content.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    recorded("redacted", reason.rawValue)
  }
  /// Shows the content.
  public nonisolated func unredacted() -> some View {
    recorded("unredacted")
  }
  /// Says that the content is private.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    recorded("privacySensitive", sensitive)
  }
  /// Sets how symbols are drawn.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    recorded("symbolRenderingMode")
  }
  /// Sets the variant of symbols.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    recorded("symbolVariant")
  }
  /// Moves symbols.
  public nonisolated func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    recorded("symbolEffect")
  }
  /// Moves symbols when a value changes.
  public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    recorded("symbolEffect")
  }
  /// Sets the size of symbols.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    recorded("imageScale")
  }
  /// Draws by geometry.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    recorded("visualEffect")
  }
}
