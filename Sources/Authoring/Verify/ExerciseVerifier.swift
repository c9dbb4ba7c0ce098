import CourseFiles
import Grading
import Jobs

/// Proves that an exercise is sound by judging its own answers.
struct ExerciseVerifier {
  let exercise: Exercise
  let grader: Grader
  let limiter: Limiter
  let cancellation: Cancellation?
  /// Whether bugs are made in the solution.
  let withMutants: Bool

  /// How much of the wall-clock limit the solution may use.
  private static let share = 0.2
  /// A solution runs in as many fresh processes, three times.
  private static let repeated = CheckOptions(processes: 3, isStrangers: false)
  private static let once = CheckOptions(processes: 1, isStrangers: false)

  func subject() async -> VerifiedSubject {
    var subject = VerifiedSubject(kind: .exercise, name: exercise.id)
    subject.findings = ExerciseTexts(exercise: exercise).findings()
    let (stories, fault) = await stories()
    if let fault {
      subject.findings.append(fault)
      return subject
    }
    subject.findings += CaseNames(exercise: exercise, stories: stories).findings()
    let solution = await judge(exercise.solution, Self.repeated)
    subject.findings += solutionFindings(solution)
    subject.notes.append(note(on: solution))
    guard solution.outcome == .passed else { return subject }
    subject.findings += pointsFindings(solution.cases.map(\.name))
    subject.findings += slowness(await fastest(solution))
    subject.findings += starterFindings(await judge(exercise.starter, Self.once))
    subject.findings += await wrongFindings(solution.cases.map(\.name))
    if withMutants { await addMutants(to: &subject) }
    return subject
  }

  private func judge(_ answer: SourceText, _ options: CheckOptions) async -> Verdict {
    await limiter.run { [exercise, grader, cancellation] in
      do {
        return try grader.check(
          exercise, answer: Array(answer.text.utf8), options: options,
          cancellation: cancellation)
      } catch {
        var verdict = Verdict(
          exercise: exercise.id, outcome: .graderFault, sandbox: "")
        verdict.message = "\(error)"
        return verdict
      }
    }
  }

  private func stories() async -> ([CaseStory], Finding?) {
    await limiter.run { [exercise, grader, cancellation] in
      do throws(GraderFault) {
        return (try grader.stories(of: exercise, cancellation: cancellation), nil)
      } catch {
        return ([], FaultWords(exercise: exercise).finding(error))
      }
    }
  }

  // MARK: - The solution

  private func solutionFindings(_ verdict: Verdict) -> [Finding] {
    switch verdict.outcome {
    case .passed: return []
    case .graderFault:
      return [
        Finding(
          file: exercise.folder, "The exercise can't be judged.",
          hint: "Mend what is said below, then verify again.", details: verdict.message ?? "")
      ]
    default:
      return [
        Finding(
          file: exercise.solution.path, line: verdict.diagnostics.first?.line ?? 0,
          "The solution does not pass its own suite: \(VerdictWords.words(for: verdict))",
          hint: "Mend the solution or the suite.")
      ]
    }
  }

  private func note(on verdict: Verdict) -> String {
    let seconds = (verdict.seconds.run * 100).rounded() / 100
    let place = verdict.suite == .inProcess ? ", in the answer's own process" : ""
    return "solution: \(verdict.cases.count) cases\(place), \(seconds) of "
      + "\(exercise.limits.wallSeconds) s"
  }

  /// The shortest of a few runs: how long the machine was busy otherwise must not count.
  private func fastest(_ first: Verdict) async -> Double {
    var best = first.seconds.run
    for _ in 0..<2 where best > exercise.limits.wallSeconds * Self.share {
      best = min(best, await judge(exercise.solution, Self.once).seconds.run)
    }
    return best
  }

  private func slowness(_ seconds: Double) -> [Finding] {
    let most = exercise.limits.wallSeconds * Self.share
    guard seconds > most else { return [] }
    return [
      Finding(
        file: exercise.solution.path,
        "The solution runs for \((seconds * 100).rounded() / 100) s, more than a fifth of the "
          + "limit of \(exercise.limits.wallSeconds) s.",
        hint: "Make the suite smaller, or raise `wall-seconds` under `limits` in exercise.md.")
    ]
  }

  private func pointsFindings(_ names: [String]) -> [Finding] {
    exercise.points.keys.filter { !names.contains($0) }.sorted().map { name in
      ExerciseTexts(exercise: exercise).finding(
        at: name, "The suite has no case `\(name)`, to which `points` gives some.",
        hint: Nearness.hint(name, names))
    }
  }

  // MARK: - The starter

  private func starterFindings(_ verdict: Verdict) -> [Finding] {
    let file = exercise.starter.path
    let compiles = verdict.outcome != .didNotCompile
    switch verdict.outcome {
    case .passed:
      return [
        Finding(
          file: file, "The starter passes as it stands.",
          hint: "Leave something to write, or let the suite look at what is missing.")
      ]
    case .graderFault:
      return [Finding(file: file, "The starter can't be judged.", details: verdict.message ?? "")]
    default: break
    }
    guard compiles != exercise.starterCompiles else { return [] }
    guard compiles else {
      let first = verdict.diagnostics.first
      return [
        Finding(
          file: file, line: first?.line ?? 0, column: first?.column ?? 0,
          "The starter does not compile: \(first?.message ?? "")",
          hint: "Mend it, or say `starter: does-not-compile` in exercise.md where that is the task."
        )
      ]
    }
    return [
      Finding(
        file: file, "The starter compiles, and exercise.md says that it does not.",
        hint: "Delete the line `starter: does-not-compile` in exercise.md.")
    ]
  }

  // MARK: - Wrong answers

  private func wrongFindings(_ names: [String]) async -> [Finding] {
    var findings: [Finding] = []
    var sentences: [String: String] = [:]
    for wrong in exercise.wrong {
      let verdict = await judge(wrong.source, Self.once)
      findings += WrongAnswerCheck(wrong: wrong, verdict: verdict, cases: names).findings()
      guard let told = verdict.mistake, told != wrong.sentence else {
        sentences[wrong.sentence] = wrong.name
        continue
      }
      findings.append(
        Finding(
          .warning, file: wrong.source.path,
          "What is seen of this answer is what is seen of another: its author is told that one's sentence.",
          hint: "Let the suite tell the two apart, or keep one of them.", details: told))
    }
    if exercise.wrong.isEmpty, exercise.tests.isEmpty {
      findings.append(
        Finding(
          .warning, file: exercise.folder, "The exercise has no wrong answers.",
          hint: "Write one that people give into wrong/, with `// fails:` and `// say:`."))
    }
    return findings
  }

  // MARK: - Mutants

  private func addMutants(to subject: inout VerifiedSubject) async {
    let context = ([exercise.given].compactMap { $0 } + exercise.sources).map(\.text)
    let mutants = MutantMaker(context: context).mutants(of: exercise.solution.text)
    let run = MutantRun(of: exercise, grader: grader, limiter: limiter, cancellation: cancellation)
    let results = await run.results(for: mutants)
    subject.mutants = MutantCount(results)
    subject.findings += MutantFindings(exercise: exercise, results: results).findings()
  }
}
