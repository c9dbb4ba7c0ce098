/// One of several parts of a class, each judged for itself.
package struct Shard: Sendable, Equatable {
  /// From 1 to `count`.
  package var number: Int
  package var count: Int

  /// Reads `3/8`.
  ///
  /// - Parameter text: the part and the number of parts.
  /// - Throws: `ClassProblem.badShard`.
  package init(_ text: String) throws(ClassProblem) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1,
      count <= 100_000, number >= 1, number <= count
    else { throw .badShard(text: text) }
    self.number = number
    self.count = count
  }

  /// The folder of the part below the class's.
  package var folder: String { "part-\(number)-of-\(count)" }

  /// Whether the answer at an index of the roster belongs to the part.
  package func contains(_ index: Int) -> Bool { index % count == number - 1 }

  /// The part that a folder is named for, or nil.
  static func named(_ folder: String) -> Shard? {
    guard folder.hasPrefix("part-") else { return nil }
    let numbers = folder.dropFirst(5).split(separator: "-")
    guard numbers.count == 3, numbers[1] == "of" else { return nil }
    do throws(ClassProblem) { return try Shard("\(numbers[0])/\(numbers[2])") } catch { return nil }
  }
}
