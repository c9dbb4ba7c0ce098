/// What the process was started with; read once in `main`, passed down from there.
package struct Surroundings: Sendable {
  package var environment: [String: String]
  /// Absolute path of the working folder.
  package var workingFolder: String
  /// The user's home folder by the password file, for where HOME is not set.
  package var home: String
  /// Absolute path of the folder that holds `exercises/` and `cards/`; nil where none was found.
  package var installation: String?
  /// Whether standard input is a terminal.
  package var hasKeyboard: Bool

  package init(
    environment: [String: String], workingFolder: String, home: String, installation: String?,
    hasKeyboard: Bool
  ) {
    self.environment = environment
    self.workingFolder = workingFolder
    self.home = home
    self.installation = installation
    self.hasKeyboard = hasKeyboard
  }

  /// The value of a variable; an empty one counts as unset.
  package func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
