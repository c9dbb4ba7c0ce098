internal import Glibc

extension GraderFault {
  /// What happened, a sentence.
  package var sentence: String {
    switch self {
    case .noToolchain(let searched):
      let places = searched.isEmpty ? "the folders of PATH" : searched.joined(separator: ", ")
      return "There is no Swift toolchain in \(places)."
    case .noLinkerFiles:
      return "The files that a C library links programs with (crtbeginS.o) are missing."
    case .noSupportFiles(let folder): return "What suites are linked with is missing in \(folder)."
    case .cannotWrite(let path, let error):
      return "Cannot write \(path): \(GraderFault.reason(error))."
    case .cannotRead(let path, let error):
      return "Cannot read \(path): \(GraderFault.reason(error))."
    case .job(let what): return "A program of the grader itself failed: \(what)"
    case .brokenExercise(let part, let message):
      let first =
        message.split(separator: "\n").first { $0.contains("error:") } ?? message.prefix(300)
      return "The \(part.words) of this exercise is broken: \(first)"
    case .emptySuite: return "The suite of this exercise has no case, so nothing would be judged."
    case .noSandbox(let reason): return "No sandbox is available on this computer: \(reason)"
    case .cancelled: return "Stopped."
    }
  }

  /// What to do about it, a sentence; empty where there is nothing to say.
  package var advice: String {
    switch self {
    case .noToolchain: "Install Swift 6.3 from swift.org and put its `bin` folder on the path."
    case .noLinkerFiles: "Install the Debian packages libc6-dev and libgcc-12-dev."
    case .noSupportFiles: "Build formlab again with `bin/formlab`."
    case .cannotWrite(_, ENOSPC), .cannotWrite(_, EDQUOT): "Make room on the disk and try again."
    case .cannotWrite, .cannotRead: "Look at the rights of that folder."
    case .job: "Try again; `formlab doctor` tells what the grader needs."
    case .brokenExercise, .emptySuite: "This is the author's to mend: `formlab verify` tells more."
    case .noSandbox: "Grading other people's answers is switched off; install bubblewrap."
    case .cancelled: ""
    }
  }

  private static func reason(_ error: Int32) -> String {
    unsafe strerror(error).map { unsafe String(cString: $0) } ?? "error \(error)"
  }
}

extension GraderFault.ExercisePart {
  fileprivate var words: String {
    switch self {
    case .given: "given code"
    case .solution: "solution"
    case .suite: "suite"
    }
  }
}
