import SwiftUI

struct Expense {
  var title: String
  var cents: Int
}

func amountText(_ cents: Int) -> String {
  let (whole, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
  return (cents < 0 ? "-" : "") + "\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
}

/// Digits, and perhaps a point and two more.
func cents(from text: String) -> Int? {
  let halves = text.split(separator: ".", omittingEmptySubsequences: false)
  guard halves.count <= 2, let whole = Int(halves[0]), whole >= 0 else { return nil }
  guard halves.count == 2 else { return whole * 100 }
  guard halves[1].count == 2, let rest = Int(halves[1]), rest >= 0 else { return nil }
  return whole * 100 + rest
}

/// A label, a binding, and an error that the caller decides about.
struct EditField: View {
  let label: LocalizedStringKey
  @Binding var text: String
  var error: String?

  var body: some View {
    VStack(alignment: .leading) {
      TextField(label, text: $text)
        .accessibilityHint(error ?? "")
      if let error {
        Text(error)
          .foregroundStyle(.red)
          .accessibilityHidden(true)
      }
    }
  }
}

struct ExpenseEditor: View {
  @Binding var record: Expense
  let onClose: () -> Void

  @State private var title = ""
  @State private var amount = ""
  @State private var attempted = false

  private var titleError: String? { title.isEmpty ? "Say what it was for." : nil }
  private var amountError: String? {
    cents(from: amount) == nil ? "Enter an amount such as 3.50." : nil
  }

  private func save() {
    attempted = true
    guard titleError == nil, let cents = cents(from: amount) else { return }
    record = Expense(title: title, cents: cents)
    onClose()
  }

  var body: some View {
    Form {
      EditField(label: "Title", text: $title, error: attempted ? titleError : nil)
      EditField(label: "Amount", text: $amount, error: attempted ? amountError : nil)
        .keyboardType(.decimalPad)
      Button("Save") { save() }
      Button("Cancel") { onClose() }
    }
    .onAppear {
      title = record.title
      amount = amountText(record.cents)
    }
  }
}

struct ExpenseList: View {
  @State private var expense = Expense(title: "Coffee", cents: 350)
  @State private var isEditing = false

  var body: some View {
    Text("\(expense.title), \(amountText(expense.cents))")
    if isEditing {
      ExpenseEditor(record: $expense, onClose: { isEditing = false })
    } else {
      Button("Edit") { isEditing = true }
    }
  }
}

#Preview {
  ExpenseList()
}

let session = FormSession { ExpenseList() }

@MainActor func look(_ step: String) {
  let fields = session.controls.compactMap(\.value)
  let editor = fields.isEmpty ? "closed" : fields.joined(separator: " / ")
  let errors = session.errors.isEmpty ? "" : " (\(session.errors.joined(separator: " ")))"
  print("\(step): list \(session.texts[0]); editor \(editor)\(errors)")
}

look("The list")
try session.tap("Edit")
look("Tapped Edit")
try session.clear("Title")
try session.type("Tea", into: "Title")
look("Typed a title")
try session.tap("Cancel")
look("Tapped Cancel")
try session.tap("Edit")
try session.clear("Amount")
try session.type("3,80", into: "Amount")
try session.tap("Save")
look("Typed 3,80, tapped Save")
try session.clear("Amount")
try session.type("3.80", into: "Amount")
look("Typed 3.80")
try session.tap("Save")
look("Tapped Save")
