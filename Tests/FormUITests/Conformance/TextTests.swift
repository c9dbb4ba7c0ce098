import FormUI
import Testing

/// The rules of text input, sections 4.1 and 9.1 of the specification.
@Suite("Text input")
@MainActor
struct TextInputTests {
  private struct NumberForm: View {
    @State private var value = 7
    @State private var optional: Int? = 3

    var body: some View {
      TextField("Value", value: $value, format: .number)
      TextField("Optional", value: $optional, format: .number)
      Text("value \(value), optional \(optional.map(String.init) ?? "nil")")
    }
  }

  @Test(
    "T1: text without meaning leaves the value and goes back", arguments: ["abc", "12abc", "1.2.3"])
  func meaningless(text: String) throws {
    let session = FormSession { NumberForm() }
    try session.clear("Value")
    try session.paste(text, into: "Value")
    try session.dismissKeyboard()
    #expect(session.shows("value 7, optional 3"))
    #expect(try session.control("Value").value == "7")
  }

  @Test("T2: an optional value becomes nil")
  func optional() throws {
    let session = FormSession { NumberForm() }
    try session.clear("Optional")
    try session.dismissKeyboard()
    #expect(session.shows("value 7, optional nil"))
  }

  @Test("T3: a currency is formatted when the field is left")
  func currency() throws {
    struct Price: View {
      @State private var price = 1.0

      var body: some View {
        TextField("Price", value: $price, format: .currency(code: "USD"))
        Text("price \(price, specifier: "%.1f")")
      }
    }
    let session = FormSession { Price() }
    #expect(try session.control("Price").value == "$1.00")
    try session.clear("Price")
    try session.type("5")
    #expect(try session.control("Price").value == "5")
    try session.dismissKeyboard()
    #expect(session.shows("price 5.0"))
    #expect(try session.control("Price").value == "$5.00")
  }

  @Test("T4: a constant binding stays")
  func constant() throws {
    struct Constant: View {
      var body: some View { TextField("Name", text: .constant("")) }
    }
    let session = FormSession { Constant() }
    try session.type("abc", into: "Name")
    #expect(try session.control("Name").value == "")
  }

  @Test("T5: a binding that rewrites is seen at once")
  func rewriting() throws {
    struct Upper: View {
      @State private var text = ""

      var body: some View {
        TextField("Name", text: Binding(get: { text }, set: { text = $0.uppercased() }))
      }
    }
    let session = FormSession { Upper() }
    try session.type("ab", into: "Name")
    #expect(try session.control("Name").value == "AB")
  }

  @Test("T7: a formatter's value is written once")
  func writtenOnce() throws {
    struct Counting: View {
      let recorder: Recorder
      @State private var value = 1.0

      var body: some View {
        TextField(
          "Amount",
          value: Binding(
            get: { value },
            set: {
              value = $0
              recorder.note("\($0)")
            }), formatter: NumberFormatter())
        OneField()
      }
    }
    let recorder = Recorder()
    let session = FormSession { Counting(recorder: recorder) }
    try session.clear("Amount")
    try session.type("25")
    #expect(recorder.entries.isEmpty)
    try session.pressReturn()
    try session.tap("Name")
    #expect(recorder.entries == ["25.0"])
  }

  @Test("Each character is an event, a paste is one")
  func events() throws {
    struct Watching: View {
      let recorder: Recorder
      @State private var text = ""

      var body: some View {
        TextField("Name", text: $text).onChange(of: text) { recorder.note(text) }
      }
    }
    let recorder = Recorder()
    let session = FormSession { Watching(recorder: recorder) }
    try session.type("abc", into: "Name")
    try session.paste("de", into: "Name")
    try session.clear("Name")
    #expect(recorder.entries == ["a", "ab", "abc", "abcde", ""])
  }

  @Test("Old closures: editing begins and ends, return commits")
  func oldClosures() throws {
    struct Old: View {
      let recorder: Recorder
      @State private var text = ""

      var body: some View {
        TextField("Name", text: $text, onEditingChanged: { recorder.note("editing \($0)") }) {
          recorder.note("commit")
        }
        .onSubmit { recorder.note("submit") }
      }
    }
    let recorder = Recorder()
    let session = FormSession { Old(recorder: recorder) }
    try session.type("a", into: "Name")
    try session.pressReturn()
    #expect(recorder.entries == ["editing true", "commit", "submit", "editing false"])
  }

  @Test("Input settings flow down, the nearest wins")
  func settings() throws {
    struct Configured: View {
      @State private var texts = ["", "", ""]

      var body: some View {
        Form {
          TextField("A", text: $texts[0])
          TextField("B", text: $texts[1]).keyboardType(.URL).submitLabel(.go)
          SecureField("C", text: $texts[2])
        }
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.words)
        .submitLabel(.next)
        .autocorrectionDisabled()
      }
    }
    let session = FormSession { Configured() }
    let a = try session.control("A").input
    #expect(a?.keyboardType == "emailAddress")
    #expect(a?.submitLabel == "next")
    #expect(a?.autocapitalization == "words")
    #expect(a?.autocorrectionDisabled == true)
    let b = try session.control("B").input
    #expect(b?.keyboardType == "URL")
    #expect(b?.submitLabel == "go")
    #expect(try session.control("C").input?.autocapitalization == "never")
  }
}
