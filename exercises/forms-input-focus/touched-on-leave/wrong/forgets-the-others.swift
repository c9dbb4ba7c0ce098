// fails: Going back and forth marks both
// say: You replace the set each time, so only the last field that was left is marked. `insert`
//   keeps the others.
import SwiftUI

struct ProfileView: View {
  enum Field { case name, email }

  @State private var name = ""
  @State private var email = ""
  @State private var touched: Set<Field> = []
  @FocusState private var focus: Field?

  private func visibleError(_ field: Field) -> String? {
    guard touched.contains(field) else { return nil }
    switch field {
    case .name: return name.isEmpty ? "Enter your name." : nil
    case .email: return email.contains("@") ? nil : "An address has an @ in it."
    }
  }

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
      Text(visibleError(.name) ?? "The name is fine so far.")
      TextField("E-mail", text: $email)
        .focused($focus, equals: .email)
      Text(visibleError(.email) ?? "The address is fine so far.")
    }
    .onChange(of: focus) { old, new in
      if let old { touched = [old] }
    }
  }
}
