extension VerifyReport {
  /// The report in JUnit's XML, as CI systems read it: a test case for each subject.
  ///
  /// - Parameter isRelease: Whether warnings are failures.
  /// - Returns: The document's text.
  package func junit(isRelease: Bool) -> String {
    let failed = subjects.count { !failures(of: $0, isRelease).isEmpty }
    let counts = "tests=\"\(subjects.count)\" failures=\"\(failed)\" errors=\"0\""
    let time = "time=\"\(rounded(seconds))\""
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"formlab verify\" \(counts) \(time)>")
    lines.append("  <testsuite name=\"formlab verify\" \(counts) skipped=\"0\" \(time)>")
    for subject in subjects { lines += element(for: subject, isRelease) }
    return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }

  private func failures(of subject: VerifiedSubject, _ isRelease: Bool) -> [Finding] {
    subject.findings.filter { isRelease || $0.severity == .error }
  }

  private func element(for subject: VerifiedSubject, _ isRelease: Bool) -> [String] {
    let failures = failures(of: subject, isRelease)
    let rest = subject.findings.filter { !failures.contains($0) }
    let start =
      "    <testcase classname=\"\(subject.kind.rawValue)\" name=\"\(escaped(subject.name))\" time=\"0\""
    guard !failures.isEmpty || !rest.isEmpty else { return ["\(start)/>"] }
    var lines = ["\(start)>"]
    if let first = failures.first {
      let text = failures.flatMap(\.lines).joined(separator: "\n")
      lines.append(
        "      <failure message=\"\(escaped(first.message))\">\(escaped(text))</failure>")
    }
    if !rest.isEmpty {
      let text = rest.flatMap(\.lines).joined(separator: "\n")
      lines.append("      <system-out>\(escaped(text))</system-out>")
    }
    return lines + ["    </testcase>"]
  }

  private func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }

  /// Text for XML 1.0; characters that it can't hold become U+FFFD.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
