// fails: New password: the content type lets a strong one be offered
// say: `.password` is for a password that exists; the system offers to fill it in. For one that
//   is being chosen it is `.newPassword`.
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
      SecureField("New password", text: $password)
        .textContentType(.password)
        .submitLabel(.next)
      TextField("Code", text: $code)
        .keyboardType(.numberPad)
        .textContentType(.oneTimeCode)
        .submitLabel(.done)
    }
  }
}
