/// A workshop in the list.
public struct Workshop: Equatable, Sendable {
  public var title: String
  public var seats: Int

  public init(title: String, seats: Int) {
    self.title = title
    self.seats = seats
  }
}
