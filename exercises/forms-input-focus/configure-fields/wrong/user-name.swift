// fails: E-mail: the content type says what it means
// say: `.username` is for what people sign in with. Here the address is one that people are
//   written to: `.emailAddress`.
import SwiftUI

struct AccountView: View {
  @State private var email = ""
  @State private var password = ""
  @State private var code = ""

  var body: some View {
    Form {
      TextField("E-mail", text: $email)
        .keyboardType(.emailAddress)
        .textContentType(.username)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .submitLabel(.next)
      SecureField("New password", text: $password)
        .textContentType(.newPassword)
        .submitLabel(.next)
      TextField("Code", text: $code)
        .keyboardType(.numberPad)
        .textContentType(.oneTimeCode)
        .submitLabel(.done)
    }
  }
}
