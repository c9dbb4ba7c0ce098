import Foundation

extension View {
  /// Says whether the view takes touches.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    recorded("allowsHitTesting", enabled)
  }
  /// Hides the view; it keeps its room.
  public nonisolated func hidden() -> some View {
    recorded("hidden")
  }
  /// Sets the shape of buttons.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    recorded("buttonBorderShape")
  }
  /// Sets whether a held button repeats.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    recorded("buttonRepeatBehavior")
  }
  /// Sets the size of buttons.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    recorded("buttonSizing")
  }
  /// Sets the order of menus.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    recorded("menuOrder")
  }
  /// Shows or hides the mark of menus.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    recorded("menuIndicator")
  }
  /// Sets when a menu closes.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  {
    recorded("menuActionDismissBehavior")
  }
  /// Lets the view have edge swipes.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
    recorded("defersSystemGestures")
  }
  /// Sets a tip.
  public nonisolated func help(_ text: Text) -> some View {
    recorded("help", text)
  }
  /// Sets a tip.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    recorded("help", Text(textKey))
  }
  /// Runs an action when a pointer comes.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    recorded("onHover")
  }
  /// Runs an action while a pointer moves.
  public nonisolated func onContinuousHover(
    coordinateSpace: some Hashable = CoordinateSpace.local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    recorded("onContinuousHover")
  }
  /// Lets the view be dragged.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    recorded("onDrag")
  }
  /// Takes what is dropped.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    recorded("onDrop")
  }
  /// Takes what is dropped.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    recorded("onDrop")
  }
  /// Lets the view be dragged.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    recorded("draggable")
  }
  /// Takes what is dropped.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    recorded("dropDestination")
  }
  /// Runs an action for an address.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    recorded("onOpenURL")
  }
  /// Goes on with an activity.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    recorded("onContinueUserActivity")
  }
  /// Offers an activity.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    recorded("userActivity")
  }
  /// Runs an action for a key.
  public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
    -> some View
  {
    recorded("onKeyPress")
  }
  /// Runs an action for a key.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    recorded("onKeyPress")
  }
  /// Runs an action for keys.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    recorded("onKeyPress")
  }
  /// Runs an action for characters.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    recorded("onKeyPress")
  }
  /// Runs an action for any key.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    recorded("onKeyPress")
  }
  /// Runs an action for arrow keys.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil)
    -> some View
  {
    recorded("onMoveCommand")
  }
  /// Runs an action for Escape.
  public nonisolated func onExitCommand(perform action: (() -> Void)? = nil) -> some View {
    recorded("onExitCommand")
  }
  /// Runs an action for Delete.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)? = nil) -> some View {
    recorded("onDeleteCommand")
  }
  /// Runs an action for Play.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)? = nil) -> some View {
    recorded("onPlayPauseCommand")
  }
  /// Runs an action when the geometry changes; it never does.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    recorded("onGeometryChange")
  }
  /// Runs an action when the geometry changes; it never does.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    recorded("onGeometryChange")
  }
  /// Runs an action when the place changes; it never does.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    recorded("onScrollGeometryChange")
  }
  /// Runs an action when the view scrolls into sight.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    recorded("onScrollVisibilityChange")
  }
  /// Lets people choose a file.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    recorded("fileImporter")
  }
  /// Lets people choose files.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    recorded("fileImporter")
  }
  /// Lets people save a file.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    recorded("fileExporter")
  }
  /// Lets people move a file.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    recorded("fileMover")
  }
  /// Takes events from outside.
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)
    -> some View
  {
    recorded("handlesExternalEvents")
  }
  /// Names a preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    recorded("previewDisplayName", value)
  }
  /// Sets the size of a preview.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    recorded("previewLayout")
  }
  /// Sets the device of a preview.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    recorded("previewDevice")
  }
  /// Sets how a preview is held.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    recorded("previewInterfaceOrientation")
  }
  /// Sets the surroundings of a preview.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
    recorded("previewContext")
  }
  /// Sets a value while the focus is here.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    recorded("focusedValue")
  }
  /// Sets an object while the focus is here.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    recorded("focusedValue")
  }
  /// Sets a value while the scene is in front.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    recorded("focusedSceneValue")
  }
  /// Sets an object while the scene is in front.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    recorded("focusedSceneValue")
  }
  /// Sets an object while the focus is here.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    recorded("focusedObject")
  }
  /// Sets an object while the scene is in front.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    recorded("focusedSceneObject")
  }
  /// Binds the crown.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>)
    -> some View
  {
    recorded("digitalCrownRotation")
  }
  /// Shows an inspector.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    recorded("inspector")
  }
  /// Sets the width of the inspector.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    recorded("inspectorColumnWidth")
  }
  /// Sets what becomes of the bar while searching.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    recorded("searchPresentationToolbarBehavior")
  }
  /// Sets how dictation starts.
  public nonisolated func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior)
    -> some View
  {
    recorded("searchDictationBehavior")
  }
  /// Sets how the search field is shown.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    recorded("searchToolbarBehavior")
  }
  /// Suggests searches.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  {
    recorded("searchSuggestions")
  }
  /// Offers scopes of a search.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    recorded("searchScopes")
  }
  /// Completes a search.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    recorded("searchCompletion")
  }
  /// Sets where stored values are.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    recorded("defaultAppStorage")
  }
  /// Puts radio buttons in a row.
  public nonisolated func horizontalRadioGroupLayout() -> some View {
    recorded("horizontalRadioGroupLayout")
  }
  /// Sets the height of a wheel's items.
  public nonisolated func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    recorded("defaultWheelPickerItemHeight")
  }
  /// Sets how a palette's choice looks.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    recorded("paletteSelectionEffect")
  }
  /// Offers an item.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    recorded("itemProvider")
  }
  /// Sets the range of brightness.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    recorded("allowedDynamicRange")
  }
}
