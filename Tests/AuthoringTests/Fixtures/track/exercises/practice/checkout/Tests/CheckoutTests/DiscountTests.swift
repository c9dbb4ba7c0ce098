import Testing

@testable import Checkout

@Suite struct DiscountTests {
  @Test("a tenth less") func tenth() {
    #expect(Discount.apply(percent: 10, to: 1000) == 900)
  }
}
