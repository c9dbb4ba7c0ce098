internal import Grading

extension CommandFailure {
  /// A fault of the grader's as a failure of the command.
  init(_ fault: GraderFault) {
    switch fault {
    case .cancelled: self = .interrupted
    default: self = .fault(message: fault.sentence, hint: fault.advice)
    }
  }
}
