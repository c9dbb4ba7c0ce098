internal import Glibc

/// Why a deck file could not be read or written: the machine is in the way.
package enum DeckFileError: Error, Hashable, Sendable {
  /// A call failed; `code` is its `errno`.
  case system(call: String, path: String, code: Int32)
  /// Nobody may write the file.
  case readOnly(path: String)
  /// Somebody else wrote the file since it was read.
  case changedMeanwhile(path: String)
  /// This is no plain file.
  case notAFile(path: String)
  /// The file is larger than formlab reads.
  case tooLarge(path: String, bytes: Int, limit: Int)
}

extension DeckFileError {
  /// Whether a file was to be made, and there is one.
  var isExistingFile: Bool {
    if case .system(_, _, let code) = self { code == EEXIST } else { false }
  }
}

extension DeckFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .system(let call, let path, let code):
      "\(path): \(call) failed: \(SystemError.text(code))."
    case .readOnly(let path):
      "\(path) is read-only."
    case .changedMeanwhile(let path):
      "\(path) was changed by another program in this moment; try again."
    case .notAFile(let path):
      "\(path) is not a file."
    case .tooLarge(let path, let bytes, let limit):
      "\(path) has \(bytes) bytes; formlab reads at most \(limit)."
    }
  }
}
