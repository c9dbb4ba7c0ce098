// fails: E-mail: the keyboard has the keys of an address
// fails: Code: the keyboard has digits only
// say: You said what the texts mean, but the keyboard doesn't follow from it: `keyboardType`
//   chooses the keys.
import SwiftUI

struct AccountView: View {
  @State private var email = ""
  @State private var password = ""
  @State private var code = ""

  var body: some View {
    Form {
      TextField("E-mail", text: $email)
        .textContentType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .submitLabel(.next)
      SecureField("New password", text: $password)
        .textContentType(.newPassword)
        .submitLabel(.next)
      TextField("Code", text: $code)
        .textContentType(.oneTimeCode)
        .submitLabel(.done)
    }
  }
}
