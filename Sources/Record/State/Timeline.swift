/// Events of one thing (an exercise, a lesson, a setting), in the order of their ids.
///
/// An event is held once however often it comes, and in its place whenever it comes: so a state does
/// not depend on the order in which journals were joined.
package struct Timeline: Hashable, Sendable {
  /// All events.
  package private(set) var events: [RecordedEvent] = []

  /// Puts an event in its place; false if it is there already.
  mutating func insert(_ event: RecordedEvent) -> Bool {
    guard let index = events.orderedIndex(of: event.id, \.id) else { return false }
    events.insert(event, at: index)
    return true
  }

  /// The events that no later one took back, without those that take back.
  package var standing: [RecordedEvent] {
    var undone: Set<EventID> = []
    for event in events.reversed() {
      if case .undo(let undo) = event.event, undo.undoes < event.id, !undone.contains(event.id) {
        undone.insert(undo.undoes)
      }
    }
    return events.filter { event in
      if case .undo = event.event { return false }
      return !undone.contains(event.id)
    }
  }

  /// The last event that stands.
  package var last: RecordedEvent? { standing.last }
}

extension Array {
  /// Where an element with this id belongs in an array ordered by ids; nil if it is there already.
  func orderedIndex(of id: EventID, _ idOf: (Element) -> EventID) -> Int? {
    guard let last, !(idOf(last) < id) else { return count }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if idOf(self[middle]) < id { low = middle + 1 } else { high = middle }
    }
    return idOf(self[low]) == id ? nil : low
  }
}
