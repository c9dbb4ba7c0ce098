/// Gives the deletions of an edited cloze text the numbers that they had before.
enum DeletionNumbers {
  /// Numbers for the deletions now in the text, in order.
  ///
  /// Deletions whose text is as before keep their number; between two such, as many new as old ones are taken for
  /// edited and keep their numbers in order; any others are new and get numbers never used before.
  static func assign(_ marks: [String], remembered: [RememberedDeletion]) -> [Int] {
    var numbers = [Int?](repeating: nil, count: marks.count)
    var freed = [Bool](repeating: true, count: remembered.count)
    for (new, old) in unchanged(marks, remembered.map(\.mark)) {
      numbers[new] = remembered[old].number
      freed[old] = false
    }
    fillGaps(&numbers, remembered: remembered, freed: freed)
    var next = (remembered.map(\.number).max() ?? 0) + 1
    return numbers.map { number in
      if let number { return number }
      defer { next += 1 }
      return next
    }
  }

  /// Pairs equal marks: the longest common subsequence first, then those that moved.
  private static func unchanged(_ new: [String], _ old: [String]) -> [(new: Int, old: Int)] {
    let change = new.difference(from: old)
    let removed = offsets(change.removals)
    let inserted = offsets(change.insertions)
    let kept = zip(
      new.indices.filter { !inserted.contains($0) }, old.indices.filter { !removed.contains($0) })
    var pairs = kept.map { (new: $0, old: $1) }
    var left = removed.sorted()
    for index in inserted.sorted() {
      guard let match = left.firstIndex(where: { old[$0] == new[index] }) else { continue }
      pairs.append((index, left.remove(at: match)))
    }
    return pairs
  }

  private static func offsets(_ changes: [CollectionDifference<String>.Change]) -> Set<Int> {
    Set(
      changes.map { change in
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
      })
  }

  /// Where as many deletions came as went between two that stayed, gives the numbers on.
  private static func fillGaps(
    _ numbers: inout [Int?], remembered: [RememberedDeletion], freed: [Bool]
  ) {
    var start = 0
    while start < numbers.count {
      guard numbers[start] == nil else {
        start += 1
        continue
      }
      let end = numbers[start...].firstIndex { $0 != nil } ?? numbers.count
      let before = start == 0 ? nil : numbers[start - 1]
      let after = end == numbers.count ? nil : numbers[end]
      let low = before.flatMap { number in remembered.firstIndex { $0.number == number } } ?? -1
      let high =
        after.flatMap { number in remembered.firstIndex { $0.number == number } }
        ?? remembered.count
      if low < high {
        let gap = (low + 1..<high).filter { freed[$0] }
        if gap.count == end - start {
          for (new, old) in zip(start..<end, gap) { numbers[new] = remembered[old].number }
        }
      }
      start = end
    }
  }
}
