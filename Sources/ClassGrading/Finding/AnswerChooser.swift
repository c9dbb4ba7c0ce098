/// Chooses the answer among a student's files.
struct AnswerChooser {
  /// The id of the exercise.
  let exercise: String
  /// Names that the starter declares; they break a tie between files.
  let declared: [String]
  let reader: AnswerReader
  private(set) var ignored: [Roster.Ignored] = []

  /// What was chosen.
  enum Choice: Equatable {
    case submission(Submission)
    case unanswered(Roster.Unanswered)
  }

  init(exercise: String, declared: [String], reader: AnswerReader) {
    self.exercise = exercise
    self.declared = declared
    self.reader = reader
  }

  /// Chooses a unit's answer; what is passed over is added to `ignored`.
  mutating func choose(_ unit: StudentUnit) -> Choice {
    let ranked = unit.files.compactMap { candidate in
      CandidateRank(path: candidate.path, exercise: exercise).map { (rank: $0, candidate) }
    }
    let usable = ranked.filter { $0.1.file.refusal == nil }
    guard let best = usable.map(\.rank).min() else { return nothing(in: unit, ranked.map(\.1)) }
    var finalists = usable.filter { !($0.rank < best) && !(best < $0.rank) }.map(\.1)
    if finalists.count > 1 { finalists = likeliest(finalists) }
    guard let chosen = finalists.first, finalists.count == 1 || areEqual(finalists) else {
      return .unanswered(
        .init(
          id: unit.id, student: unit.student,
          reason: "Several files may be the answer: \(names(finalists, of: unit)). "
            + "Delete or rename all but one, or name the right one in a CSV of names and paths."))
    }
    return .submission(submission(of: unit, chosen, among: usable.map(\.1)))
  }

  private mutating func submission(
    of unit: StudentUnit, _ chosen: StudentUnit.Candidate, among usable: [StudentUnit.Candidate]
  ) -> Submission {
    let others = usable.filter { $0 != chosen }
    ignoreAll(of: unit, but: chosen, candidates: others)
    var notes: [String] = []
    if !others.isEmpty { notes.append("Also there, and not judged: \(names(others, of: unit)).") }
    return Submission(
      id: unit.id, student: unit.student, number: unit.number, file: chosen.file.shownPath,
      isLate: unit.isLate, location: chosen.file.location, notes: notes)
  }

  private mutating func nothing(
    in unit: StudentUnit, _ refused: [StudentUnit.Candidate]
  ) -> Choice {
    ignoreAll(of: unit, but: nil, candidates: [])
    let reason =
      if let first = refused.first, let refusal = first.file.refusal {
        "\(first.path.joined(separator: "/")) can't be judged: \(refusal)."
      } else if unit.files.isEmpty {
        "There is no file."
      } else {
        "There is no Swift file, only \(names(unit.files, of: unit))."
      }
    return .unanswered(.init(id: unit.id, student: unit.student, reason: reason))
  }

  private mutating func ignoreAll(
    of unit: StudentUnit, but chosen: StudentUnit.Candidate?, candidates: [StudentUnit.Candidate]
  ) {
    guard unit.files.count <= 100 else {
      let others = unit.files.count - (chosen == nil ? 0 : 1)
      return ignored.append(
        .init(path: unit.id, reason: "\(others) files in it are not the answer"))
    }
    for candidate in unit.files where candidate != chosen {
      let usual =
        candidates.contains(candidate) ? "another file is likelier the answer" : "not an answer"
      ignored.append(
        .init(path: candidate.file.shownPath, reason: candidate.file.refusal ?? usual))
    }
  }

  /// Those that declare most of what the starter declares.
  private func likeliest(_ candidates: [StudentUnit.Candidate]) -> [StudentUnit.Candidate] {
    let scores = candidates.map { candidate in
      let text = String(decoding: read(candidate.file.location) ?? [], as: UTF8.self)
      return declared.count { text.contains($0) }
    }
    let best = scores.max() ?? 0
    return zip(candidates, scores).filter { $0.1 == best }.map(\.0)
  }

  private func read(_ location: AnswerLocation) -> [UInt8]? {
    try? reader.read(location)
  }

  private func areEqual(_ candidates: [StudentUnit.Candidate]) -> Bool {
    guard let first = candidates.first.flatMap({ read($0.file.location) }) else { return false }
    return candidates.dropFirst().allSatisfy { read($0.file.location) == first }
  }

  private func names(_ candidates: [StudentUnit.Candidate], of unit: StudentUnit) -> String {
    let shown = candidates.prefix(4).map { $0.path.joined(separator: "/") }
    let rest = candidates.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
