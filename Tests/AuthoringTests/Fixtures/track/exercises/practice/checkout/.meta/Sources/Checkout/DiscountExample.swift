enum Discount {
  static func apply(percent: Int, to cents: Int) -> Int {
    cents - cents * percent / 100
  }
}
