internal import FoundationEssentials
internal import Grading

/// The names of what a file can show.
enum FormNames {
  static func names(of preview: FormPreview) throws(CommandFailure) -> [String] {
    do throws(GraderFault) {
      guard case .state(let line, _) = try preview.names() else { return [] }
      return (try? JSONDecoder().decode([String].self, from: Data(line.utf8))) ?? []
    } catch {
      throw CommandFailure(error)
    }
  }
}
