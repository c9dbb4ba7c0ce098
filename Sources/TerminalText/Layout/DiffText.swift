/// The lines in which two texts differ, marked by `-` and `+` as well as by meaning.
package enum DiffText {
  /// The most lines that are compared one by one.
  static let mostLines = 5000

  private enum Line: Equatable {
    case both(String)
    case old(String)
    case new(String)

    var isChange: Bool {
      if case .both = self { false } else { true }
    }
  }

  /// The rows of a difference.
  ///
  /// - Parameters:
  ///   - old: the first text, such as the learner's; its lines are marked `-`.
  ///   - new: the second text; its lines are marked `+`.
  ///   - context: how many equal lines are shown around a change; nil for all.
  /// - Returns: the rows; none if the texts have the same lines. A row of `...` stands for equal lines left out.
  package static func rows(from old: String, to new: String, context: Int? = 3) -> [StyledText] {
    let lines = compare(split(old), split(new))
    guard lines.contains(where: \.isChange) else { return [] }
    let shown = shownIndices(lines, context: context)
    var rows: [StyledText] = []
    var isSkipping = false
    for (index, line) in lines.enumerated() {
      if shown[index] {
        rows.append(row(line))
      } else if !isSkipping {
        rows.append(StyledText("...", .aside))
      }
      isSkipping = !shown[index]
    }
    return rows
  }

  private static func split(_ text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func compare(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old[head...].reversed(), new[head...].reversed()).prefix { $0 == $1 }.count
    let middle = changes(
      Array(old[head..<(old.count - tail)]), Array(new[head..<(new.count - tail)]))
    return old.prefix(head).map { .both(String($0)) } + middle
      + old.suffix(tail).map { .both(String($0)) }
  }

  private static func changes(_ old: [Substring], _ new: [Substring]) -> [Line] {
    if old.count + new.count > mostLines {
      return old.map { .old(String($0)) } + new.map { .new(String($0)) }
    }
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.place))
    let inserted = Set(difference.insertions.map(\.place))
    var lines: [Line] = []
    var (index, other) = (0, 0)
    while index < old.count || other < new.count {
      if removed.contains(index) {
        lines.append(.old(String(old[index])))
        index += 1
      } else if inserted.contains(other) {
        lines.append(.new(String(new[other])))
        other += 1
      } else {
        lines.append(.both(String(old[index])))
        index += 1
        other += 1
      }
    }
    return lines
  }

  private static func shownIndices(_ lines: [Line], context: Int?) -> [Bool] {
    guard let context else { return Array(repeating: true, count: lines.count) }
    var shown = Array(repeating: false, count: lines.count)
    for index in lines.indices where lines[index].isChange {
      for near in max(0, index - context)...min(lines.count - 1, index + context) {
        shown[near] = true
      }
    }
    // A gap of one row is as long as the mark for it.
    for index in lines.indices.dropFirst().dropLast()
    where !shown[index] && shown[index - 1] && shown[index + 1] {
      shown[index] = true
    }
    return shown
  }

  private static func row(_ line: Line) -> StyledText {
    switch line {
    case .both(let text): StyledText("  " + safe(text))
    case .old(let text): StyledText("- " + safe(text), .deleted)
    case .new(let text): StyledText("+ " + safe(text), .inserted)
    }
  }

  private static func safe(_ text: String) -> String {
    ColumnWidth.expandingTabs(Sanitise.text(text))
  }
}

extension CollectionDifference.Change {
  /// The place in the collection that the change is about.
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
