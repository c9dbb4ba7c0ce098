struct Cart {
  var items: [Item] = []

  var total: Int {
    items.reduce(0) { $0 + $1.cents }
  }
}
