/// What belongs to one student, before the answer in it is chosen.
struct StudentUnit: Sendable, Equatable {
  /// Path of it as shown.
  var id: String
  var student: String
  var number = ""
  var isLate = false
  /// Sorts attempts of one student; empty where there is one.
  var attempt = ""
  /// The files, each with its path below the unit.
  var files: [Candidate]

  /// A file that may be the answer.
  struct Candidate: Sendable, Equatable {
    var file: FoundFile
    /// Names below the unit, the last as the student gave it.
    var path: [String]
  }
}
