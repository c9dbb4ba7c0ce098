struct Item {
  var name: String
  var cents: Int
}
