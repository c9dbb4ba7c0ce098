/// An event with its name and its time.
package struct RecordedEvent: Hashable, Sendable {
  /// The event's name; events are ordered by it.
  package var id: EventID
  /// When it happened, by the clock of the machine.
  package var at: Timestamp
  /// What happened.
  package var event: Event
  /// Where its line stands in the journal, if it does.
  package var line: JournalRange?

  /// Makes an event.
  package init(id: EventID, at: Timestamp, event: Event, line: JournalRange? = nil) {
    self.id = id
    self.at = at
    self.event = event
    self.line = line
  }
}

/// A stretch of the journal, in bytes.
package struct JournalRange: Hashable, Sendable {
  /// Where it begins.
  package var offset: Int64
  /// How long it is, without the line's end.
  package var length: Int

  /// Makes a stretch.
  package init(offset: Int64, length: Int) {
    self.offset = offset
    self.length = length
  }
}
