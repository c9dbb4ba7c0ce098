/// The manual page in mdoc form, made from the table of commands.
package struct ManualPage {
  package var table: CommandTable
  package var globalOptions: [OptionSpec]
  package var version: String

  package init(table: CommandTable, globalOptions: [OptionSpec], version: String) {
    self.table = table
    self.globalOptions = globalOptions
    self.version = version
  }

  /// The page's source.
  package var text: String {
    ([Self.head] + commands + [Self.options] + optionItems + [Self.tail(version)])
      .joined(separator: "\n")
  }

  private static let head = """
    .Dd December 1, 2026
    .Dt FORMLAB 1
    .Os
    .Sh NAME
    .Nm formlab
    .Nd learn SwiftUI forms, input and focus in a terminal
    .Sh SYNOPSIS
    .Nm
    .Op Ar option ...
    .Op Ar command Op Ar word ...
    .Sh DESCRIPTION
    Without a command and on a terminal,
    .Nm
    opens a shell that leads through lessons and exercises.
    Without a command and with standard input from a file or a pipe, it reads commands, one a line;
    the first that fails stops it.
    With a command it carries that one out.
    .Sh COMMANDS
    """

  private var commands: [String] {
    CommandGroup.allCases.flatMap { group -> [String] in
      let members = table.listed.map(\.spec).filter { $0.group == group }
      guard !members.isEmpty else { return [] }
      return [".Ss \(Self.escaped(group.rawValue))", ".Bl -tag -width Ds"]
        + members.flatMap(item) + [".El"]
    }
  }

  private func item(_ spec: CommandSpec) -> [String] {
    var lines = [".It \(Self.escaped(spec.usage))", Self.escaped(spec.summary) + "."]
    for option in spec.options {
      lines.append(".Pp")
      lines.append("\(Self.escaped(option.usage)): \(Self.escaped(option.summary)).")
    }
    return lines
  }

  private static let options = """
    .Sh OPTIONS
    .Bl -tag -width Ds
    """

  private var optionItems: [String] {
    globalOptions.flatMap { [".It \(Self.escaped($0.usage))", Self.escaped($0.summary) + "."] }
  }

  private static func tail(_ version: String) -> String {
    """
    .El
    .Sh KEYS
    .Bl -tag -width Ds
    .It Tab
    completes commands, names, paths and options.
    .It Ctrl-R
    searches the history.
    .It Ctrl-C
    drops the line, or stops the job that runs.
    .It Ctrl-D
    leaves, on an empty line.
    .El
    .Sh ENVIRONMENT
    .Bl -tag -width Ds
    .It Ev FORMLAB_HOME
    folder of answers, record, history and cache.
    .It Ev XDG_DATA_HOME , Ev XDG_STATE_HOME , Ev XDG_CACHE_HOME
    the same, apart, where FORMLAB_HOME is not set.
    .It Ev VISUAL , Ev EDITOR
    the editor of edit.
    .It Ev FORMLAB_PAGER , Ev PAGER
    the pager of long texts; empty for none.
    .It Ev NO_COLOR , Ev CLICOLOR_FORCE , Ev FORCE_COLOR
    switch colour off or on.
    .It Ev FORMLAB_PLAIN , Ev ACCESSIBLE
    plain output for screen readers.
    .El
    .Sh FILES
    .Bl -tag -width Ds
    .It Pa ~/.local/share/formlab
    answers and the record.
    .It Pa ~/.editrc
    keys of the line editor.
    .El
    .Sh EXIT STATUS
    0 done or passed; 1 any other verdict on an answer; 2 problems found by verify; 64 wrong use;
    65 broken course; 66 no such file or name; 69 a program is missing; 70 a fault of formlab;
    74 a file could not be read or written; 75 try again; 130 stopped by Ctrl-C.
    .Sh EXAMPLES
    .Dl formlab
    .Dl formlab check focus-chain --file answer.swift
    .Dl formlab check focus-chain --file answer.swift --json
    .Sh SEE ALSO
    .Xr editrc 5 ,
    .Xr less 1
    .Pp
    This page belongs to formlab \(version).

    """
  }

  /// Keeps a text from being read as a request or an escape.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
