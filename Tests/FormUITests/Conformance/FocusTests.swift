import FormUI
import Testing

/// The rules of the focus, section 9.4 of the specification.
@Suite("Focus")
@MainActor
struct FocusTests {
  private let recorder = Recorder()

  @Test("F1: one flag for each field; both change in one cycle")
  func flags() throws {
    struct Flags: View {
      let recorder: Recorder
      @State private var texts = ["", ""]
      @FocusState private var a: Bool
      @FocusState private var b: Bool

      var body: some View {
        VStack {
          TextField("A", text: $texts[0]).focused($a)
          TextField("B", text: $texts[1]).focused($b)
        }
        .onChange(of: [a, b]) { recorder.note("\($1)") }
      }
    }
    let session = FormSession { Flags(recorder: recorder) }
    try session.tap("A")
    try session.tap("B")
    #expect(recorder.entries == ["[true, false]", "[false, true]"])
  }

  @Test("F2: nil dismisses the keyboard and keeps the text")
  func dismiss() throws {
    struct Dismissing: View {
      @State private var text = ""
      @FocusState private var focus: Int?

      var body: some View {
        TextField("Name", text: $text)
          .focused($focus, equals: 1)
          .toolbar {
            ToolbarItemGroup(placement: .keyboard) { Button("Done") { focus = nil } }
          }
      }
    }
    let session = FormSession { Dismissing() }
    try session.type("abc", into: "Name")
    #expect(session.keyboard?.toolbar == ["Done"])
    try session.pressDone()
    #expect(session.keyboard == nil)
    #expect(try session.control("Name").value == "abc")
    #expect(session.submitHistory.isEmpty)
  }

