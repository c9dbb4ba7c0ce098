/// Where the end of a text falls on the screen, the way libedit draws it.
struct ScreenLayout: Equatable {
  private(set) var row = 0
  private(set) var column = 0
  private let columns: Int
  private let width: (Unicode.Scalar) -> Int

  init(columns: Int, width: @escaping (Unicode.Scalar) -> Int) {
    self.columns = max(1, columns)
    self.width = width
  }

  static func == (left: Self, right: Self) -> Bool {
    left.row == right.row && left.column == right.column
  }

  /// Moves on by `text`.
  mutating func add(_ text: some Sequence<Unicode.Scalar>) {
    for scalar in text { add(scalar) }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n":
      row += 1
      column = 0
    case "\t":
      repeat { advance(1) } while column % 8 != 0
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      advance(1)
      advance(1)
    default:
      advance(max(0, width(scalar)))
    }
  }

  /// A wide character that doesn't fit begins the next row.
  private mutating func advance(_ cells: Int) {
    if column + cells > columns {
      row += 1
      column = 0
    }
    column += cells
    if column == columns {
      row += 1
      column = 0
    }
  }
}
