import CourseFiles
import Grading

/// Words on verdicts and faults, for authors.
enum VerdictWords {
  /// What a verdict other than a pass says, in a clause.
  static func words(for verdict: Verdict) -> String {
    switch verdict.outcome {
    case .passed: "it passes."
    case .didNotCompile: "it does not compile: \(verdict.diagnostics.first?.message ?? "")"
    case .ruleBroken:
      "it breaks a rule: \(verdict.diagnostics.first?.message ?? verdict.message ?? "")"
    case .failed, .crashed, .timedOut:
      "it fails `\(verdict.cases.first { $0.outcome != .passed }?.name ?? "a case")`. "
        + (verdict.message ?? "")
    case .outOfMemory: "it uses more memory than it may. \(verdict.message ?? "")"
    case .tooMuchOutput: "it prints more than it may. \(verdict.message ?? "")"
    case .graderFault: verdict.message ?? "it can't be judged."
    }
  }
}

/// Words on the grader's own trouble with an exercise.
struct FaultWords {
  let exercise: Exercise

  func finding(_ fault: GraderFault) -> Finding {
    switch fault {
    case .brokenExercise(let part, let message): finding(part, message)
    case .emptySuite:
      Finding(
        file: exercise.suite.path, "The suite has no case.",
        hint: "Write one: Case(\"What happens, in a sentence\") { story in ... }")
    default:
      Finding(
        file: exercise.folder, "The exercise can't be judged.",
        hint: "`formlab doctor` shows what this machine has.", details: "\(fault)")
    }
  }

  private func finding(_ part: GraderFault.ExercisePart, _ message: String) -> Finding {
    let (file, name) =
      switch part {
      case .given: (exercise.given?.path ?? exercise.folder, "given code")
      case .solution: (exercise.solution.path, "solution")
      case .suite: (exercise.suite.path, "suite")
      }
    let place = CompilerPlace.first(in: message)
    return Finding(
      file: file, line: place?.line ?? 0, column: place?.column ?? 0,
      "The \(name) can't be compiled and run: \(place?.message ?? Self.firstLine(message))",
      details: place == nil ? message : "")
  }

  private static func firstLine(_ message: String) -> String {
    message.split(separator: "\n").first.map(String.init) ?? ""
  }
}

/// The first error in what the compiler said: `file:line:column: error: message`.
struct CompilerPlace {
  var line: Int
  var column: Int
  var message: String

  static func first(in text: String) -> CompilerPlace? {
    for line in text.split(separator: "\n") {
      guard let mark = line.firstRange(of: ": error: ") else { continue }
      let numbers = line[..<mark.lowerBound].split(separator: ":").suffix(2).compactMap { Int($0) }
      guard numbers.count == 2 else { continue }
      return CompilerPlace(
        line: numbers[0], column: numbers[1], message: String(line[mark.upperBound...]))
    }
    return nil
  }
}
