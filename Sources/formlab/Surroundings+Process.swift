internal import FoundationEssentials
internal import Glibc
internal import ShellCommands

extension Surroundings {
  /// Reads what the process was started with.
  static func ofProcess() -> Surroundings {
    let environment = ProcessInfo.processInfo.environment
    return Surroundings(
      environment: environment, workingFolder: FileManager.default.currentDirectoryPath,
      home: homeFolder(), installation: installation(environment), hasKeyboard: isatty(0) == 1)
  }

  private static func homeFolder() -> String {
    guard let entry = unsafe getpwuid(geteuid()), let folder = unsafe entry.pointee.pw_dir else {
      return "/"
    }
    return unsafe String(cString: folder)
  }

  /// The folder above the program that holds the course.
  private static func installation(_ environment: [String: String]) -> String? {
    if let root = environment["FORMLAB_ROOT"], !root.isEmpty { return root }
    guard let program = unsafe realpath("/proc/self/exe", nil) else { return nil }
    defer { unsafe free(program) }
    var parts = unsafe String(cString: program).split(separator: "/").dropLast()
    while !parts.isEmpty {
      let folder = "/" + parts.joined(separator: "/")
      if unsafe access("\(folder)/exercises/course.yml", R_OK) == 0 { return folder }
      parts = parts.dropLast()
    }
    return nil
  }
}
