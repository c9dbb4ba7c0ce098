/// One student's answer, found in what an instructor handed over; its text is read only when it is judged.
package struct Submission: Sendable, Equatable {
  /// Path of what belongs to the student, as shown; unique in a roster and the same on every machine.
  package var id: String
  /// The student's name, as far as the export tells it; unique in a roster.
  package var student: String
  /// The number that the learning platform gave the student or the submission; may be empty.
  package var number: String
  /// Path of the answer, as shown.
  package var file: String
  /// Whether the export marks the answer as late.
  package var isLate: Bool
  /// Where its bytes are.
  package var location: AnswerLocation
  /// What an instructor should know about the choice of the file; sentences.
  package var notes: [String]
  /// Takes the student's name out of verdicts; nil where names are shown.
  var scrubber: NameScrubber?

  package init(
    id: String, student: String, number: String = "", file: String, isLate: Bool = false,
    location: AnswerLocation, notes: [String] = []
  ) {
    self.id = id
    self.student = student
    self.number = number
    self.file = file
    self.isLate = isLate
    self.location = location
    self.notes = notes
  }
}

/// Where the bytes of an answer are, under the folder that was searched.
package enum AnswerLocation: Sendable, Equatable {
  /// A file; each component as the bytes of its name.
  case file([[UInt8]])
  /// A member of a zip file, by its index.
  case member(archive: [[UInt8]], index: UInt64)
  /// A member of a zip file that is itself a member of one.
  case nestedMember(archive: [[UInt8]], outer: UInt64, inner: UInt64)
}
