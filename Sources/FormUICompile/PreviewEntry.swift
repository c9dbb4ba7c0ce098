/// The entry that makes a learner's file a program which shows its form.
///
/// It is appended to the file's own text, so that it sees private declarations and line numbers stay.
package struct PreviewEntry {
  private let source: String

  /// Takes the learner's file.
  package init(source: String) {
    self.source = source
  }

  /// The views of the file that can be made without arguments, in the order of the file but for the last: that is
  /// the one to show where nothing else is said, `ContentView` or a view that no other view has in it.
  package var views: [String] {
    let names = ViewScan(source).views.filter { !$0.needsArguments }.map(\.name)
    let words = SourceLines(source).words
    let whole = names.filter { name in words.count { $0 == name } == 1 }
    guard let main = names.first(where: { $0 == "ContentView" }) ?? whole.last ?? names.last else {
      return []
    }
    return names.filter { $0 != main } + [main]
  }

  /// All views of the file.
  package var allViews: [String] {
    ViewScan(source).views.map(\.name)
  }

  /// Whether the file has an entry of its own, which then starts the preview host.
  package var hasMain: Bool {
    SourceLines(source).code.contains { $0.hasPrefix("@main") }
  }

  /// The text to append, which is empty where the file has an entry of its own.
  ///
  /// Compile the result with `-parse-as-library`.
  ///
  /// - Parameter views: the views to offer; those that can be made without arguments when nil.
  /// - Returns: the text.
  package func text(offering views: [String]? = nil) -> String {
    guard !hasMain else { return "" }
    // A line each, so that a message of the compiler tells which view can't be made.
    let entries = (views ?? self.views).map { "\n      (\"\($0)\", { SwiftUI.AnyView(\($0)()) })" }
    return """


      @main private enum FormlabPreviewEntry {
        @MainActor static func main() {
          SwiftUI.PreviewHost.run(views: [\(entries.joined(separator: ","))])
        }
      }

      """
  }
}
