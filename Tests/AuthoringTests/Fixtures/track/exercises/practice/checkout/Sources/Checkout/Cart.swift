struct Cart {
  var items: [Item] = []

  var total: Int {
    fatalError("Please implement 'total'")
  }
}
