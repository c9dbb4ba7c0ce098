import Glibc

/// Reads and writes what a class is, beside its results.
package enum ClassStore {
  static let name = "class.json"

  /// Writes the record of a class.
  static func write(_ record: ClassRecord, in folder: String) throws(ClassProblem) {
    var file = try AtomicFile(name, in: folder)
    try file.write(JSONLine.encode(record, pretty: true) + "\n")
    try file.finish()
  }

  /// Reads the record of a class; nil where the folder has none.
  ///
  /// - Throws: `ClassProblem` where it can't be read.
  package static func read(in folder: String) throws(ClassProblem) -> ClassRecord? {
    let path = "\(folder)/\(name)"
    let bytes: [UInt8]
    do throws(FolderAccess.Refusal) {
      bytes = try FolderAccess(folder).read([Array(name.utf8)], limit: 1 << 30)
    } catch .missing {
      return nil
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    guard let record = JSONLine.decode(ClassRecord.self, bytes) else {
      throw .brokenResults(path: path, reason: "it is no record of a class")
    }
    return record
  }

  /// Refuses a folder with the results of another exercise, or with names where there should be none.
  static func checkSame(as wanted: ClassRecord, in folder: String) throws(ClassProblem) {
    guard let found = try read(in: folder) else { return }
    guard found.exercise == wanted.exercise else {
      throw .otherExercise(path: folder, found: found.exercise, wanted: wanted.exercise)
    }
    guard found.isAnonymous == wanted.isAnonymous else {
      throw .otherAnonymity(path: folder, isAnonymous: found.isAnonymous)
    }
  }
}
