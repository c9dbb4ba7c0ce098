package import CourseFiles
package import Jobs

/// What came of making a form ready to be shown.
package enum PreviewOutcome {
  case refused([Diagnostic])
  case ready(FormPreview)
}

extension Grader {
  /// Compiles a file of SwiftUI so that its form can be shown and driven.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - view: The preview or view to show; nil takes the file's first preview, else its app's window or last view.
  ///   - exercise: The exercise that it answers, whose given declarations it sees; nil for a file by itself.
  ///   - cancellation: Ends the compiler.
  /// - Returns: The form, not yet started, or why there is none.
  /// - Throws: `cancelled`, and faults of the grader's own.
  package func preview(
    _ source: [UInt8], view: String?, of exercise: Exercise?, cancellation: Cancellation? = nil
  ) throws(GraderFault) -> PreviewOutcome {
    let room = try WorkRoom(in: "\(workshop.cache)/work", user: workshop.sandbox.user)
    let result = try Threads.withLargeStack { () throws(GraderFault) in
      var folder: String?
      if let exercise, exercise.given != nil {
        folder = try shelf.prepared(exercise, cancellation: cancellation).folder
      }
      return try PreviewBuild(
        workshop: workshop, exercise: exercise ?? Exercise.alone, prepared: folder, room: room,
        cancellation: cancellation
      ).run(source, view: view)
    }
    switch result {
    case .refused(let diagnostics): return .refused(diagnostics)
    case .built: return .ready(FormPreview(workshop: workshop, room: room, view: view))
    }
  }
}

extension Exercise {
  /// Stands for a file of SwiftUI that belongs to no exercise.
  fileprivate static var alone: Exercise {
    let nothing = SourceText(path: "", text: "")
    return Exercise(
      id: "preview", title: "", lesson: "", minutes: 1, folder: "", dialect: .swiftUI, task: "",
      hints: [], after: "", starter: nothing, solution: nothing, suite: nothing)
  }
}
