import FormUI

/// A form of many fields whose state is in one view, so that a keystroke evaluates all of them.
struct KeystrokeForm: View {
  @State private var values: [String]

  init(fields: Int) {
    _values = State(initialValue: Array(repeating: "", count: fields))
  }

  var body: some View {
    Form {
      ForEach(values.indices, id: \.self) { index in
        TextField("Field \(index)", text: $values[index])
          .textContentType(.name)
          .submitLabel(.next)
      }
      Button("Send") {}
        .disabled(values.contains { $0.isEmpty })
    }
  }
}
