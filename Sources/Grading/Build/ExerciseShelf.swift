internal import CourseFiles
internal import FoundationEssentials
internal import Glibc
internal import Jobs
internal import Synchronization

/// The prepared exercises, in memory and on disk.
final class ExerciseShelf: Sendable {
  struct Place: Sendable {
    var folder: String
    var exercise: PreparedExercise
    var seed: UInt64
    let mistakes = MistakeBox()
    let suites: SuiteShelf
  }

  /// The known mistakes, once they have been looked at.
  final class MistakeBox: Sendable {
    private let value = Mutex<[String: String]?>(nil)

    var known: [String: String]? {
      get { value.withLock(\.self) }
      set { value.withLock { $0 = newValue } }
    }
  }

  /// Prepared exercises that are kept on disk; each takes about a megabyte.
  private static let most = 200

  /// For exercises whose suites run in the answer's process.
  let tests = TestShelf()

  private let workshop: Workshop
  private let known = Mutex<[String: Place]>([:])
  private let making = Mutex<Void>(())

  init(workshop: Workshop) {
    self.workshop = workshop
  }

  /// The exercise as it is needed to judge: from memory, else from disk, else made now.
  func prepared(_ exercise: Exercise, cancellation: Cancellation?) throws(GraderFault) -> Place {
    let preparation = Preparation(
      workshop: workshop, exercise: exercise, cancellation: cancellation)
    let key = preparation.key
    if let place = remembered(key) { return place }
    // One at a time: a second thread would only make the same again.
    return try making.withLock { (_) throws(GraderFault) in
      if let place = remembered(key) { return place }
      try ModuleCache(workshop: workshop).fill(cancellation: cancellation)
      let folder = "\(workshop.cache)/exercises/\(key)"
      let made: PreparedExercise
      if let kept = load(folder) { made = kept } else { made = try make(preparation, folder) }
      let suites = SuiteShelf(folder: "\(folder)/suites", newest: made.moduleDigest)
      let place = Place(folder: folder, exercise: made, seed: preparation.seed, suites: suites)
      known.withLock { $0[key] = place }
      return place
    }
  }

  /// What is in memory, as long as its files are still there: another formlab may have tidied up.
  private func remembered(_ key: String) -> Place? {
    guard let place = known.withLock({ $0[key] }), isReadable("\(place.folder)/prepared.json"),
      ModuleCache(workshop: workshop).isFilled
    else { return nil }
    return place
  }

  /// The sentences of the exercise's known mistakes, by what is seen of an answer that makes them.
  func mistakes(of exercise: Exercise, cancellation: Cancellation?) throws(GraderFault) -> [String:
    String]
  {
    guard !exercise.wrong.isEmpty else { return [:] }
    let place = try prepared(exercise, cancellation: cancellation)
    if let mistakes = place.mistakes.known { return mistakes }
    let file = "\(place.folder)/mistakes.json"
    if let bytes = readFile(file),
      let kept = try? JSONDecoder().decode([String: String].self, from: Data(bytes))
    {
      place.mistakes.known = kept
      return kept
    }
    let found = try KnownMistakes(
      workshop: workshop, place: place, exercise: exercise, cancellation: cancellation
    ).observe()
    if let text = try? JSONEncoder().encode(found) { try writeFile(file, text) }
    place.mistakes.known = found
    return found
  }

  private func load(_ folder: String) -> PreparedExercise? {
    guard let bytes = readFile("\(folder)/prepared.json") else {
      removeTree(folder)
      return nil
    }
    guard let prepared = try? JSONDecoder().decode(PreparedExercise.self, from: Data(bytes)),
      prepared.files.allSatisfy({ Digest.of(readFile("\(folder)/\($0.key)") ?? []) == $0.value })
    else {
      removeTree(folder)
      return nil
    }
    touch(folder)
    return prepared
  }

  private func make(_ preparation: Preparation, _ folder: String) throws(GraderFault)
    -> PreparedExercise
  {
    try makeFolder("\(workshop.cache)/exercises")
    let draft = "\(folder).\(getpid()).\(UInt32.random(in: 0...UInt32.max)).part"
    defer { removeTree(draft) }
    var prepared = try preparation.make(in: draft)
    for name in preparation.fileNames(prepared) {
      prepared.files[name] = Digest.of(readFile("\(draft)/\(name)") ?? [])
    }
    guard let text = try? JSONEncoder().encode(prepared) else {
      throw .cannotWrite(path: folder, error: EINVAL)
    }
    try writeFile("\(draft)/prepared.json", text)
    // Another formlab may have been faster; its result is as good.
    if unsafe rename(draft, folder) != 0, !isReadable("\(folder)/prepared.json") {
      throw .cannotWrite(path: folder, error: errno)
    }
    removeOldest(in: "\(workshop.cache)/exercises", keeping: ExerciseShelf.most)
    return prepared
  }
}
