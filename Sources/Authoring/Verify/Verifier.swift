import CourseFiles
package import Grading
package import Jobs

/// Proves courses, lessons, exercises, decks and tracks sound.
package struct Verifier: Sendable {
  private let grader: Grader
  private let limiter: Limiter
  /// Whether small bugs are made in solutions.
  package var withMutants = false
  /// Ends the work early; what was not judged is told as a fault.
  package var cancellation: Cancellation?
  /// Runs samples; without it they are only read.
  package var runSample: SampleRunner?
  /// Judges exercises of tracks.
  package var tester: InProcessTester?
  /// The folder with a course's decks; nil where decks aren't looked for.
  package var cards: String?

  /// Takes a grader and the number of judgements that may run at once.
  package init(grader: Grader, workers: Int) {
    self.grader = grader
    limiter = Limiter(workers)
  }

  /// Verifies what a path names.
  ///
  /// - Parameters:
  ///   - target: What to verify.
  ///   - progress: Called after each subject, from any thread.
  /// - Returns: What was found, in the order of the course.
  package func report(
    on target: VerifyTarget, progress: @escaping @Sendable (VerifyProgress) -> Void = { _ in }
  ) async -> VerifyReport {
    let start = ContinuousClock.now
    let subjects: [VerifiedSubject]
    switch target {
    case .course(let folder): subjects = await course(folder, progress)
    case .lesson(let folder): subjects = await lesson(folder, progress)
    case .exercise(let folder): subjects = await exercise(folder, progress)
    case .decks(let path): subjects = DeckVerifier(paths: [path]).subjects()
    case .track(let folder): subjects = await track(TrackLayout.folders(in: folder), progress)
    case .trackExercise(let folder): subjects = await track([folder], progress)
    }
    let seconds = ContinuousClock.now - start
    return VerifyReport(subjects: subjects, seconds: seconds / .seconds(1))
  }

  // MARK: - Our own courses

  private func course(
    _ folder: String, _ progress: @escaping @Sendable (VerifyProgress) -> Void
  ) async -> [VerifiedSubject] {
    let (course, problems) = CourseLoader(folder: folder).load()
    let loaded = VerifiedSubject(
      kind: .course, name: course.title.isEmpty ? folder : course.title,
      findings: problems.map(Finding.init))
    let lessons = await verified(course.lessons, progress)
    return [loaded] + lessons + (cards.map { DeckVerifier(paths: [$0]).subjects() } ?? [])
  }

  private func lesson(
    _ folder: String, _ progress: @escaping @Sendable (VerifyProgress) -> Void
  ) async -> [VerifiedSubject] {
    let name = TextFiles.parts(of: folder)
    let (course, problems) = CourseLoader(folder: name.parent).load()
    let own = problems.filter { TextFiles.isBelow($0.file, folder) }
    guard let lesson = course.lessons.first(where: { TextFiles.isSame($0.folder, folder) }) else {
      let missing = Finding(
        file: folder, "This lesson can't be read, or course.yml does not list it.",
        hint: "Add `- \(name.last)` below `lessons:` in \(name.parent)/course.yml.")
      let findings = own.isEmpty ? [missing] : own.map(Finding.init)
      return [VerifiedSubject(kind: .lesson, name: name.last, findings: findings)]
    }
    var subjects = await verified([lesson], progress)
    subjects[0].findings.insert(contentsOf: own.map(Finding.init), at: 0)
    return subjects
  }

  private func exercise(
    _ folder: String, _ progress: @escaping @Sendable (VerifyProgress) -> Void
  ) async -> [VerifiedSubject] {
    let (exercise, problems) = CourseLoader.loadExercise(folder: folder)
    let findings = problems.map(Finding.init)
    guard let exercise else {
      let name = TextFiles.parts(of: folder).last
      return [VerifiedSubject(kind: .exercise, name: name, findings: findings)]
    }
    var subject = await subject(of: exercise)
    subject.findings.insert(contentsOf: findings, at: 0)
    progress(VerifyProgress(done: 1, total: 1, name: exercise.id))
    return [subject]
  }

  private func verified(
    _ lessons: [Lesson], _ progress: @escaping @Sendable (VerifyProgress) -> Void
  ) async -> [VerifiedSubject] {
    var work: [@Sendable () async -> VerifiedSubject] = []
    for lesson in lessons {
      let verifier = LessonVerifier(
        lesson: lesson, cards: cards, limiter: limiter, runSample: runSample)
      work.append { await verifier.subject() }
      for exercise in lesson.exercises { work.append { await subject(of: exercise) } }
    }
    return await all(work, progress)
  }

  private func subject(of exercise: Exercise) async -> VerifiedSubject {
    await ExerciseVerifier(
      exercise: exercise, grader: grader, limiter: limiter, cancellation: cancellation,
      withMutants: withMutants
    ).subject()
  }

  // MARK: - Tracks

  private func track(
    _ folders: [String], _ progress: @escaping @Sendable (VerifyProgress) -> Void
  ) async -> [VerifiedSubject] {
    guard let tester else { return [] }
    return await all(
      folders.map { folder in
        {
          await TrackVerifier(
            folder: folder, tester: tester, limiter: limiter, cancellation: cancellation
          ).subject()
        }
      }, progress)
  }

  private func all(
    _ work: [@Sendable () async -> VerifiedSubject],
    _ progress: @escaping @Sendable (VerifyProgress) -> Void
  ) async -> [VerifiedSubject] {
    let count = ProgressCount(total: work.count, report: progress)
    return await parallelMap(work, workers: work.count) { one in
      let subject = await one()
      count.finished(subject.name)
      return subject
    }
  }
}

extension Finding {
  /// A problem that was found while files were read.
  init(_ problem: CourseProblem) {
    self.init(
      file: problem.file, line: problem.line, column: problem.column, problem.message,
      hint: problem.hint)
  }
}
