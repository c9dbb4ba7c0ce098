/// A reference solution with one small bug in it.
package struct Mutant: Sendable, Equatable {
  /// Kind and fingerprint, `boundary-3f9a2c`: the same as long as the mutated declaration and the
  /// mutated code in it stay the same, wherever they move in the file.
  package var id: String
  package var kind: MutationKind
  /// Line of the change in the solution, from 1.
  package var line: Int
  /// Column of the change in characters, from 1.
  package var column: Int
  /// What was changed, "`<` became `<=`".
  package var description: String
  /// The whole mutated text.
  package var source: String
  /// The lines before and after, as in a unified diff without its file names.
  package var diff: SourceDiff
}

/// The lines that a mutant changes.
package struct SourceDiff: Sendable, Equatable {
  /// Line of the first changed line, from 1.
  package var line: Int
  package var removed: [String]
  package var added: [String]

  /// The lines in which two texts differ, as one block.
  package init(from old: String, to new: String) {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    let shared = min(before.count, after.count)
    var head = 0
    while head < shared, before[head] == after[head] { head += 1 }
    var tail = 0
    while tail < shared - head, before[before.count - 1 - tail] == after[after.count - 1 - tail] {
      tail += 1
    }
    line = head + 1
    removed = before[head..<(before.count - tail)].map(String.init)
    added = after[head..<(after.count - tail)].map(String.init)
  }

  /// The block as a unified diff prints it, the hunk header included.
  package var text: String {
    let header = "@@ -\(line),\(removed.count) +\(line),\(added.count) @@"
    return ([header] + removed.map { "-" + $0 } + added.map { "+" + $0 }).joined(separator: "\n")
  }
}
