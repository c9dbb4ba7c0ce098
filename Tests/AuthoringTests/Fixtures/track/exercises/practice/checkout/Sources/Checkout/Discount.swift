enum Discount {
  static func apply(percent: Int, to cents: Int) -> Int {
    fatalError("Please implement 'apply(percent:to:)'")
  }
}
