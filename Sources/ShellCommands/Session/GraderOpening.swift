internal import Glibc
internal import Grading
internal import Jobs

/// Makes a grader from the surroundings.
struct GraderOpening {
  let session: Session

  func open() throws(CommandFailure) -> Grader {
    let folder = cacheFolder
    try DiskFile.makeFolder(folder, isForAll: geteuid() == 0)
    let probe = SandboxProbe(path: session.surroundings.variable("PATH") ?? "", folder: folder)
    do {
      return try Grader(
        GraderConfiguration(
          toolchain: try Toolchain.find(environment: session.surroundings.environment),
          support: try SupportFiles.besideProgram(), sandbox: probe.best(), cacheFolder: folder))
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Where compiled suites are kept.
  ///
  /// Root runs answers as another user, who can't enter root's own folders.
  var cacheFolder: String {
    session.surroundings.variable("FORMLAB_CACHE")
      ?? (geteuid() == 0 ? "/var/cache/formlab" : session.folders.cache)
  }
}
