import Testing

@testable import Checkout

@Suite struct CartTests {
  @Test("an empty cart costs nothing") func empty() {
    #expect(Cart().total == 0)
  }

  @Test("prices are added") func sum() {
    let cart = Cart(items: [Item(name: "Tea", cents: 250), Item(name: "Cup", cents: 900)])
    #expect(cart.total == 1150)
  }
}
