internal import Glibc

/// What the person chose for colour, by `--color`.
package enum ColourChoice: String, Sendable, CaseIterable {
  case auto, always, never
}

/// What the streams of this process can show.
package struct Capabilities: Sendable, Equatable {
  /// One of the two output streams.
  package struct Stream: Sendable, Equatable {
    package var isTerminal: Bool
    package var usesColour: Bool

    package init(isTerminal: Bool, usesColour: Bool) {
      self.isTerminal = isTerminal
      self.usesColour = usesColour
    }
  }

  package var output: Stream
  package var error: Stream
  /// Plain mode, for screen readers: no boxes, no symbols, nothing drawn twice.
  package var isPlain: Bool
  /// Whether boxes and symbols beyond ASCII can be shown.
  package var isUnicode: Bool
  package var columns: Int
  package var rows: Int

  package init(
    output: Stream = Stream(isTerminal: false, usesColour: false),
    error: Stream = Stream(isTerminal: false, usesColour: false),
    isPlain: Bool = false,
    isUnicode: Bool = true,
    columns: Int = 80,
    rows: Int = 24
  ) {
    self.output = output
    self.error = error
    self.isPlain = isPlain
    self.isUnicode = isUnicode
    self.columns = columns
    self.rows = rows
  }

  /// Whether boxes and symbols are drawn at all, and with more than ASCII.
  package var drawsSymbols: Bool { !isPlain && isUnicode }
}

/// What is asked of the system about its streams.
package struct TerminalProbe: Sendable {
  package var isTerminal: @Sendable (Int32) -> Bool
  package var size: @Sendable (Int32) -> (columns: Int, rows: Int)?

  package init(
    isTerminal: @escaping @Sendable (Int32) -> Bool,
    size: @escaping @Sendable (Int32) -> (columns: Int, rows: Int)?
  ) {
    self.isTerminal = isTerminal
    self.size = size
  }

  /// The streams of this process.
  package static let system = TerminalProbe(
    isTerminal: { isatty($0) == 1 },
    size: { descriptor in
      var size = winsize()
      guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
        return nil
      }
      return (Int(size.ws_col), Int(size.ws_row))
    })
}

extension Capabilities {
  /// Finds out what the streams can show.
  ///
  /// - Parameters:
  ///   - environment: the process's environment.
  ///   - colour: what `--color` says.
  ///   - isPlain: whether `--plain` was given.
  ///   - probe: the system.
  package init(
    environment: [String: String], colour: ColourChoice = .auto, isPlain: Bool = false,
    probe: TerminalProbe = .system
  ) {
    let settings = EnvironmentSettings(environment)
    let plain = isPlain || settings.isPlain
    func stream(_ descriptor: Int32) -> Stream {
      let isTerminal = probe.isTerminal(descriptor)
      return Stream(
        isTerminal: isTerminal,
        usesColour: settings.usesColour(colour, isTerminal: isTerminal, isPlain: plain))
    }
    let size = probe.size(1) ?? probe.size(2)
    self.init(
      output: stream(1),
      error: stream(2),
      isPlain: plain,
      isUnicode: settings.isUnicode,
      columns: max(20, size?.columns ?? settings.number("COLUMNS") ?? 80),
      rows: max(2, size?.rows ?? settings.number("LINES") ?? 24))
  }
}

/// What the environment says of output; an empty variable counts as unset.
private struct EnvironmentSettings {
  private let variables: [String: String]

  init(_ environment: [String: String]) {
    variables = environment.filter { !$0.value.isEmpty }
  }

  var isPlain: Bool { variables["FORMLAB_PLAIN"] == "1" || variables["ACCESSIBLE"] == "1" }

  var isUnicode: Bool {
    guard let name = variables["LC_ALL"] ?? variables["LC_CTYPE"] ?? variables["LANG"] else {
      return false
    }
    let folded = name.lowercased()
    return folded.contains("utf-8") || folded.contains("utf8")
  }

  func number(_ name: String) -> Int? {
    guard let number = variables[name].flatMap({ Int($0) }), (1...10_000).contains(number) else {
      return nil
    }
    return number
  }

  func usesColour(_ choice: ColourChoice, isTerminal: Bool, isPlain: Bool) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if variables["NO_COLOR"] != nil || isPlain { return false }
    if isForced { return true }
    guard let terminal = variables["TERM"], terminal != "dumb" else { return false }
    return isTerminal && variables["CLICOLOR"] != "0"
  }

  private var isForced: Bool {
    ["FORCE_COLOR", "CLICOLOR_FORCE"].contains {
      variables[$0].map { $0 != "0" && $0 != "false" } ?? false
    }
  }
}
