import FormUI
import Testing

/// The rules of `onChange`, section 9.6 of the specification.
@Suite("onChange")
@MainActor
struct ChangeTests {
  private let recorder = Recorder()

  @Test("C1: the three forms see the values they should")
  func threeForms() throws {
    struct Forms: View {
      let recorder: Recorder
      @State private var count = 0

      var body: some View {
        let captured = count
        Button("More") { count += 1 }
          .onChange(of: count) { old, new in recorder.note("two \(old) \(new) \(captured)") }
          .onChange(of: count) { recorder.note("none \(captured)") }
          .onChange(of: count) { new in recorder.note("one \(new) \(captured) \(count)") }
      }
    }
    let session = FormSession { Forms(recorder: recorder) }
    try session.tap("More")
    #expect(Set(recorder.entries) == ["two 0 1 1", "none 1", "one 1 0 1"])
  }

  @Test("C2: initial runs once with equal values")
  func initial() {
    struct Initial: View {
      let recorder: Recorder
      @State private var count = 4

      var body: some View {
        Text("x").onChange(of: count, initial: true) { recorder.note("\($0) \($1)") }
      }
    }
    _ = FormSession { Initial(recorder: recorder) }
    #expect(recorder.entries == ["4 4"])
  }

  @Test("C3: a handler may cut the text back")
  func truncating() throws {
    struct Truncating: View {
      @State private var text = ""

      var body: some View {
        TextField("Name", text: $text).onChange(of: text) { text = String(text.prefix(8)) }
      }
    }
    let session = FormSession { Truncating() }
    try session.type("0123456789", into: "Name")
    #expect(try session.control("Name").value == "01234567")
    #expect(session.warnings.isEmpty)
  }

  @Test("C4: a handler that never comes to rest is cut off")
  func endless() throws {
    struct Endless: View {
      @State private var count = 0

      var body: some View {
        Button("Start") { count = 1 }.onChange(of: count) { count += 1 }
        Text("\(count)")
      }
    }
    let session = FormSession { Endless() }
    try session.tap("Start")
    #expect(
      session.warnings == [
        "onChange action tried to update multiple times per frame: the update was cut off after 16 passes."
      ])
    try session.tap("Start")
  }

  @Test("C5: two writes in one action are one change; there and back is none")
  func coalescing() throws {
    struct Coalescing: View {
      let recorder: Recorder
      @State private var count = 0

      var body: some View {
        VStack {
          Button("Twice") {
            count += 1
            count += 1
          }
          Button("Back") {
            count += 1
            count -= 1
          }
        }
        .onChange(of: count) { recorder.note("\($0) \($1)") }
      }
    }
    let session = FormSession { Coalescing(recorder: recorder) }
    try session.tap("Twice")
    try session.tap("Back")
    #expect(recorder.entries == ["0 2"])
  }
}
