/// Reads a course from disk and collects everything that is wrong with it.
package struct CourseLoader {
  private let course: CourseFolder

  private static let keys = ["title", "lessons", "solution"]

  /// Takes the folder that holds `course.yml`.
  package init(folder: String) {
    course = CourseFolder(folder)
  }

  /// The parts of the course that could be read, and all problems in the order of the course.
  ///
  /// A part with a problem that leaves it incomplete is left out of the course.
  package func load() -> (course: Course, problems: [CourseProblem]) {
    let problems = ProblemList()
    var loaded = Course(title: "", folder: course.absolute(course.given))
    guard course.isFolder(course.given) else {
      return (loaded, [course.folderProblem(course.given)])
    }
    if let fields = courseFields(problems) {
      loaded.title = fields.requiredText("title", example: "Forms that people don't hate") ?? ""
      loaded.reveal = RevealReader.policy(in: fields) ?? .afterAttempts(3)
      loaded.lessons = lessons(fields, problems)
    }
    loaded.words = SearchWordReader(course: course, problems: problems).read()
    return (loaded, problems.all)
  }

  /// One exercise from its own folder, whether it stands in a course or not.
  ///
  /// - Parameters:
  ///   - folder: The exercise's folder.
  ///   - lesson: The id of the lesson it belongs to.
  /// - Returns: The exercise, or nil where too much is wrong with it, and all problems.
  package static func loadExercise(
    folder: String, lesson: String = ""
  ) -> (exercise: Exercise?, problems: [CourseProblem]) {
    let course = CourseFolder(folder)
    let problems = ProblemList()
    guard course.isFolder(course.given) else { return (nil, [course.folderProblem(course.given)]) }
    let exercise = ExerciseReader(
      course: course, folder: course.given, lesson: lesson, objectives: nil, problems: problems,
      registry: IdentifierRegistry()
    ).read()
    return (exercise, problems.all)
  }

  private func courseFields(_ problems: ProblemList) -> Fields? {
    let file = course.given + "/course.yml"
    return problems.keeping { () throws(CourseProblem) in
      let text = try course.text(at: file).text
      if text.allSatisfy(\.isWhitespace) {
        throw CourseProblem(
          file: file, message: "This file is empty.",
          hint: "Write `title: ...` and a list `lessons:` with a folder's name in each line.")
      }
      let (entries, place) = try YAMLReader.mapping(
        text, file: file, linesBefore: 0, problems: problems)
      return Fields(entries, file: file, place: place, known: Self.keys, problems: problems)
    }
  }

  private func lessons(_ fields: Fields, _ problems: ProblemList) -> [Lesson] {
    if !fields.has("lessons") {
      fields.complain(
        fields.place, "`lessons` is missing.",
        "Add `lessons:` and, in lines of their own, `- ` and the folder of each lesson.")
    }
    let registry = IdentifierRegistry()
    var folders: [String] = []
    var lessons: [Lesson] = []
    for item in fields.items("lessons") {
      guard case .scalar(let name, _) = item.value, Self.isFolderName(name) else {
        fields.complain(
          item.place, "A lesson is named by its folder; this is \(item.kind).",
          "Write the name of a folder beside course.yml, without slashes.")
        continue
      }
      guard !folders.contains(name) else {
        fields.complain(item.place, "`\(name)` stands here a second time.", "Keep one of the two.")
        continue
      }
      folders.append(name)
      guard course.isFolder(course.given + "/" + name) else {
        let near = nearFolder(name)
        fields.complain(
          item.place, "There is no folder `\(name)` beside course.yml.",
          near.map { "Did you mean `\($0)`?" } ?? "")
        if let near { folders.append(near) }
        continue
      }
      let reader = LessonReader(
        course: course, folder: course.given + "/" + name, problems: problems, registry: registry)
      if let lesson = reader.read() { lessons.append(lesson) }
    }
    checkUnlisted(folders, fields)
    return lessons
  }

  private static func isFolderName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.contains("/")
  }

  private func nearFolder(_ name: String) -> String? {
    let names = (try? course.names(in: course.given)) ?? []
    let folders = names.filter { course.isFolder(course.given + "/" + $0) }
    return Nearest.name(to: name, among: folders)
  }

  /// A lesson that isn't listed would never be seen.
  private func checkUnlisted(_ folders: [String], _ fields: Fields) {
    for name in (try? course.names(in: course.given)) ?? [] where !folders.contains(name) {
      let page = "\(course.given)/\(name)/lesson.md"
      if course.holds(page) {
        fields.complain(
          fields.place(of: "lessons"), "The lesson in `\(name)` is not listed.",
          "Add `- \(name)` where it belongs.")
      }
    }
  }
}
