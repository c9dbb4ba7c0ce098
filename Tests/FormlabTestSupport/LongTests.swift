import Foundation

/// Matrices of attacks, mutants, kills and damaged inputs have a short form, which is always run, and a long one.
package enum LongTests {
  /// Whether `bin/test --long` or the variable `FORMLAB_LONG_TESTS=1` asks for the long forms.
  package static let areWanted = ProcessInfo.processInfo.environment["FORMLAB_LONG_TESTS"] == "1"
}
