internal import Jobs

/// FormUI as a shared library.
///
/// It is linked once, from the archive that was built, so that linking an answer needs not go through megabytes again.
struct FormUILibrary {
  let workshop: Workshop

  var isMade: Bool { !workshop.staged.hasFormUI || isReadable(workshop.staged.formUILibrary) }

  /// Links it where it is not there yet.
  func make(cancellation: Cancellation?) throws(GraderFault) {
    guard !isMade else { return }
    // The box shows both.
    try workshop.processTable.fill()
    try makeFolder(workshop.moduleCache)
    let room = try WorkRoom(in: "\(workshop.cache)/work", user: nil)
    let box = workshop.buildBox(room, prepared: nil)
    let places = workshop.places(in: box, room, prepared: nil, exercise: nil)
    let words =
      [places.linker] + CompilerCommand(places: places).formUILibrary("\(places.output)/library")
    let outcome = try BuildScript(stages: [.init(name: .link, words: words)]).run(
      in: box, shell: places.shell, sandbox: workshop.sandbox.asOurselves,
      cancellation: cancellation)
    guard outcome.failed == nil, let library = room.outcome("library") else {
      throw .job("FormUI could not be linked: \((outcome.errors[.link] ?? "").trimmed)")
    }
    try writeFile(workshop.staged.formUILibrary, library)
  }
}
