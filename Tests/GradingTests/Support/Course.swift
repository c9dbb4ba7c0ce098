import CourseFiles
import Foundation

/// The exercises of the project's own course.
enum ProjectCourse {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("exercises")
    .path
}
