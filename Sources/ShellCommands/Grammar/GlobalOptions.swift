/// Options that every command takes, before or after its name.
package enum GlobalOptions {
  package static let specs: [OptionSpec] = [
    OptionSpec(
      "color", value: .choice(["auto", "always", "never"]),
      summary: "use colour on a terminal only (auto), always, or never"),
    OptionSpec("plain", summary: "no colour, no box drawing, no symbols: for screen readers"),
    OptionSpec("no-pager", summary: "never show long texts in a pager"),
    OptionSpec("course", value: .folder, summary: "use the course in this folder"),
    OptionSpec("help", short: "h", summary: "explain the command"),
  ]

  /// Options that only make sense before a command, or without one.
  package static let programSpecs: [OptionSpec] = [
    OptionSpec("version", summary: "print the version"),
    OptionSpec("keep-going", summary: "commands from a pipe: go on after one that failed"),
  ]
}
