/// Tells whose each file is, from the layout of folders and names alone.
struct ClassLayout {
  /// The id of the exercise.
  let exercise: String
  private(set) var ignored: [Roster.Ignored] = []

  init(exercise: String) { self.exercise = exercise }

  /// The units of a class, in the order of their ids.
  ///
  /// - Parameters:
  ///   - root: what was searched.
  ///   - name: the name of the searched folder.
  /// - Returns: one unit a student.
  mutating func units(of root: FolderTree, named name: String) -> [StudentUnit] {
    if isOneStudent(root) { return [unit(of: root, student: name, id: name)] }
    let merged = merge(classUnits(of: root, named: name))
    return merged.sorted { $0.id < $1.id }
  }

  private mutating func classUnits(of root: FolderTree, named name: String) -> [StudentUnit] {
    if root.files.isEmpty, let only = root.folders.first, root.folders.count == 1, isClass(only) {
      return classUnits(of: only, named: only.name)
    }
    let prefix = checkoutPrefix(of: root, named: name)
    var units: [StudentUnit] = []
    for folder in root.folders {
      let isSection = PlatformName(folder.name) == nil && hasPlatformNames(folder)
      units +=
        isSection ? classUnits(of: folder, named: folder.name) : [unit(of: folder, prefix: prefix)]
    }
    return units + root.files.compactMap { unit(of: $0) }
  }

  // Which folder holds a class

  private func isOneStudent(_ tree: FolderTree) -> Bool {
    let hasAnswer = tree.files.contains { CandidateRank.isCanonical($0.name, exercise: exercise) }
    return (hasAnswer || hasSourceFolders(tree)) && !hasPlatformNames(tree)
  }

  private func hasSourceFolders(_ tree: FolderTree) -> Bool {
    tree.folders.contains { ["sources", "tests", "src"].contains($0.name.lowercased()) }
  }

  private func isClass(_ tree: FolderTree) -> Bool {
    if hasPlatformNames(tree) { return true }
    if isOneStudent(tree) || PlatformName(tree.name) != nil { return false }
    if isSourceLayout(tree) { return false }
    let answers = tree.files.filter { CandidateRank.stem(of: $0.name)?.isText == false }
    return answers.count + tree.folders.count > 1
      || (answers.isEmpty && tree.folders.contains(where: isClass))
  }

  /// A folder of a Swift package or of a course, whose folders are no students.
  private func isSourceLayout(_ tree: FolderTree) -> Bool {
    tree.isCheckout || hasSourceFolders(tree) || tree.folders.contains { $0.name == exercise }
  }

  private func hasPlatformNames(_ tree: FolderTree) -> Bool {
    tree.folders.contains { PlatformName($0.name) != nil }
      || tree.files.contains { PlatformName($0.name) != nil }
  }

  // Whose a folder or file is

  private func unit(of folder: FolderTree, prefix: String) -> StudentUnit {
    let id = folder.path.joined(separator: "/")
    if let name = PlatformName(folder.name) {
      var unit = unit(of: folder, student: name.student, id: id)
      unit.number = name.number
      unit.isLate = name.isLate
      unit.attempt = name.attempt
      if name.isByPlatform { unit.files = [] }
      return unit
    }
    let student =
      folder.name.hasPrefix(prefix) ? String(folder.name.dropFirst(prefix.count)) : folder.name
    return unit(of: folder, student: student.isEmpty ? folder.name : student, id: id)
  }

  private func unit(of folder: FolderTree, student: String, id: String) -> StudentUnit {
    let files = folder.allFiles.map { file in
      StudentUnit.Candidate(file: file, path: Array(file.path.dropFirst(folder.path.count)))
    }
    return StudentUnit(id: id, student: student, files: files)
  }

  private mutating func unit(of file: FoundFile) -> StudentUnit? {
    if let name = PlatformName(file.name) {
      guard !name.isByPlatform else {
        ignore(file, "written by the learning platform")
        return nil
      }
      var unit = StudentUnit(
        id: file.shownPath, student: name.student, number: name.number,
        files: [.init(file: file, path: [name.file])])
      unit.isLate = name.isLate
      unit.attempt = name.attempt
      return unit
    }
    guard let (stem, isText) = CandidateRank.stem(of: file.name),
      !isText || stem != file.name.dropText
    else {
      ignore(file, "not a Swift file")
      return nil
    }
    return StudentUnit(
      id: file.shownPath, student: stem, files: [.init(file: file, path: [file.name])])
  }

  /// What GitHub Classroom puts before user names: the assignment's name.
  private func checkoutPrefix(of root: FolderTree, named name: String) -> String {
    let names = root.folders.map(\.name)
    let assignment = name.hasSuffix("-submissions") ? String(name.dropLast(12)) : name
    let known = [exercise, assignment].map { $0 + "-" }
    if let prefix = known.first(where: { prefix in names.contains { $0.hasPrefix(prefix) } }) {
      return prefix
    }
    let checkouts = root.folders.filter(\.isCheckout).map(\.name)
    guard checkouts.count > 1, checkouts.count == names.count else { return "" }
    let common = checkouts.dropFirst().reduce(checkouts[0]) { String($0.commonPrefix(with: $1)) }
    return common.lastIndex(of: "-").map { String(common[...$0]) } ?? ""
  }

  // What belongs together

  /// Joins what a platform lists apart for one student, and keeps only the newest attempt.
  private mutating func merge(_ units: [StudentUnit]) -> [StudentUnit] {
    var merged: [StudentUnit] = []
    var places: [[String]: Int] = [:]
    for unit in units {
      let parent = unit.id.split(separator: "/").dropLast().joined(separator: "/")
      guard !unit.number.isEmpty, let place = places[[parent, unit.student, unit.number]] else {
        places[[parent, unit.student, unit.number]] = merged.count
        merged.append(unit)
        continue
      }
      merged[place] = join(merged[place], unit)
    }
    return merged
  }

  private mutating func join(_ one: StudentUnit, _ other: StudentUnit) -> StudentUnit {
    guard one.attempt == other.attempt else {
      let (older, newer) = one.attempt < other.attempt ? (one, other) : (other, one)
      for candidate in older.files { ignore(candidate.file, "an older attempt") }
      return newer
    }
    var joined = one
    joined.id = min(one.id, other.id)
    joined.files += other.files
    joined.isLate = one.isLate || other.isLate
    return joined
  }

  private mutating func ignore(_ file: FoundFile, _ reason: String) {
    ignored.append(.init(path: file.shownPath, reason: file.refusal ?? reason))
  }
}

extension String {
  /// Without `.txt` at its end.
  fileprivate var dropText: String {
    lowercased().hasSuffix(".txt") ? String(dropLast(4)) : self
  }

  fileprivate func commonPrefix(with other: String) -> Substring {
    prefix(zip(self, other).prefix { $0 == $1 }.count)
  }
}
