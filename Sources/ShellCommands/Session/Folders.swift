/// Where formlab keeps things, after the XDG rules; `FORMLAB_HOME` overrides all of them.
package struct Folders: Sendable, Equatable {
  /// The learner's answers and record.
  package var data: String
  /// History of the shell.
  package var state: String
  /// Compiled suites and cached observations.
  package var cache: String

  /// Reads the environment; relative values of the XDG variables are ignored, as their rules say.
  ///
  /// - Parameters:
  ///   - environment: the variables.
  ///   - home: the user's home folder, used where HOME is not set.
  ///   - working: the working folder, for a relative `FORMLAB_HOME`.
  package init(environment: [String: String], home: String, working: String) {
    if let own = environment["FORMLAB_HOME"], !own.isEmpty {
      let root = own.hasPrefix("/") ? own : "\(working)/\(own)"
      (data, state, cache) = (root, "\(root)/state", "\(root)/cache")
      return
    }
    let base = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
    func folder(_ variable: String, _ usual: String) -> String {
      let given = environment[variable] ?? ""
      return (given.hasPrefix("/") ? given : "\(base)/\(usual)") + "/formlab"
    }
    data = folder("XDG_DATA_HOME", ".local/share")
    state = folder("XDG_STATE_HOME", ".local/state")
    cache = folder("XDG_CACHE_HOME", ".cache")
  }

  /// Where the learner's answers lie.
  package var answers: String { "\(data)/answers" }
  /// Where the learner's journal lies.
  package var record: String { "\(data)/record" }
  /// Where the learner's own decks lie.
  package var decks: String { "\(data)/cards" }
  /// The shell's history.
  package var history: String { "\(state)/history" }
}
