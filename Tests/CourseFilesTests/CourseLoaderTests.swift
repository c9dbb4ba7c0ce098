import CourseFiles
import Testing

@Test func theCourseLoads() {
  let (course, problems) = CourseLoader(folder: "exercises").load()
  for p in problems { print("\(p.file):\(p.line):\(p.column): \(p.message) \(p.hint)") }
  #expect(problems == [])
  #expect(course.exercises.count >= 3)
}
