import FormUICompile
import Testing

@Suite("The entry of a preview")
struct PreviewEntryTests {
  @Test("Views that can be made without arguments are offered")
  func views() {
    let source = """
      import SwiftUI
      // struct Commented: View {
      struct Plain: View {
        @State private var name = ""
        @FocusState private var focus: Bool
        @Environment(\\.dismiss) private var dismiss
        var note: String?
        var body: some View { Text("struct Fake: View {") }
      }
      struct Bound: View { 
        @Binding var text: String
        var body: some View { Text(text) }
      }
      private struct Given: View {
        let title: String
        var body: some View { Text(title) }
      }
      struct Made: View {
        @State private var draft: String
        init(draft: String = "") { _draft = State(initialValue: draft) }
        var body: some View { Text(draft) }
      }
      struct Demanding: View {
        init(_ text: String) {}
        var body: some View { EmptyView() }
      }
      struct Generic<Content: View>: View {
        let content: Content
        var body: some View { content }
      }
      struct NotAView { }
      """
    let entry = PreviewEntry(source: source)
    #expect(entry.allViews == ["Plain", "Bound", "Given", "Made", "Demanding"])
    #expect(entry.views == ["Plain", "Made"])
    #expect(!entry.hasMain)
    #expect(
      entry.text() == """


        @main private enum FormlabPreviewEntry {
          @MainActor static func main() {
            SwiftUI.PreviewHost.run(views: [
              ("Plain", { SwiftUI.AnyView(Plain()) }),
              ("Made", { SwiftUI.AnyView(Made()) })])
          }
        }

        """)
  }

  @Test(
    "The last view is the one to show",
    arguments: [
      (["Main", "Part"], ["Part", "Main"]), (["ContentView", "Other"], ["Other", "ContentView"]),
      (["A", "B"], ["A", "B"]),
    ])
  func main(declared: [String], offered: [String]) {
    let source = declared.map { name in
      "struct \(name): View {\n  var body: some View { \(name == "Main" ? "Part()" : "Text()") }\n}\n"
    }.joined()
    #expect(PreviewEntry(source: source).views == offered)
  }

  @Test("A file with an entry of its own gets none")
  func ownEntry() {
    let entry = PreviewEntry(source: "import SwiftUI\n@main\nstruct A: App {}\n")
    #expect(entry.hasMain)
    #expect(entry.text().isEmpty)
  }

  @Test(
    "Only files that import the aliased modules need the flags",
    arguments: [
      ("import SwiftUI", true), ("@testable import Foundation\nimport Combine", true),
      ("import Foundation", false), ("// import SwiftUI here", false),
    ])
  func flags(source: String, isNeeded: Bool) {
    #expect(FormUIFlags.isNeeded(for: source) == isNeeded)
  }
}
