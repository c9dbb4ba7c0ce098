// fails: E-mail: the content type says what it means
// fails: Code: the content type offers the code from a message
// say: You chose keyboards, and no content types. The keyboard says which keys are wanted; only
//   the content type says what the text means, so that something can be offered.
import SwiftUI

struct AccountView: View {
  @State private var email = ""
  @State private var password = ""
  @State private var code = ""

  var body: some View {
    Form {
      TextField("E-mail", text: $email)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .submitLabel(.next)
      SecureField("New password", text: $password)
        .submitLabel(.next)
      TextField("Code", text: $code)
        .keyboardType(.numberPad)
        .submitLabel(.done)
    }
  }
}
