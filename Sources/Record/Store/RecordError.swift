internal import Glibc

/// Why something could not be kept or read; nothing that was kept before is lost.
package enum RecordError: Error, Hashable, Sendable {
  /// There is no room on the disk. The event is not kept; trying again later works.
  case full(path: String)
  /// Another process holds the journal's lock and does not let go.
  case locked(path: String)
  /// The system refused.
  case system(SystemFailure)
  /// The snapshot can't be read any longer; opening the record again rebuilds it from the journal.
  case snapshotDamaged(path: String)
  /// A file to import holds no events.
  case notAnExport(path: String)

  init(_ failure: SystemFailure) {
    if failure.isFull {
      self = .full(path: failure.path)
    } else if failure.operation == "lock", failure.code == EWOULDBLOCK {
      self = .locked(path: failure.path)
    } else {
      self = .system(failure)
    }
  }
}

extension RecordError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .full(let path):
      "There is no room left on the disk for \(path). This last step was not kept; free some space and do it again."
    case .locked(let path):
      "Another program has held \(path) for five seconds. This last step was not kept; end or resume that program and do it again."
    case .system(let failure):
      "Could not \(failure.operation) \(failure.path): \(failure.reason)."
    case .snapshotDamaged(let path):
      "The snapshot \(path) can't be read. Start again: it will be made anew from the journal."
    case .notAnExport(let path):
      "\(path) holds no events of formlab. Give a file written by `formlab record export`."
    }
  }
}

/// Runs a step on files, turning its failure into one of the record.
func onDisk<Result>(_ step: () throws(SystemFailure) -> Result) throws(RecordError) -> Result {
  do {
    return try step()
  } catch {
    throw RecordError(error)
  }
}
