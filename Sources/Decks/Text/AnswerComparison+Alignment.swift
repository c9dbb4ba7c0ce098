extension AnswerComparison {
  /// The longest texts that are laid over each other letter by letter; of longer ones only the ends are.
  private static let limit = 2_000

  /// Lays two texts over each other so that as many letters as possible meet.
  static func pieces(_ given: [Character], _ right: [Character]) -> [Piece] {
    let start = zip(given, right).prefix { $0 == $1 }.count
    let longest = min(given.count, right.count) - start
    let end = zip(given.reversed(), right.reversed()).prefix { $0 == $1 }.prefix(longest).count
    let middle = aligned(given[start..<given.count - end], right[start..<right.count - end])
    return merged(
      run(.right, given[..<start]) + middle + run(.right, given[(given.count - end)...]))
  }

  private static func aligned(
    _ given: ArraySlice<Character>, _ right: ArraySlice<Character>
  ) -> [Piece] {
    if given.isEmpty || right.isEmpty || given.count > limit || right.count > limit {
      return run(.extra, given) + run(.missing, right)
    }
    let change = Array(right).difference(from: Array(given))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for step in change {
      switch step {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return interleaved(Array(given), removed, Array(right), inserted)
  }

  private static func interleaved(
    _ given: [Character], _ removed: Set<Int>, _ right: [Character], _ inserted: Set<Int>
  ) -> [Piece] {
    var pieces: [Piece] = []
    var left = 0
    var other = 0
    while left < given.count || other < right.count {
      if left < given.count, removed.contains(left) {
        pieces.append(Piece(kind: .extra, text: String(given[left])))
        left += 1
      } else if other < right.count, inserted.contains(other) {
        pieces.append(Piece(kind: .missing, text: String(right[other])))
        other += 1
      } else {
        pieces.append(Piece(kind: .right, text: String(given[left])))
        left += 1
        other += 1
      }
    }
    return pieces
  }

  private static func run(_ kind: Piece.Kind, _ letters: ArraySlice<Character>) -> [Piece] {
    letters.isEmpty ? [] : [Piece(kind: kind, text: String(letters))]
  }

  private static func merged(_ pieces: [Piece]) -> [Piece] {
    pieces.reduce(into: []) { merged, piece in
      if merged.last?.kind == piece.kind {
        merged[merged.count - 1].text += piece.text
      } else {
        merged.append(piece)
      }
    }
  }
}
