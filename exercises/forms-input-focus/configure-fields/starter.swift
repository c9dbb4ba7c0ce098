import SwiftUI

struct AccountView: View {
  @State private var email = ""
  @State private var password = ""
  @State private var code = ""

  // Your turn: what each field promises.
  var body: some View {
    Form {
      TextField("E-mail", text: $email)
      SecureField("New password", text: $password)
      TextField("Code", text: $code)
    }
  }
}

#Preview {
  AccountView()
}
