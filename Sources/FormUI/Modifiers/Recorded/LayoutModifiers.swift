import Foundation

extension View {
  /// Adds space around the view.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    recorded("padding", length)
  }
  /// Adds space around the view.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    recorded("padding", length)
  }
  /// Adds space around the view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    recorded("padding", insets)
  }
  /// Sets the size.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    recorded("frame")
  }
  /// Sets bounds of the size.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    recorded("frame")
  }
  /// Keeps the ideal size.
  public nonisolated func fixedSize() -> some View {
    recorded("fixedSize")
  }
  /// Keeps the ideal size in a direction.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    recorded("fixedSize")
  }
  /// Sets who gets room first.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    recorded("layoutPriority", value)
  }
  /// Places the middle.
  public nonisolated func position(_ position: CGPoint) -> some View {
    recorded("position")
  }
  /// Places the middle.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    recorded("position")
  }
  /// Moves the view.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    recorded("offset")
  }
  /// Moves the view.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    recorded("offset")
  }
  /// Keeps the proportions.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  {
    recorded("aspectRatio")
  }
  /// Keeps the proportions.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    recorded("aspectRatio")
  }
  /// Fits into its room.
  public nonisolated func scaledToFit() -> some View {
    recorded("scaledToFit")
  }
  /// Fills its room.
  public nonisolated func scaledToFill() -> some View {
    recorded("scaledToFill")
  }
  /// Goes beyond the safe area.
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  {
    recorded("ignoresSafeArea")
  }
  /// Goes beyond the safe area.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    recorded("edgesIgnoringSafeArea")
  }
  /// Adds to the safe area.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    recorded("safeAreaPadding")
  }
  /// Adds to the safe area.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    recorded("safeAreaPadding")
  }
  /// Adds to the safe area.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    recorded("safeAreaPadding")
  }
  /// Adds the space of a scene.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    recorded("scenePadding")
  }
  /// Sets the margins of content.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    recorded("contentMargins")
  }
  /// Sets the margins of content.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    recorded("contentMargins")
  }
  /// Sets the margins of content.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    recorded("contentMargins")
  }
  /// Sets the size by the container.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  {
    recorded("containerRelativeFrame")
  }
  /// Sets the size by the container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    recorded("containerRelativeFrame")
  }
  /// Sets the size by the container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    recorded("containerRelativeFrame")
  }
  /// Moves a guide.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    recorded("alignmentGuide")
  }
  /// Moves a guide.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    recorded("alignmentGuide")
  }
  /// Names the view's space.
  public nonisolated func coordinateSpace(name: some Hashable) -> some View {
    recorded("coordinateSpace")
  }
  /// Names the view's space.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    recorded("coordinateSpace")
  }
  /// Takes several columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    recorded("gridCellColumns", count)
  }
  /// Places the view in its cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    recorded("gridCellAnchor")
  }
  /// Takes no room in a direction.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    recorded("gridCellUnsizedAxes")
  }
  /// Places a column.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    recorded("gridColumnAlignment")
  }
  /// Sets what is in front.
  public nonisolated func zIndex(_ value: Double) -> some View {
    recorded("zIndex", value)
  }
  /// Sets how the direction of reading is used.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  {
    recorded("layoutDirectionBehavior")
  }
}
