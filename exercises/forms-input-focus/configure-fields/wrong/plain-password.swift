// fails: New password: its characters stay hidden
// say: You turned the password into a plain `TextField`, so anybody can read it over a shoulder.
//   A `SecureField` takes the same modifiers.
import SwiftUI

struct AccountView: View {
  @State private var email = ""
  @State private var password = ""
  @State private var code = ""

  var body: some View {
    Form {
      TextField("E-mail", text: $email)
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .submitLabel(.next)
      TextField("New password", text: $password)
        .textContentType(.newPassword)
        .submitLabel(.next)
      TextField("Code", text: $code)
        .keyboardType(.numberPad)
        .textContentType(.oneTimeCode)
        .submitLabel(.done)
    }
  }
}