  @Test("F3: a value without a view is nil again")
  func unbound() throws {
    struct Unbound: View {
      @State private var text = ""
      @FocusState private var focus: Int?

      var body: some View {
        TextField("Name", text: $text).focused($focus, equals: 1)
        Button("Seven") { focus = 7 }
        Text(focus.map { "focus \($0)" } ?? "none")
      }
    }
    let session = FormSession { Unbound() }
    try session.tap("Name")
    #expect(session.shows("focus 1"))
    try session.tap("Seven")
    #expect(session.shows("none"))
    #expect(session.focused == nil)
    #expect(
      session.warnings == [
        "No view on the screen is focused for the value 7; the focus is nil again."
      ])
  }

  @Test("F4: one value on two views focuses the first and warns")
  func ambiguous() throws {
    struct Ambiguous: View {
      @State private var texts = ["", ""]
      @FocusState private var focus: Int?

      var body: some View {
        TextField("A", text: $texts[0]).focused($focus, equals: 1)
        TextField("B", text: $texts[1]).focused($focus, equals: 1)
        Button("Go") { focus = 1 }
      }
    }
    let session = FormSession { Ambiguous() }
    try session.tap("Go")
    #expect(session.focused == "A")
    #expect(session.warnings.count == 1)
    try session.tap("B")
    #expect(session.focused == "B")
  }

  @Test("F5 and F6: all bindings of a field follow, inside and outside")
  func severalBindings() throws {
    struct Inner: View {
      @Binding var text: String
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack {
          TextField("Name", text: $text).focused($isFocused)
          Text(isFocused ? "inner yes" : "inner no")
        }
      }
    }
    struct Outer: View {
      @State private var text = ""
      @FocusState private var focus: Int?
      @FocusState private var flag: Bool

      var body: some View {
        Inner(text: $text).focused($focus, equals: 3).focused($flag)
        Text("outer \(focus ?? 0) \(flag ? "yes" : "no")")
        Button("Go") { focus = 3 }
      }
    }
    let session = FormSession { Outer() }
    try session.tap("Go")
    #expect(session.shows("inner yes"))
    #expect(session.shows("outer 3 yes"))
    try session.dismissKeyboard()
    #expect(session.shows("inner no"))
    #expect(session.shows("outer 0 no"))
  }

  @Test("F7: focus set while appearing, in a task and later")
  func whileAppearing() throws {
    struct Appearing: View {
      let start: Int
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        TextField("Name", text: $text)
          .focused($isFocused)
          .onAppear {
            if start == 0 { isFocused = true }
            if start == 2 {
              FormClock.after(.now() + 0.5, on: .main) {
                MainActor.assumeIsolated { isFocused = true }
              }
            }
          }
          .task { if start == 1 { isFocused = true } }
      }
    }
    #expect(FormSession { Appearing(start: 0) }.focused == "Name")
    #expect(FormSession { Appearing(start: 1) }.focused == "Name")
    let later = FormSession { Appearing(start: 2) }
    #expect(later.focused == nil)
    later.advance(0.4)
    #expect(later.focused == nil)
    later.advance(0.1)
    #expect(later.focused == "Name")
  }

  @Test("F8: a field that vanishes loses the focus, and onChange sees it")
  func vanishing() throws {
    struct Vanishing: View {
      let recorder: Recorder
      @State private var text = ""
      @State private var isShown = true
      @FocusState private var focus: Int?

      var body: some View {
        VStack {
          if isShown { TextField("Name", text: $text).focused($focus, equals: 1) }
          Button("Hide") { isShown = false }
        }
        .onChange(of: focus) { recorder.note("\($0 ?? 0) \($1 ?? 0)") }
      }
    }
    let session = FormSession { Vanishing(recorder: recorder) }
    try session.tap("Name")
    try session.tap("Hide")
    #expect(session.focused == nil)
    #expect(recorder.entries == ["0 1", "1 0"])
  }

  private struct Swapping: View {
    let refocuses: Bool
    @State private var text = ""
    @State private var isSecret = true
    @FocusState private var focus: Bool?

    var body: some View {
      if isSecret {
        SecureField("Password", text: $text).focused($focus, equals: true)
      } else {
        TextField("Password", text: $text).focused($focus, equals: false)
      }
      Button("Show") {
        isSecret.toggle()
        if refocuses { focus = isSecret }
      }
    }
  }

  @Test("F9 and F10: swapping fields loses the focus unless code sets it again")
  func swapping() throws {
    let plain = FormSession { Swapping(refocuses: false) }
    try plain.type("abc", into: "Password")
    try plain.tap("Show")
    #expect(plain.focused == nil)
    #expect(try plain.control("Password").value == "abc")
    let kept = FormSession { Swapping(refocuses: true) }
    try kept.type("abc", into: "Password")
    try kept.tap("Show")
    #expect(kept.focused == "Password")
    #expect(try kept.control("Password").kind == .textField)
  }

  @Test("F11: a field shown and focused in one action")
  func shownAndFocused() throws {
    struct Extra: View {
      @State private var text = ""
      @State private var isShown = false
      @FocusState private var focus: Int?

      var body: some View {
        if isShown { TextField("Extra", text: $text).focused($focus, equals: 1) }
        Button("Add") {
          isShown = true
          focus = 1
        }
      }
    }
    let session = FormSession { Extra() }
    try session.tap("Add")
    #expect(session.focused == "Extra")
  }

  @Test("F12: a field disabled while focused loses the focus and refuses taps")
  func disabledWhileFocused() throws {
    struct Locking: View {
      @State private var text = ""
      @State private var isLocked = false

      var body: some View {
        TextField("Name", text: $text).disabled(isLocked)
        Button("Lock") { isLocked = true }
      }
    }
    let session = FormSession { Locking() }
    try session.tap("Name")
    try session.tap("Lock")
    #expect(session.focused == nil)
    #expect(throws: FormSessionError.disabled(kind: "text field", name: "Name")) {
      try session.type("x", into: "Name")
    }
  }

  @Test("F13: bindings handed to a child work both ways")
  func handedBindings() throws {
    struct Child: View {
      @Binding var text: String
      @FocusState.Binding var focus: Int?
      let flag: FocusState<Bool>.Binding

      var body: some View {
        TextField("Child", text: $text).focused($focus, equals: 1).focused(flag)
        Button("Leave") { focus = nil }
      }
    }
    struct Parent: View {
      @State private var text = ""
      @FocusState private var focus: Int?
      @FocusState private var flag

      var body: some View {
        Child(text: $text, focus: $focus, flag: $flag)
        Text(focus == 1 && flag ? "both" : "none")
        Button("Enter") { flag = true }
      }
    }
    let session = FormSession { Parent() }
    try session.tap("Enter")
    #expect(session.focused == "Child")
    #expect(session.shows("both"))
    try session.tap("Leave")
    #expect(session.shows("none"))
  }

  @Test("F14: moving from field to field is one change")
  func oneChange() throws {
    struct Moving: View {
      let recorder: Recorder
      @State private var texts = ["", ""]
      @FocusState private var focus: String?

      var body: some View {
        VStack {
          TextField("A", text: $texts[0]).focused($focus, equals: "A")
          TextField("B", text: $texts[1]).focused($focus, equals: "B")
        }
        .onChange(of: focus) { recorder.note("\($0 ?? "-")\($1 ?? "-")") }
      }
    }
    let session = FormSession { Moving(recorder: recorder) }
    try session.tap("A")
    try session.tap("B")
    #expect(recorder.entries == ["-A", "AB"])
  }

  @Test("F15: judged on leaving; the error goes away at the keystroke that repairs it")
  func judgedOnLeaving() throws {
    struct Judged: View {
      @State private var text = ""
      @State private var error: String?
      @FocusState private var isFocused: Bool

      var body: some View {
        TextField("Email", text: $text)
          .focused($isFocused)
          .onChange(of: isFocused) { if !isFocused { error = text.contains("@") ? nil : "No @" } }
          .onChange(of: text) { if error != nil, text.contains("@") { error = nil } }
        if let error { Text(error).foregroundStyle(.red) }
      }
    }
    let session = FormSession { Judged() }
    try session.type("ab", into: "Email")
    #expect(session.errors.isEmpty)
    try session.dismissKeyboard()
    #expect(session.errors == ["No @"])
    try session.type("@", into: "Email")
    #expect(session.errors.isEmpty)
  }

  @Test("F16: the default focus holds at the start, a tap wins later")
  func defaultFocus() throws {
    struct Defaulted: View {
      @State private var texts = ["", ""]
      @FocusState private var focus: Int?

      var body: some View {
        VStack {
          TextField("A", text: $texts[0]).focused($focus, equals: 0)
          TextField("B", text: $texts[1]).focused($focus, equals: 1)
        }
        .defaultFocus($focus, 1)
      }
    }
    let session = FormSession { Defaulted() }
    #expect(session.focused == "B")
    try session.tap("A")
    #expect(session.focused == "A")
  }

  @Test("Setting false on a flag that is false does nothing to another field")
  func falseStaysFalse() throws {
    struct Flags: View {
      @State private var texts = ["", ""]
      @FocusState private var a: Bool
      @FocusState private var b: Bool

      var body: some View {
        TextField("A", text: $texts[0]).focused($a)
        TextField("B", text: $texts[1]).focused($b)
        Button("Not B") { b = false }
      }
    }
    let session = FormSession { Flags() }
    try session.tap("A")
    try session.tap("Not B")
    #expect(session.focused == "A")
  }

  @Test("A tap on a button leaves the focus where it is")
  func buttonKeepsFocus() throws {
    struct Keeping: View {
      @State private var text = ""
      @State private var count = 0

      var body: some View {
        TextField("Name", text: $text)
        Button("Count") { count += 1 }
      }
    }
    let session = FormSession { Keeping() }
    try session.tap("Name")
    try session.tap("Count")
    #expect(session.focused == "Name")
  }

  @Test("A sheet ends editing, and nothing is restored")
  func sheetEndsEditing() throws {
    struct Presenting: View {
      @State private var text = ""
      @State private var isShown = false

      var body: some View {
        VStack {
          TextField("Name", text: $text)
          Button("Open") { isShown = true }
        }
        .sheet(isPresented: $isShown) { Text("Sheet") }
      }
    }
    let session = FormSession { Presenting() }
    try session.tap("Name")
    try session.tap("Open")
    #expect(session.focused == nil)
    try session.dismissSheet()
    #expect(session.focused == nil)
  }
}
