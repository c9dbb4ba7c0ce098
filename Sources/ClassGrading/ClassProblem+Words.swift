extension ClassProblem {
  /// Whose trouble it is; decides the exit status.
  package enum Kind: Sendable {
    case usage, noInput, brokenData, course, fault, ioError, interrupted
  }

  package var kind: Kind {
    switch self {
    case .badShard: .usage
    case .noSuchPlace, .unreadable, .notSubmissions, .noSubmissions, .noParts: .noInput
    case .brokenTable, .brokenArchive, .brokenResults, .partsDiffer, .partsMissing,
      .answersMissing, .otherExercise, .otherAnonymity:
      .brokenData
    case .solutionFails, .pointsForUnknownCase: .course
    case .noSandbox, .graderFault: .fault
    case .unwritable, .inUse: .ioError
    case .interrupted: .interrupted
    }
  }

  /// What is wrong, a sentence.
  package var message: String {
    switch self {
    case .noSuchPlace(let path): "There is nothing at \(path)."
    case .unreadable(let path, let reason): "\(path) can't be read: \(reason)."
    case .notSubmissions(let path):
      "\(path) is neither a folder, nor a zip file, nor a CSV of names and paths."
    case .noSubmissions(let path, let passedOver):
      passedOver == 0
        ? "There is nothing in \(path)."
        : "There is no answer in \(path): \(count(passedOver, "file or folder", "files and folders")) passed over."
    case .brokenTable(let path, let line, let message): "\(path):\(line): \(message)"
    case .brokenArchive(let path, let reason): "\(path) can't be read as a zip file: \(reason)."
    case .unwritable(let path, let reason): "\(path) can't be written: \(reason)."
    case .inUse(let path): "Another formlab is writing its results to \(path)."
    case .otherExercise(let path, let found, let wanted):
      "\(path) holds results of \"\(found)\", and \"\(wanted)\" was asked for."
    case .otherAnonymity(let path, let isAnonymous):
      "\(path) holds results \(isAnonymous ? "without" : "with") names."
    case .brokenResults(let path, let reason): "\(path) can't be used: \(reason)."
    default: messageOfParts
    }
  }

  private var messageOfParts: String {
    switch self {
    case .badShard(let text): "\"\(text)\" is no part of a class."
    case .noParts(let path): "There are no parts of a class in \(path)."
    case .partsDiffer(let one, let other, let what):
      "\(one) and \(other) don't belong together: they differ in \(what)."
    case .partsMissing(let parts, let all):
      "\(parts.count == 1 ? "Part" : "Parts") \(list(parts)) of \(all) \(parts.count == 1 ? "is" : "are") missing."
    case .answersMissing(let missing, let part):
      "\(part) is not finished: \(count(missing, "answer is", "answers are")) not judged yet."
    case .noSandbox:
      "No sandbox is available on this computer, so other people's answers can't be judged here."
    case .solutionFails(let exercise, let reason):
      "The exercise \"\(exercise)\" can't judge a class: its own solution is not accepted: \(reason)"
    case .pointsForUnknownCase(let exercise, let names):
      "The exercise \"\(exercise)\" gives points for cases that its suite doesn't have: "
        + names.map { "\"\($0)\"" }.joined(separator: ", ") + "."
    case .graderFault(let message): message
    default: "Stopped."
    }
  }

  /// What to do about it, a sentence; may be empty.
  package var hint: String {
    switch self {
    case .noSuchPlace, .unreadable: "Check the name and its permissions."
    case .notSubmissions: "Give the folder or the zip file that the learning platform exports."
    case .noSubmissions:
      "Answers are files that end in .swift; --list tells what was passed over and why."
    case .brokenTable: "Each line wants a name and a path: \"Ada Lovelace,answers/ada.swift\"."
    case .brokenArchive: "Download it again, or unpack it and give the folder."
    case .unwritable: "Make room or check permissions, or name another folder with --out."
    case .inUse: "Wait for it, or name another folder with --out."
    case .otherExercise: "Name another folder with --out; one folder holds one exercise."
    case .otherAnonymity: "Name another folder with --out, so that the two are never mixed."
    case .brokenResults: "Move it away; what it held is judged again."
    case .badShard: "Write --shard K/N with K from 1 to N, for instance --shard 3/8."
    case .noParts: "Judge parts with --shard K/N first, all with the same --out."
    case .partsDiffer: "Judge all parts with the same submissions, course and formlab."
    case .partsMissing: "Judge what is missing with --shard K/N, then merge again."
    case .answersMissing: "Start that part again: it judges only what is missing."
    case .noSandbox:
      "\"formlab doctor\" says what is missing; bubblewrap and user namespaces are needed."
    case .solutionFails, .pointsForUnknownCase:
      "\"formlab verify\" tells what is wrong with the exercise."
    case .graderFault, .interrupted:
      "What was judged is kept; start the same command again to go on."
    }
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  private func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ", ")
  }
}
