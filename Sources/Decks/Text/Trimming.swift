extension StringProtocol {
  /// The text without white space at both ends.
  var trimmed: String {
    String(trimmedPart)
  }

  /// The part of the text without white space at both ends.
  var trimmedPart: SubSequence {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return self[startIndex..<startIndex] }
    return self[first...last]
  }
}
