internal import CourseFiles

/// Keeps compiled tests: as long as an answer declares the same, its tests need no new compilation.
struct TestObjects {
  let workshop: Workshop
  let program: TestProgram
  let room: WorkRoom

  /// Depends on the tests and on the modules of the answer that was just compiled.
  private var folder: String {
    let modules = program.answer.map { room.outcome("\($0.name).swiftmodule") ?? [] }
    let texts = program.tests.flatMap { [$0.name] + $0.files.flatMap { [$0.path, $0.text] } }
    let key = Digest.of(
      [workshop.identity, String(program.languageVersion)] + texts + modules.map(Digest.of))
    return "\(workshop.cache)/tests/objects-\(key)"
  }

  /// Puts kept objects among the inputs of the build.
  ///
  /// - Returns: Whether all were kept and whole.
  func restore() throws(GraderFault) -> Bool {
    let folder = folder
    guard let said = readFile("\(folder)/digests") else { return false }
    var digests = String(decoding: said, as: UTF8.self).split(separator: "\n")
    for module in program.tests {
      guard let bytes = readFile("\(folder)/\(module.name).o"), !digests.isEmpty,
        Digest.of(bytes) == digests.removeFirst()
      else { return false }
      try room.write("\(module.name).o", bytes)
    }
    return true
  }

  /// Keeps the objects that were just compiled.
  func keep() throws(GraderFault) {
    let folder = folder
    try makeFolder(folder)
    var digests: [String] = []
    for module in program.tests {
      guard let bytes = room.outcome("\(module.name).o") else { return }
      try writeFile("\(folder)/\(module.name).o", bytes)
      digests.append(Digest.of(bytes))
    }
    try writeFile("\(folder)/digests", Array(digests.joined(separator: "\n").utf8))
  }
}
