/// A second file of every learner's module: names that Foundation has too, in the manner of Apple's systems.
///
/// It must be compiled into the learner's module, where its declarations win over imported ones.
package enum LearnerShim {
  /// The name that the file has beside the learner's.
  package static let name = "formlab-shim.swift"

  /// The text of the file.
  package static let text = String(
    decoding: PackageResources.LearnerShim_swift_txt, as: UTF8.self)
}
