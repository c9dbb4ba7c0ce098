/// Makes students of the same name distinct by what else is known of them.
enum DistinctNames {
  static func apply(to roster: inout Roster) {
    let students = roster.submissions.map(\.student) + roster.unanswered.map(\.student)
    let counts = students.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    for index in roster.submissions.indices {
      let found = roster.submissions[index]
      guard counts[found.student, default: 0] > 1 else { continue }
      roster.submissions[index].student =
        "\(found.student) (\(found.number.isEmpty ? found.id : found.number))"
    }
    for index in roster.unanswered.indices {
      let found = roster.unanswered[index]
      guard counts[found.student, default: 0] > 1 else { continue }
      roster.unanswered[index].student = "\(found.student) (\(found.id))"
    }
  }
}
