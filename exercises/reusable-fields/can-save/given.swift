/// A workshop in the list.
public struct Workshop: Equatable, Sendable {
  public var title: String
  public var seats: Int
  public var note: String

  public init(title: String, seats: Int, note: String) {
    self.title = title
    self.seats = seats
    self.note = note
  }
}
