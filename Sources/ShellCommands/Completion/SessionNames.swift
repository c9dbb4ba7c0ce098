internal import CourseFiles

/// Names of the course and of the learner's cards, for completion.
struct SessionNames: NameSource {
  let session: Session

  func names(of kind: ValueKind) -> [Candidate] {
    guard let course = try? session.course() else { return [] }
    switch kind {
    case .exercise: return exercises(course)
    case .lesson: return lessons(course)
    case .sample: return samples(course)
    case .part: return exercises(course) + lessons(course) + samples(course)
    case .deck: return course.lessons.map { Candidate($0.deck, description: $0.title) }
    default: return []
    }
  }

  private func exercises(_ course: Course) -> [Candidate] {
    course.exercises.map { Candidate($0.id, description: $0.title) }
  }

  private func lessons(_ course: Course) -> [Candidate] {
    course.lessons.map { Candidate($0.id, description: $0.title) }
  }

  private func samples(_ course: Course) -> [Candidate] {
    course.lessons.flatMap(\.samples).map { Candidate($0.id, description: $0.title) }
  }
}
