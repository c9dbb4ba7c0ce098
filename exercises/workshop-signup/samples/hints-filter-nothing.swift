import SwiftUI

struct PhoneView: View {
  @State private var phone = ""

  var body: some View {
    Form {
      TextField("Phone", text: $phone)
        .keyboardType(.phonePad)
        .textContentType(.telephoneNumber)
      Button("Set by the program") { phone = "ask at the desk" }
      Text("The field holds: \(phone)")
    }
  }
}

#Preview {
  PhoneView()
}

let session = FormSession { PhoneView() }

@MainActor func look(_ way: String) throws {
  let keyboard = try session.control("Phone").keyboardType ?? "none"
  print("\(way) (keyboard: \(keyboard)): \(session.texts.last ?? "")")
}

try session.type("555 0199", into: "Phone")
try look("Typed on the phone pad")

try session.clear("Phone")
try session.type("my sister's", into: "Phone")
try look("Typed on a connected keyboard")

try session.clear("Phone")
try session.paste("see my card", into: "Phone")
try look("Pasted")

try session.tap("Set by the program")
try look("Set by the program")
