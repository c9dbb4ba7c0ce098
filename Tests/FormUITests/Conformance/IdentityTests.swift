import FormUI
import Testing

private struct Counter: View {
  var name = "Count"
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

/// The rules of identity, section 2.1 of the specification.
@Suite("Identity")
@MainActor
struct IdentityTests {
  @Test("I1: each branch has its own state; one place keeps it")
  func branches() throws {
    struct Branches: View {
      @State private var isFirst = true

      var body: some View {
        if isFirst { Counter(name: "Branch") } else { Counter(name: "Branch") }
        Counter(name: isFirst ? "Place" : "Position")
        Button("Switch") { isFirst.toggle() }
      }
    }
    let session = FormSession { Branches() }
    try session.tap("Branch 0")
    try session.tap("Place 0")
    try session.tap("Switch")
    #expect(session.texts == ["Branch 0", "Position 1", "Switch"])
    try session.tap("Switch")
    #expect(session.texts == ["Branch 0", "Place 1", "Switch"])
  }

  @Test("I2: another id starts anew")
  func explicitIdentity() throws {
    struct Keyed: View {
      let recorder: Recorder
      @State private var key = 0
      @State private var text = ""

      var body: some View {
        VStack {
          Counter()
          TextField("Name", text: $text)
        }
        .onAppear { recorder.note("appear") }
        .onDisappear { recorder.note("disappear") }
        .id(key)
        Button("Renew") { key += 1 }
      }
    }
    let recorder = Recorder()
    let session = FormSession { Keyed(recorder: recorder) }
    try session.tap("Count 0")
    try session.tap("Name")
    try session.tap("Renew")
    #expect(session.shows("Count 0"))
    #expect(session.focused == nil)
    #expect(recorder.entries.sorted() == ["appear", "appear", "disappear"])
  }

  @Test("I3: rows keep their state when another one goes")
  func rows() throws {
    struct Rows: View {
      @State private var names = ["A", "B", "C"]

      var body: some View {
        List {
          ForEach(names, id: \.self) { Counter(name: $0) }
            .onDelete { names.remove(atOffsets: $0) }
        }
        Button("Turn") { names.reverse() }
      }
    }
    let session = FormSession { Rows() }
    try session.tap("B 0")
    try session.swipeToDelete("A 0")
    #expect(session.texts == ["B 1", "C 0", "Turn"])
    try session.tap("Turn")
    #expect(session.texts == ["C 0", "B 1", "Turn"])
  }

  @Test("I4: one value used twice has two states")
  func sharedValue() throws {
    struct Shared: View {
      let counter = Counter()

      var body: some View {
        counter
        counter
      }
    }
    let session = FormSession { Shared() }
    try session.tap("Count 0#2")
    #expect(session.texts == ["Count 0", "Count 1"])
  }

  @Test("A hidden type that changes starts anew")
  func erasedTypes() throws {
    struct Erased: View {
      @State private var isText = false

      var body: some View {
        isText ? AnyView(Text("Text")) : AnyView(Counter())
        Button("Switch") { isText.toggle() }
      }
    }
    let session = FormSession { Erased() }
    try session.tap("Count 0")
    try session.tap("Switch")
    try session.tap("Switch")
    #expect(session.texts == ["Count 0", "Switch"])
  }

  @Test("A first value counts once")
  func firstValue() throws {
    struct Child: View {
      @State private var value: Int
      init(start: Int) { _value = State(initialValue: start) }
      var body: some View { Text("child \(value)") }
    }
    struct Parent: View {
      @State private var start = 1
      var body: some View {
        Child(start: start)
        Button("More") { start += 1 }
      }
    }
    let session = FormSession { Parent() }
    try session.tap("More")
    #expect(session.shows("child 1"))
  }

  @Test("An owned object is made once")
  func ownedObject() throws {
    final class Model: ObservableObject {
      static var made = 0
      @Published var count = 0
      init() { Self.made += 1 }
    }
    struct Owner: View {
      @StateObject private var model = Model()
      @State private var other = 0

      var body: some View {
        Button("Count \(model.count)") { model.count += 1 }
        Button("Other \(other)") { other += 1 }
      }
    }
    let session = FormSession { Owner() }
    try session.tap("Count 0")
    try session.tap("Other 0")
    #expect(session.texts == ["Count 1", "Other 1"])
    #expect(Model.made == 1)
  }
}
