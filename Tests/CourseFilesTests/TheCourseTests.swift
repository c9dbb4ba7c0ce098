import CourseFiles
import Testing

/// The course that comes with formlab.
@Suite struct TheCourseTests {
  /// The top folder of the project.
  static let project = String(
    #filePath.prefix(upTo: #filePath.ranges(of: "/Tests/").last?.lowerBound ?? #filePath.endIndex))

  @Test func itHasNoProblems() {
    let problems = CourseLoader(folder: Self.project + "/exercises").load().problems
    #expect(problems == [])
  }
}
