internal import Jobs

/// The part of the compiler's module cache that the test libraries need.
///
/// It is filled once, by our own code, before the first suite that runs in an answer's process.
struct TestModuleCache {
  let workshop: Workshop
  /// 5 or 6.
  let language: Int

  func fill(cancellation: Cancellation?) throws(GraderFault) {
    let cache = ModuleCache(workshop: workshop)
    try cache.fill(cancellation: cancellation)
    try cache.fill(
      Self.imports, marker: "complete-tests-\(language)", language: language,
      cancellation: cancellation)
  }

  private static let imports = """
    import Foundation
    import Testing
    import XCTest
    import _Testing_Foundation
    let warm = 1
    """
}
