/// Commands of a menu bar, which no screen here has: they are accepted.
public protocol Commands {}

/// A menu of its own.
public struct CommandMenu<Content>: Commands {
  /// Makes a menu.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Makes a menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Commands in the place of others, or beside them.
public struct CommandGroup<Content>: Commands {
  /// Commands before a group.
  public nonisolated init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  /// Commands after a group.
  public nonisolated init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  /// Commands instead of a group.
  public nonisolated init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

/// A group of the usual menus.
public struct CommandGroupPlacement: Sendable {
  /// About the app.
  public static let appInfo = CommandGroupPlacement()
  /// The settings.
  public static let appSettings = CommandGroupPlacement()
  /// Leaving.
  public static let appTermination = CommandGroupPlacement()
  /// A new thing.
  public static let newItem = CommandGroupPlacement()
  /// Saving.
  public static let saveItem = CommandGroupPlacement()
  /// Printing.
  public static let printItem = CommandGroupPlacement()
  /// Taking back.
  public static let undoRedo = CommandGroupPlacement()
  /// Copying.
  public static let pasteboard = CommandGroupPlacement()
  /// Text.
  public static let textEditing = CommandGroupPlacement()
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// Windows.
  public static let windowList = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
}

/// The usual commands of a sidebar.
public struct SidebarCommands: Commands {
  /// Makes them.
  public nonisolated init() {}
}

/// The usual commands of a toolbar.
public struct ToolbarCommands: Commands {
  /// Makes them.
  public nonisolated init() {}
}

/// The usual commands of texts.
public struct TextEditingCommands: Commands {
  /// Makes them.
  public nonisolated init() {}
}

/// The usual commands of an inspector.
public struct InspectorCommands: Commands {
  /// Makes them.
  public nonisolated init() {}
}

/// Builds commands.
@resultBuilder
public enum CommandsBuilder {
  /// Takes commands.
  public static func buildBlock(_ commands: any Commands...) -> _CommandList { _CommandList() }
  /// Commands under a condition.
  public static func buildOptional(_ commands: _CommandList?) -> _CommandList { _CommandList() }
}

/// Several commands.
public struct _CommandList: Commands {}
