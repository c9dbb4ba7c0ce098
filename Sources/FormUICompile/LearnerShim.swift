/// A second file of every learner's module: names that Foundation has too, in the manner of Apple's systems.
///
/// It must be compiled into the learner's module, where its declarations win over imported ones.
package enum LearnerShim {
  /// The name that the file has beside the learner's.
  package static let name = "formlab-shim.swift"

  /// The text of the file.
  package static let text = String(
    decoding: PackageResources.LearnerShim_swift_txt, as: UTF8.self)

  /// One of these stands in every text that can use a declaration of the shim.
  private static let words = [
    "Formatter", "NSPredicate", "scheduledTimer", "sleep", "asyncAfter", "current",
    "autoupdatingCurrent", "number", "percent",
    "currency", "dateTime", "formatted",
  ].map { Array($0.utf8) }

  /// Whether a text may use the shim; what can't is compiled sooner without it.
  package static func isNeeded(for text: some Collection<UInt8>) -> Bool {
    words.contains { text.firstRange(of: $0) != nil }
  }
}
