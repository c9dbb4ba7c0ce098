extension Generator where Value == Bool {
  /// True or false.
  public static var flags: Self { Self { $0.pick(0...1) == 1 } }
}

extension Generator where Value == Int {
  /// Whole numbers of a range, its ends and their neighbours more often than others.
  public static func ints(_ range: ClosedRange<Int>) -> Self {
    Self { chance in
      let edges = [
        range.lowerBound, range.upperBound, range.lowerBound &+ 1, range.upperBound &- 1, 0, 1, -1,
      ].filter(range.contains)
      return chance.pick(0...2) == 0 ? chance.pick(edges) : chance.pick(range)
    }
  }

  /// Whole numbers close to one of these limits: up to `within` below or above.
  public static func ints(near limits: [Int], within: Int = 2) -> Self {
    Self { chance in
      let limit = limits.isEmpty ? 0 : chance.pick(limits)
      let (sum, overflowed) = limit.addingReportingOverflow(chance.pick(-within...within))
      return overflowed ? limit : sum
    }
  }
}

extension Generator where Value == Double {
  /// Numbers of a range; its ends and 0 more often than others.
  public static func doubles(_ range: ClosedRange<Double>) -> Self {
    Self { chance in
      let edges = [range.lowerBound, range.upperBound, 0].filter(range.contains)
      if chance.pick(0...3) == 0 { return chance.pick(edges) }
      let share = Double(chance.next() >> 11) / Double(1 << 53)
      return range.lowerBound + (range.upperBound - range.lowerBound) * share
    }
  }
}

extension Generator where Value == String {
  /// Texts of up to so many characters: plain ones, empty and blank ones, white space at the ends, line ends,
  /// accents as one and as two scalars, emoji of one and of many scalars, other scripts.
  public static func strings(upTo most: Int) -> Self {
    Self { chance in
      switch chance.pick(0...9) {
      case 0: return String(repeating: " ", count: chance.length(upTo: most))
      case 1...4: return text(plain, chance.length(upTo: most), &chance)
      case 5:
        return padded(text(plain, chance.length(upTo: max(0, most - 2)), &chance), most, &chance)
      default: return text(plain + unusual, chance.length(upTo: most), &chance)
      }
    }
  }

  /// Texts made of these characters.
  public static func strings(of characters: String, upTo most: Int) -> Self {
    let pool = Array(characters)
    return Self { chance in pool.isEmpty ? "" : text(pool, chance.length(upTo: most), &chance) }
  }

  private static func text(_ pool: [Character], _ count: Int, _ chance: inout Chance) -> String {
    // A combining mark joins the character before it, so the length is counted as characters are added.
    var result = ""
    while result.count < count { result.append(chance.pick(pool)) }
    return result
  }

  private static func padded(_ text: String, _ most: Int, _ chance: inout Chance) -> String {
    guard most >= text.count + 2 else { return text }
    return String(chance.pick(blanks)) + text + String(chance.pick(blanks))
  }
}

private let plain = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .-_@'")
private let blanks: [Character] = [" ", "\t", "\n", "\u{A0}", "\u{3000}"]
private let unusual: [Character] =
  blanks + [
    "é", "e\u{301}", "ß", "ñ", "Ø", "ü", "İ", "中", "界", "ж", "ع", "🙂", "👩‍👩‍👧‍👦", "🇪🇸", "👍🏽", "\r\n",
  ]

extension Generator {
  /// One of these values.
  public static func oneOf(_ values: [Value]) -> Self {
    Self { $0.pick(values) }
  }

  /// One of these values.
  public static func oneOf(_ first: Value, _ others: Value...) -> Self {
    oneOf([first] + others)
  }

  /// A value of one of these generators.
  public static func any(of generators: [Generator]) -> Self {
    Self { chance in chance.pick(generators).draw(&chance) }
  }

  /// Always the same value.
  public static func always(_ value: Value) -> Self {
    Self { _ in value }
  }

  /// Sequences of up to so many values; with a generator of actions, things that somebody does in a row.
  public func sequences(upTo most: Int) -> Generator<[Value]> {
    Generator<[Value]> { chance in
      (0..<chance.length(upTo: most)).map { _ in draw(&chance) }
    }
  }

  /// A value, or now and then none.
  public func orNil() -> Generator<Value?> {
    Generator<Value?> { chance in chance.pick(0...3) == 0 ? nil : draw(&chance) }
  }
}

/// Sequences of up to so many values of a generator.
public func arrays<Value>(of generator: Generator<Value>, upTo most: Int) -> Generator<[Value]> {
  generator.sequences(upTo: most)
}

/// Values of several generators at once, as a tuple.
public func zip<each Value: Sendable>(
  _ generators: repeat Generator<each Value>
) -> Generator<(repeat each Value)> {
  Generator { chance in (repeat (each generators).draw(&chance)) }
}
