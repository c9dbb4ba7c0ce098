/// All that a verification found.
package struct VerifyReport: Sendable, Equatable, Codable {
  package var subjects: [VerifiedSubject]
  package var seconds: Double

  package init(subjects: [VerifiedSubject], seconds: Double = 0) {
    self.subjects = subjects
    self.seconds = seconds
  }

  package var findings: [Finding] { subjects.flatMap(\.findings) }
  package var errors: Int { findings.count { $0.severity == .error } }
  package var warnings: Int { findings.count { $0.severity == .warning } }

  /// Whether nothing keeps the course from learners.
  ///
  /// - Parameter isRelease: Whether what is fit for a draft alone counts too.
  /// - Returns: False where an author has to do something.
  package func isSound(isRelease: Bool) -> Bool {
    errors == 0 && (!isRelease || warnings == 0)
  }
}
