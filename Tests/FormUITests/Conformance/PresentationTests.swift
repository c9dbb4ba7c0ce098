import FormUI
import Testing

/// The rules of presentation, pickers and rows, sections 9.9 to 9.11 of the specification.
@Suite("Presentation")
@MainActor
struct PresentationTests {
  private let recorder = Recorder()

  @Test("P1: an alert's button acts, then the alert goes")
  func alert() throws {
    struct Alerting: View {
      let recorder: Recorder
      @State private var isShown = false

      var body: some View {
        Button("Open") { isShown = true }
          .alert("Sure?", isPresented: $isShown) {
            Button("Delete", role: .destructive) { recorder.note("deleted \(isShown)") }
            Button("Cancel", role: .cancel) {}
          } message: {
            Text("It can't be undone.")
          }
        Text(isShown ? "shown" : "gone")
      }
    }
    let session = FormSession { Alerting(recorder: recorder) }
    try session.tap("Open")
    #expect(
      session.alerts == [
        AlertState(
          title: "Sure?", texts: ["It can't be undone."], buttons: ["Delete", "Cancel"])
      ])
    #expect(throws: FormSessionError.self) { try session.tap("Open") }
    try session.tap("Delete")
    #expect(recorder.entries == ["deleted true"])
    #expect(session.alerts.isEmpty)
    #expect(session.shows("gone"))
  }

  @Test("P2: an alert without actions has OK")
  func plainAlert() throws {
    struct Plain: View {
      @State private var isShown = true

      var body: some View { Text("x").alert("Saved", isPresented: $isShown) {} }
    }
    let session = FormSession { Plain() }
    #expect(session.alerts.first?.buttons == ["OK"])
    try session.tap("OK")
    #expect(session.alerts.isEmpty)
  }

  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  @Test("P3: a sheet for an item; the item is nil after a swipe, and onDismiss runs once")
  func itemSheet() throws {
    struct Sheets: View {
      let recorder: Recorder
      @State private var item: Item?
      @State private var name = "Ann"

      var body: some View {
        VStack {
          Button("Edit") { item = Item(id: 1, name: name) }
          Text(item == nil ? "closed" : "open")
          Text(name)
        }
        .sheet(item: $item, onDismiss: { recorder.note("dismissed") }) { _ in
          TextField("Name", text: $name)
        }
      }
    }
    let session = FormSession { Sheets(recorder: recorder) }
    try session.tap("Edit")
    #expect(throws: FormSessionError.self) { try session.tap("Edit") }
    try session.type("a", into: "Name")
    try session.dismissKeyboard()
    try session.dismissSheet()
    #expect(session.texts == ["Edit", "closed", "Anna"])
    #expect(recorder.entries == ["dismissed"])
  }

  @Test("P4: dismiss closes what its view is in")
  func dismiss() throws {
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close inner") { dismiss() } }
    }
    struct Outer: View {
      @Environment(\.dismiss) private var dismiss
      @State private var isShown = false
      var body: some View {
        VStack {
          Text("Outer")
          Button("Open inner") { isShown = true }
          Button("Close outer") { dismiss() }
        }
        .sheet(isPresented: $isShown) { Inner() }
      }
    }
    struct Root: View {
      @State private var isShown = false
      var body: some View {
        Button("Open outer") { isShown = true }.sheet(isPresented: $isShown) { Outer() }
      }
    }
    let session = FormSession { Root() }
    try session.tap("Open outer")
    try session.tap("Open inner")
    #expect(session.texts == ["Close inner"])
    try session.tap("Close inner")
    #expect(session.texts == ["Outer", "Open inner", "Close outer"])
    try session.tap("Close outer")
    #expect(session.texts == ["Open outer"])
  }

  @Test("P5: a row with two default buttons fires both; borderless ones fire alone")
  func twoButtons() throws {
    struct Row: View {
      let recorder: Recorder
      let isBorderless: Bool

      var body: some View {
        Form {
          if isBorderless { row.buttonStyle(.borderless) } else { row }
        }
      }

      private var row: some View {
        HStack {
          Button("A") { recorder.note("a") }
          Button("B") { recorder.note("b") }
        }
      }
    }
    let both = FormSession { Row(recorder: recorder, isBorderless: false) }
    try both.tap("A")
    #expect(recorder.entries == ["a", "b"])
    let one = Recorder()
    let single = FormSession { Row(recorder: one, isBorderless: true) }
    try single.tap("B")
    #expect(one.entries == ["b"])
  }

  @Test("P6: a tag of another type selects nothing and warns")
  func mismatchedTag() throws {
    struct Mismatched: View {
      @State private var choice = "1"

      var body: some View {
        Picker("Choice", selection: $choice) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
      }
    }
    let session = FormSession { Mismatched() }
    #expect(try session.control("Choice").value == nil)
    #expect(
      session.warnings == [
        "Picker: the selection \"1\" is invalid and does not have an associated tag."
      ])
    #expect(throws: FormSessionError.wrongTag(option: "Two", picker: "Choice")) {
      try session.pick("Two", in: "Choice")
    }
  }

  @Test("P7: an inner enabled view can't overrule a disabled section")
  func nestedDisabled() throws {
    struct Nested: View {
      @State private var text = ""

      var body: some View {
        Form {
          Section { TextField("Name", text: $text).disabled(false) }.disabled(true)
        }
      }
    }
    let session = FormSession { Nested() }
    #expect(try session.control("Name").isEnabled == false)
  }

  @Test("P8: the implicit tags of a range are offsets")
  func rangeOffsets() throws {
    struct People: View {
      @State private var count = 2

      var body: some View {
        Picker("People", selection: $count) { ForEach(2..<100) { Text("\($0) people") } }
        Text("count \(count)")
      }
    }
    let session = FormSession { People() }
    #expect(try session.control("People").value == "4 people")
    try session.pick("7 people", in: "People")
    #expect(session.shows("count 5"))
  }

  @Test("An optional selection has a tag for none")
  func optionalSelection() throws {
    struct Optionals: View {
      @State private var choice: String?

      var body: some View {
        Picker("Choice", selection: $choice) {
          Text("None").tag(nil as String?)
          ForEach(["a", "b"], id: \.self) { Text($0.uppercased()).tag($0) }
        }
      }
    }
    let session = FormSession { Optionals() }
    #expect(try session.control("Choice").value == "None")
    try session.pick("B", in: "Choice")
    #expect(try session.control("Choice").value == "B")
    try session.pick("None", in: "Choice")
    #expect(try session.control("Choice").value == "None")
    #expect(
      throws: FormSessionError.missingOption(
        option: "C", picker: "Choice", there: ["None", "A", "B"])
    ) {
      try session.pick("C", in: "Choice")
    }
  }

  @Test("Pages are pushed and popped; the root keeps its state")
  func pages() throws {
    struct Pages: View {
      @State private var path: [Int] = []
      @State private var text = "kept"

      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            TextField("Name", text: $text)
            NavigationLink("Open", value: 1)
            NavigationLink("Plain") { Text("Plain page").navigationTitle("Plain") }
          }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("Page \(number)")
              NavigationLink("Deeper", value: number + 1)
              Button("Home") { path = [] }
            }
            .navigationTitle("Number \(number)")
          }
          .navigationTitle("Root")
        }
      }
    }
    let session = FormSession { Pages() }
    try session.type("!", into: "Name")
    try session.tap("Open")
    try session.tap("Deeper")
    #expect(session.texts == ["Number 2", "Page 2", "Deeper", "Home"])
    try session.back()
    #expect(session.texts.first == "Number 1")
    try session.tap("Home")
    #expect(session.texts.first == "Root")
    #expect(try session.control("Name").value == "kept!")
    try session.tap("Plain")
    #expect(session.texts == ["Plain", "Plain page"])
    try session.back()
    #expect(throws: FormSessionError.nothingToDismiss(step: "go back from")) { try session.back() }
  }

  @Test("A sheet may refuse to be swiped away")
  func refusesSwipe() throws {
    struct Refusing: View {
      @State private var isShown = true
      var body: some View {
        Text("Base").sheet(isPresented: $isShown) { Text("Sheet").interactiveDismissDisabled() }
      }
    }
    let session = FormSession { Refusing() }
    #expect(throws: FormSessionError.dismissDisabled) { try session.dismissSheet() }
    #expect(session.texts == ["Sheet"])
  }
}
