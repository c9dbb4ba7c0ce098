import FormUI
import Testing

/// A small generator whose numbers depend on the seed only.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

@Observable
private final class Draft {
  var name = ""
  var notes: [String] = ["one", "two"]
  var isShown = true
  var choice = 1
  var count = 3
}

/// A form whose whole state is in one object, so that a second form can be made from the same state.
private struct DraftForm: View {
  @Bindable var draft: Draft
  @FocusState private var focus: Int?

  var body: some View {
    Form {
      TextField("Name", text: $draft.name).focused($focus, equals: 0)
      Toggle("Shown", isOn: $draft.isShown)
      if draft.isShown {
        Section("Notes") {
          ForEach(draft.notes.indices, id: \.self) { index in
            TextField("Note \(index)", text: $draft.notes[index]).focused($focus, equals: index + 1)
          }
          .onDelete { draft.notes.remove(atOffsets: $0) }
        }
      } else {
        Text("Hidden \(draft.notes.count)")
      }
      Picker("Choice", selection: $draft.choice) {
        ForEach([1, 2, 3], id: \.self) { Text("Choice \($0)").tag($0) }
      }
      Stepper("Count: \(draft.count)", value: $draft.count, in: 0...5)
      Button("Add") {
        draft.notes.append("note \(draft.notes.count)")
        focus = draft.notes.count
      }
      .disabled(draft.notes.count > 6 || !draft.isShown)
      Button("Reverse") { draft.notes.reverse() }
      Button("Leave") { focus = nil }
    }
  }
}

/// Random steps never crash, and leave the tree that a fresh evaluation of the same state gives.
@Suite("Random steps")
@MainActor
struct RandomStepTests {
  @Test(arguments: UInt64(1)...12)
  func sameAsFresh(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let draft = Draft()
    let session = FormSession { DraftForm(draft: draft) }
    for _ in 0..<120 {
      try? step(session, &generator)
      let fresh = FormSession { DraftForm(draft: draft) }
      #expect(session.texts == fresh.texts)
      #expect(session.controls.map(\.value) == fresh.controls.map(\.value))
      #expect(session.controls.map(\.isEnabled) == fresh.controls.map(\.isEnabled))
      let focused = session.controls.filter(\.isFocused).map(\.label)
      #expect(focused == session.focused.map { [$0] } ?? [])
    }
    #expect(session.warnings.isEmpty)
  }

  private func step(_ session: FormSession, _ generator: inout SeededGenerator) throws {
    let controls = session.controls
    guard let control = controls.randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: try session.type("x", into: control.label)
    case 1: try session.clear(control.label)
    case 2: try session.pressReturn()
    case 3: try session.dismissKeyboard()
    case 4: try session.pick("Choice \(Int.random(in: 1...3, using: &generator))", in: "Choice")
    case 5: try session.step(control.label, by: Bool.random(using: &generator) ? 1 : -1)
    case 6: try session.swipeToDelete(control.label)
    case 7: try session.pressTab()
    default: try session.tap(control.label)
    }
  }
}
