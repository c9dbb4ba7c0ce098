/// Shows a form in a process of its own and lets it be used through a pipe.
@MainActor
public enum PreviewHost {
  /// Shows the first window of an app.
  public static func run<A: App>(app: A.Type) {}
}
