import CourseFiles

/// An exercise that is never compiled: what a class is judged on, without a compiler.
func sampleExercise(id: String = "focus-chain", points: [String: Int] = [:]) -> Exercise {
  Exercise(
    id: id, title: "Focus chain", lesson: "forms", minutes: 5, folder: "/course/focus-chain",
    points: points, task: "", hints: [], after: "",
    starter: SourceText(
      path: "", text: "func nextField(after field: Field) -> Field? {\n  nil\n}\n"),
    solution: SourceText(path: "", text: "solution"),
    suite: SourceText(path: "", text: "suite"))
}
