/// What a learning platform wrote into the name of a file or folder that it exported.
struct PlatformName: Sendable, Equatable {
  /// Which platform's pattern the name follows.
  enum Platform: Sendable, Equatable {
    case moodle
    case canvas
    case blackboard
    case brightspace
  }

  var platform: Platform
  /// The student's name or user name as exported.
  var student: String
  /// The number of the student or of the submission; what belongs together has the same one.
  var number: String
  var isLate = false
  /// The moment of the attempt, in a form that sorts; empty where the name has none.
  var attempt = ""
  /// The name of the file as the student gave it; empty for a folder.
  var file: String
  /// Whether it is something that the platform itself wrote: typed text, a receipt.
  var isByPlatform = false

  /// Recognises a name, or returns nil where it follows no platform's pattern.
  ///
  /// - Parameter name: the name of a file with its ending, or of a folder.
  init?(_ name: String) {
    let recognised =
      Self.moodle(name) ?? Self.blackboard(name) ?? Self.brightspace(name) ?? Self.canvas(name)
    guard let recognised else { return nil }
    self = recognised
  }

  private init(
    _ platform: Platform, student: some StringProtocol, number: String, file: String
  ) {
    self.platform = platform
    self.student = student.trimmed
    self.number = number
    self.file = file
  }

  /// `Ada Lovelace_12345_assignsubmission_file_`, with or without a file's name after it.
  private static func moodle(_ name: String) -> Self? {
    let parts = name.parts
    guard let mark = parts.firstIndex(of: "assignsubmission"), mark >= 2, parts.count > mark + 1,
      parts[mark - 1].isNumber
    else { return nil }
    var found = Self(
      .moodle, student: parts[..<(mark - 1)].joined(separator: "_"), number: parts[mark - 1],
      file: parts[(mark + 2)...].joined(separator: "_"))
    found.isByPlatform = parts[mark + 1] != "file"
    return found
  }

  /// `lovelaceada_LATE_123_456_answer.swift`: user, then submission.
  private static func canvas(_ name: String) -> Self? {
    let parts = name.parts
    guard parts.count >= 4 else { return nil }
    for index in 1..<(parts.count - 2) where parts[index].isNumber && parts[index + 1].isNumber {
      let isLate = parts[index - 1].lowercased() == "late" && index > 1
      let student = parts[..<(isLate ? index - 1 : index)].joined(separator: "_")
      let file = parts[(index + 2)...].joined(separator: "_")
      guard !student.isEmpty, !file.isEmpty else { return nil }
      var found = Self(.canvas, student: student, number: parts[index], file: file)
      found.isLate = isLate
      return found
    }
    return nil
  }

  /// `Focus chain_alovelace_attempt_2024-05-01-12-30-00_answer.swift`; without a file it is the receipt.
  private static func blackboard(_ name: String) -> Self? {
    let parts = name.parts
    guard let mark = parts.firstIndex(of: "attempt"), mark >= 2, parts.count > mark + 1 else {
      return nil
    }
    let moment = parts[mark + 1].prefix { $0.isNumber || $0 == "-" }
    guard moment.split(separator: "-").count == 6 else { return nil }
    var found = Self(
      .blackboard, student: parts[mark - 1], number: parts[mark - 1],
      file: parts[(mark + 2)...].joined(separator: "_"))
    found.attempt = String(moment)
    found.isByPlatform = found.file.isEmpty && parts[mark + 1].hasSuffix(".txt")
    return found
  }

  /// `1234-5678 - Ada Lovelace - 3 May, 2024 1015 AM - answer.swift`, or a folder without the last part.
  private static func brightspace(_ name: String) -> Self? {
    let mark: [Character] = ["-", " "]
    let parts = name.split(separator: mark).map { String($0).trimmed }
    guard parts.count >= 3 else { return nil }
    let numbers = parts[0].split(separator: "-")
    guard numbers.count == 2, numbers.allSatisfy({ String($0).isNumber }), !parts[1].isEmpty else {
      return nil
    }
    return Self(
      .brightspace, student: parts[1], number: String(numbers[0]),
      file: parts.dropFirst(3).joined(separator: "- "))
  }
}

extension String {
  fileprivate var parts: [String] {
    split(separator: "_", omittingEmptySubsequences: false).map(String.init)
  }
}

extension StringProtocol {
  /// Digits, with the `~` that joins the two halves of a number from another Canvas.
  fileprivate var isNumber: Bool {
    !isEmpty && first != "~" && allSatisfy { ("0"..."9").contains($0) || $0 == "~" }
  }

  /// Without white space at the ends.
  fileprivate var trimmed: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
