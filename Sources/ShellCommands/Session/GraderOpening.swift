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

  /// Where compiled suites are kept; as root in a place that the user of answers can enter.
  private var cacheFolder: String {
    let hasOwn = ["FORMLAB_HOME", "XDG_CACHE_HOME"].contains {
      session.surroundings.variable($0) != nil
    }
    return geteuid() == 0 && !hasOwn ? "/var/cache/formlab" : session.folders.cache
  }
}
