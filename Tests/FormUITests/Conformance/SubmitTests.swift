import FormUI
import Testing

private struct NestedHandlers: View {
  let recorder: Recorder
  var isScoped = false
  var middleTriggers: SubmitTriggers = .text
  @State private var text = ""

  var body: some View {
    Form {
      if isScoped {
        group.submitScope()
      } else {
        group
      }
    }
    .onSubmit { recorder.note("form") }
  }

  private var group: some View {
    Group {
      TextField("Name", text: $text).onSubmit { recorder.note("field") }
    }
    .onSubmit(of: middleTriggers) { recorder.note("group") }
  }
}

/// The rules of a submit, section 9.2 of the specification.
@Suite("Submit")
@MainActor
struct SubmitTests {
  private let recorder = Recorder()

  private func submitted(_ view: NestedHandlers) throws -> [String] {
    let session = FormSession { view }
    try session.type("x", into: "Name")
    try session.pressReturn()
    return recorder.entries
  }

  @Test("S1: every handler runs, the outermost first")
  func order() throws {
    #expect(try submitted(NestedHandlers(recorder: recorder)) == ["form", "group", "field"])
  }

  @Test("S2: a scope keeps the submit inside")
  func scope() throws {
    #expect(
      try submitted(NestedHandlers(recorder: recorder, isScoped: true)) == ["group", "field"])
  }

  @Test("S3: a handler for other triggers stops the submit")
  func otherTriggers() throws {
    let view = NestedHandlers(recorder: recorder, middleTriggers: .search)
    #expect(try submitted(view) == ["field"])
  }

  @Test("S4: of two handlers on one field the later one runs first")
  func twoOnOneField() throws {
    struct TwoHandlers: View {
      let recorder: Recorder
      @State private var text = ""

      var body: some View {
        TextField("Name", text: $text)
          .onSubmit { recorder.note("a") }
          .onSubmit { recorder.note("b") }
      }
    }
    let session = FormSession { TwoHandlers(recorder: recorder) }
    try session.submit("Name")
    #expect(recorder.entries == ["b", "a"])
  }

  @Test("S5: without a handler the keyboard goes away")
  func noHandler() throws {
    let session = FormSession { OneField() }
    try session.focus("Name")
    try session.pressReturn()
    #expect(session.focused == nil)
    #expect(session.keyboard == nil)
  }

  @Test("S6: focus assigned in the handler stays, and nobody sees it go")
  func keepsFocus() throws {
    struct Keeps: View {
      let recorder: Recorder
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        TextField("Name", text: $text)
          .focused($isFocused)
          .onSubmit { isFocused = true }
          .onChange(of: isFocused) { recorder.note("\($0) \($1)") }
      }
    }
    let session = FormSession { Keeps(recorder: recorder) }
    try session.focus("Name")
    try session.pressReturn()
    #expect(session.focused == "Name")
    #expect(recorder.entries == ["false true"])
  }

  @Test("S7 and S8: return leads along the chain")
  func chain() throws {
    struct Chain: View {
      enum Field { case name, email, note }
      let recorder: Recorder
      @State private var texts = ["", "", ""]
      @FocusState private var focus: Field?

      var body: some View {
        VStack {
          TextField("Name", text: $texts[0]).focused($focus, equals: .name)
          TextField("Email", text: $texts[1]).focused($focus, equals: .email)
          TextField("Note", text: $texts[2]).focused($focus, equals: .note)
        }
        .onSubmit {
          switch focus {
          case .name: focus = .email
          case .email: focus = .note
          default: recorder.note("sent")
          }
        }
      }
    }
    let session = FormSession { Chain(recorder: recorder) }
    try session.focus("Name")
    try session.pressReturn()
    try session.pressReturn()
    try session.pressReturn()
    #expect(session.focusHistory == ["Name", "Email", "Note", nil])
    #expect(recorder.entries == ["sent"])
  }

  @Test("S9 and S10: return breaks the line of a vertical field, a connected keyboard submits")
  func verticalField() throws {
    struct Vertical: View {
      let recorder: Recorder
      @State private var text = ""

      var body: some View {
        TextField("Note", text: $text, axis: .vertical).onSubmit { recorder.note("sent") }
      }
    }
    let session = FormSession { Vertical(recorder: recorder) }
    try session.type("a", into: "Note")
    try session.pressReturn()
    #expect(try session.control("Note").value == "a\n")
    #expect(recorder.entries.isEmpty)
    try session.pressHardwareReturn()
    #expect(recorder.entries == ["sent"])
    #expect(session.focused == nil)
  }

  @Test("S11: an editor never submits")
  func editor() throws {
    struct Editing: View {
      let recorder: Recorder
      @State private var text = ""

      var body: some View {
        TextEditor(text: $text).accessibilityLabel("Note").onSubmit { recorder.note("sent") }
      }
    }
    let session = FormSession { Editing(recorder: recorder) }
    try session.type("a", into: "Note")
    try session.pressReturn()
    try session.pressHardwareReturn()
    #expect(try session.control("Note").value == "a\n\n")
    #expect(recorder.entries.isEmpty)
  }

  @Test("S12: leaving a field is no submit")
  func leaving() throws {
    struct Two: View {
      let recorder: Recorder
      @State private var first = ""
      @State private var second = ""

      var body: some View {
        VStack {
          TextField("First", text: $first)
          TextField("Second", text: $second)
        }
        .onSubmit { recorder.note("sent") }
      }
    }
    let session = FormSession { Two(recorder: recorder) }
    try session.type("a", into: "First")
    try session.tap("Second")
    #expect(recorder.entries.isEmpty)
    #expect(session.focused == "Second")
  }

  @Test("S13: a secure field submits")
  func secureField() throws {
    struct Secret: View {
      let recorder: Recorder
      @State private var text = ""

      var body: some View {
        SecureField("Password", text: $text).onSubmit { recorder.note("sent \(text)") }
      }
    }
    let session = FormSession { Secret(recorder: recorder) }
    try session.type("abc", into: "Password")
    try session.pressReturn()
    #expect(recorder.entries == ["sent abc"])
  }

  @Test("S14: the handler sees the committed number", arguments: [true, false])
  func committedNumber(usesFormatter: Bool) throws {
    struct Amount: View {
      let recorder: Recorder
      let usesFormatter: Bool
      @State private var value = 1

      var body: some View {
        Group {
          if usesFormatter {
            TextField("Amount", value: $value, formatter: NumberFormatter())
          } else {
            TextField("Amount", value: $value, format: .number)
          }
        }
        .onSubmit { recorder.note("\(value)") }
      }
    }
    let session = FormSession { Amount(recorder: recorder, usesFormatter: usesFormatter) }
    try session.clear("Amount")
    try session.type("42")
    try session.pressReturn()
    #expect(recorder.entries == ["42"])
  }

  @Test("S15: a disabled button does not stop the return key")
  func unguarded() throws {
    struct Unguarded: View {
      let recorder: Recorder
      @State private var text = ""

      var body: some View {
        Form {
          TextField("Name", text: $text).onSubmit { recorder.note("sent") }
          Button("Send") { recorder.note("tapped") }.disabled(text.isEmpty)
        }
      }
    }
    let session = FormSession { Unguarded(recorder: recorder) }
    try session.submit("Name")
    #expect(recorder.entries == ["sent"])
    #expect(throws: FormSessionError.disabled(kind: "button", name: "Send")) {
      try session.tap("Send")
    }
  }

  @Test("A number pad has no return key")
  func numberPad() throws {
    struct Pad: View {
      @State private var text = ""

      var body: some View { TextField("Code", text: $text).keyboardType(.numberPad) }
    }
    let session = FormSession { Pad() }
    try session.type("x1", into: "Code")
    #expect(try session.control("Code").value == "x1")
    #expect(throws: FormSessionError.noReturnKey(field: "Code", keyboard: "numberPad")) {
      try session.pressReturn()
    }
  }

  @Test("Return in a search field reaches handlers outside of it for searches")
  func search() throws {
    struct Searching: View {
      let recorder: Recorder
      @State private var text = ""

      var body: some View {
        List { Text("Row") }
          .searchable(text: $text)
          .onSubmit(of: .search) { recorder.note("searched \(text)") }
          .onSubmit { recorder.note("text") }
      }
    }
    let session = FormSession { Searching(recorder: recorder) }
    try session.type("ab", into: "Search")
    try session.pressReturn()
    #expect(recorder.entries == ["searched ab"])
  }
}

/// A form with one field.
struct OneField: View {
  @State private var text = ""

  var body: some View {
    TextField("Name", text: $text)
  }
}
