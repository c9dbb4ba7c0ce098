// fails: Code: the keyboard has digits only
// say: `.decimalPad` has a key for the decimal point, too. A code has digits only: `.numberPad`.
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
        .textContentType(.newPassword)
        .submitLabel(.next)
      TextField("Code", text: $code)
        .keyboardType(.decimalPad)
        .textContentType(.oneTimeCode)
        .submitLabel(.done)
    }
  }
}
