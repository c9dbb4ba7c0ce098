enum Field: String { case name, email, password }

// What `@FocusState` and `onChange` do in a view, as a plain value.
struct Fields {
  private(set) var touched: [Field] = []

  var focus: Field? {
    didSet {
      guard let left = oldValue, left != focus, !touched.contains(left) else { return }
      touched.append(left)
    }
  }

  mutating func move(to field: Field?, _ why: String) {
    focus = field
    let place = field?.rawValue ?? "nowhere"
    let marks = touched.map(\.rawValue).joined(separator: ", ")
    print("\(why): the focus is \(place), touched: \(marks.isEmpty ? "-" : marks)")
  }
}

var fields = Fields()
fields.move(to: .name, "The form appears")
fields.move(to: .name, "Tapped the name, which has the focus already")
fields.move(to: .email, "Pressed return")
fields.move(to: nil, "Tapped Done")
fields.move(to: .email, "Tapped the address again")
fields.move(to: .password, "Pressed return")
fields.move(to: nil, "Submitted")
