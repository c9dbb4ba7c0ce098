internal import CourseFiles
internal import Glibc

extension Session {
  /// The file that a sample runs from: the learner's own copy where there is one, else the course's.
  func samplePath(_ sample: Sample) -> String {
    let own = answers.path(of: "samples/\(sample.id)")
    return unsafe access(own, R_OK) == 0 ? own : sample.source.path
  }
}

extension Sample {
  /// The sample in the form that the grader runs.
  func asExercise(in lesson: Lesson) -> Exercise {
    Exercise(
      id: "sample-\(id)", title: title, lesson: lesson.id, minutes: 1, folder: lesson.folder,
      dialect: dialect, imports: ["Foundation"], task: text, hints: [], after: "", starter: source,
      solution: source, suite: SourceText(path: source.path, text: ""))
  }
}
