package import CourseFiles
package import Record

/// The learner's record, with failures in the shell's terms.
package final class Learner {
  package let store: RecordStore
  private let clock: () -> Timestamp

  package init(store: RecordStore, clock: @escaping () -> Timestamp) {
    self.store = store
    self.clock = clock
  }

  /// The time of the learner's clock.
  package var now: Timestamp { clock() }

  /// Keeps an event; when this returns, it is on the disk.
  ///
  /// - Throws: `CommandFailure.record`.
  @discardableResult
  package func keep(_ event: Event) throws(CommandFailure) -> EventID {
    do {
      return try store.append(event, at: clock())
    } catch {
      throw .record(message: "\(error)")
    }
  }

  /// Keeps events together: all of them or none.
  ///
  /// - Throws: `CommandFailure.record`.
  @discardableResult
  package func keep(_ events: [Event]) throws(CommandFailure) -> [EventID] {
    let now = clock()
    do {
      return try store.append(events.map { ($0, now) })
    } catch {
      throw .record(message: "\(error)")
    }
  }

  /// Takes in what another formlab wrote meanwhile.
  package func refresh() { _ = try? store.refresh() }

  /// What was done with one exercise.
  package func progress(of exercise: String) -> ExerciseProgress {
    store.state.exercises[exercise] ?? ExerciseProgress()
  }

  /// What was done in one lesson.
  package func progress(ofLesson lesson: String) -> LessonProgress {
    store.state.lessons[lesson] ?? LessonProgress()
  }

  /// Whether the exercise was ever passed.
  package func hasPassed(_ exercise: String) -> Bool { progress(of: exercise).passedAt != nil }

  /// How many graded attempts the solution is still away; 0 where it may be seen, nil where it never may.
  package func attemptsUntilSolution(of exercise: Exercise, in course: Course) -> Int? {
    if hasPassed(exercise.id) { return 0 }
    switch exercise.reveal ?? course.reveal {
    case .always: return 0
    case .never: return nil
    case .afterAttempts(let needed):
      return max(0, needed - progress(of: exercise.id).allAttempts.count)
    }
  }
}
