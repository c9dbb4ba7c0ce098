struct Expense {
  var title: String
  var cents: Int
}

struct ExpenseEditor {
  private(set) var record: Expense
  var title = ""
  var cents = ""

  init(_ record: Expense) {
    self.record = record
    load()
  }

  mutating func save() -> Bool {
    guard !title.isEmpty, let amount = Int(cents), amount > 0 else { return false }
    record = Expense(title: title, cents: amount)
    load()
    return true
  }

  mutating func cancel() {
    load()
  }

  private mutating func load() {
    title = record.title
    cents = String(record.cents)
  }
}

func show(_ step: String, _ editor: ExpenseEditor) {
  let fields = "fields \"\(editor.title)\", \"\(editor.cents)\""
  print("\(step): \(fields); record \(editor.record.title), \(editor.record.cents) cents")
}

var editor = ExpenseEditor(Expense(title: "Coffee", cents: 350))
show("Loaded", editor)
editor.title = "Tea"
editor.cents = "2"
show("Typed", editor)
editor.cancel()
show("Cancelled", editor)
editor.title = "Tea for two"
editor.cents = "five"
show(editor.save() ? "Saved" : "Not saved", editor)
editor.cents = "0500"
show("Repaired", editor)
show(editor.save() ? "Saved" : "Not saved", editor)
