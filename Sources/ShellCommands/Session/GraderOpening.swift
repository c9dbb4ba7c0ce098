internal import Glibc
internal import Grading
internal import Jobs

/// Makes a grader from the surroundings.
struct GraderOpening {
  let session: Session

  func open() throws(CommandFailure) -> Grader {
    do {
      let environment = session.surroundings.environment
      let configuration = GraderConfiguration(
        toolchain: try Toolchain.find(environment: environment),
        support: try SupportFiles.besideProgram(),
        sandbox: Sandbox(
          level: .bubblewrap, bubblewrap: "/usr/bin/bwrap", user: geteuid() == 0 ? 61_234 : nil),
        cacheFolder: cacheFolder)
      return try Grader(configuration)
    } catch .noToolchain(let searched) {
      throw .missingProgram(
        name: "The Swift compiler",
        hint: "Looked in \(searched.isEmpty ? "PATH" : searched.joined(separator: ", ")). "
          + "Install Swift 6.3 from swift.org and put its bin folder on the PATH.")
    } catch {
      throw .fault(message: "\(error)", hint: "\"formlab doctor\" shows what is there.")
    }
  }

  /// Where compiled suites are kept.
  ///
  /// Root runs answers as another user, who can't enter root's own folders.
  private var cacheFolder: String {
    session.surroundings.variable("FORMLAB_CACHE")
      ?? (geteuid() == 0 ? "/var/cache/formlab" : session.folders.cache)
  }
}
