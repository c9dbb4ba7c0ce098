/// Numbers as pictures of one row each; as numbers in plain mode.
package enum Plot {
  /// One bar.
  package struct Bar: Sendable, Equatable {
    package var label: String
    package var value: Double
    /// What stands behind the bar; nil for the value as a whole number.
    package var note: String?

    package init(_ label: String, _ value: Double, note: String? = nil) {
      self.label = label
      self.value = value
      self.note = note
    }
  }

  /// Horizontal bars, the longest over the room that is left by labels and notes.
  ///
  /// - Parameters:
  ///   - bars: the bars; values that are negative or no number count as 0.
  ///   - maximum: the value of a full bar; nil for the greatest.
  ///   - meaning: what the bars are drawn as.
  ///   - capabilities: what the screen can show.
  /// - Returns: a row for each bar.
  package static func bars(
    _ bars: [Bar], maximum: Double? = nil, meaning: Meaning? = .success,
    _ capabilities: Capabilities
  ) -> [StyledText] {
    let notes = bars.map { $0.note ?? number($0.value) }
    if capabilities.isPlain { return zip(bars, notes).map { StyledText("\($0.label): \($1)") } }
    let widest = bars.map { ColumnWidth.of($0.label) }.max() ?? 0
    let labels = min(widest, capabilities.columns / 3)
    let room = max(
      5, capabilities.columns - labels - (notes.map { ColumnWidth.of($0) }.max() ?? 0) - 3)
    let top = maximum ?? bars.map { finite($0.value) }.max() ?? 0
    return zip(bars, notes).map { bar, note in
      let label = StyledText(ColumnWidth.truncated(bar.label, columns: labels)).padded(to: labels)
      let share = top > 0 ? min(1, finite(bar.value) / top) : 0
      let drawn = StyledText(strokes(share: share, columns: room, capabilities), meaning).padded(
        to: room)
      return label + " " + drawn + " " + StyledText(note)
    }
  }

  /// A bar in eighths of a column, or in whole columns of ASCII.
  private static func strokes(share: Double, columns: Int, _ capabilities: Capabilities) -> String {
    guard capabilities.isUnicode else {
      let count = Int((share * Double(columns)).rounded())
      return String(repeating: "#", count: share > 0 ? max(1, count) : 0)
    }
    let eighths = max(share > 0 ? 1 : 0, Int((share * Double(columns * 8)).rounded()))
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }

  /// A row of columns, one for each value, in eight heights; in plain mode and without Unicode the numbers.
  package static func sparkline(_ values: [Double], _ capabilities: Capabilities) -> String {
    guard capabilities.drawsSymbols else { return values.map(number).joined(separator: " ") }
    let heights = Array("▁▂▃▄▅▆▇█")
    let top = values.map(finite).max() ?? 0
    return String(
      values.map { value in
        let share = top > 0 ? finite(value) / top : 0
        return heights[min(7, Int((share * 7).rounded()))]
      })
  }

  private static func finite(_ value: Double) -> Double {
    value.isFinite && value > 0 ? value : 0
  }

  /// Whole numbers as they are, others with one place.
  private static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "-" }
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }
}
