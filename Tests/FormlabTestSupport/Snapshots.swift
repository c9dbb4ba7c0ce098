internal import FoundationEssentials
internal import Glibc
package import Testing

/// Compares a text with a file kept in the project.
///
/// With `RECORD_SNAPSHOTS=1` in the environment the file is written anew; the test fails then all the same, so that
/// nobody takes a recording for a pass.
///
/// - Parameters:
///   - text: what is to be compared, as a whole.
///   - name: the file's name, without `.txt`.
///   - folder: the folder of the file, beside the test's source.
///   - testFile: the test's source.
///   - location: where a difference is reported.
package func expectSnapshot(
  _ text: String,
  _ name: String,
  in folder: String = "Snapshots",
  testFile: String = #filePath,
  location: SourceLocation = #_sourceLocation
) {
  let base = testFile.split(separator: "/").dropLast().map { "/" + $0 }.joined()
  let path = "\(base)/\(folder)/\(name).txt"
  let text = text.hasSuffix("\n") ? text : text + "\n"
  if isRecording {
    record(text, path: path, location: location)
    return
  }
  guard let data = try? Data(contentsOf: URL(filePath: path)) else {
    Issue.record("no snapshot \(name); record it with RECORD_SNAPSHOTS=1", sourceLocation: location)
    return
  }
  let kept = String(decoding: data, as: UTF8.self)
  if kept != text {
    Issue.record(
      "\(name) differs from its snapshot:\n\(difference(kept, text))", sourceLocation: location)
  }
}

private var isRecording: Bool {
  guard let value = unsafe getenv("RECORD_SNAPSHOTS") else { return false }
  return unsafe String(cString: value) == "1"
}

private func record(_ text: String, path: String, location: SourceLocation) {
  let folder = path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
  do {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
    Issue.record("recorded \(path)", sourceLocation: location)
  } catch {
    Issue.record("could not record \(path): \(error)", sourceLocation: location)
  }
}

/// Lines only in the snapshot with `-`, lines only in the text with `+`.
private func difference(_ old: String, _ new: String) -> String {
  let old = old.split(separator: "\n", omittingEmptySubsequences: false)
  let new = new.split(separator: "\n", omittingEmptySubsequences: false)
  let changes = new.difference(from: old)
  return changes.map { change in
    switch change {
    case .remove(let offset, let line, _): "- \(offset + 1): \(line)"
    case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
    }
  }.joined(separator: "\n")
}
