/// Where lines of input come from: an editor on a terminal, a pipe, or a script in a test.
package protocol LineSource: AnyObject {
  /// Whether a person types the lines, so that prompts, questions and progress make sense.
  var isInteractive: Bool { get }

  /// Waits for the next line.
  func nextLine(_ request: LineRequest) -> LineEvent
}

extension LineSource {
  /// Waits for a command after `prompt`.
  package func nextLine(prompt: String) -> LineEvent {
    nextLine(LineRequest(prompt: prompt))
  }
}

/// What is asked of a line source.
package struct LineRequest: Sendable, Equatable {
  /// What a line is wanted for.
  package enum Purpose: Sendable, Equatable {
    /// A command: kept in the history, completed with Tab.
    case command
    /// An answer to a question: neither kept nor completed.
    case answer
  }

  /// The text before the line; it may hold colour sequences (`ESC [ ... m`) and must not hold a newline.
  package var prompt: String
  package var purpose: Purpose

  package init(prompt: String, purpose: Purpose = .command) {
    self.prompt = prompt
    self.purpose = purpose
  }
}

/// What came in place of the next line.
package enum LineEvent: Sendable, Equatable {
  /// A line without its line end. A pasted block is one line that holds newlines.
  case line(String)
  /// A line that can't be taken as text; it was read and is gone.
  case unreadable(LineDamage)
  /// The person pressed Ctrl-C: what was typed is dropped.
  case interrupted
  /// Ctrl-D on an empty line, or the end of the pipe.
  case endOfInput
  /// The process was asked to end, or its terminal went away; every later call says the same.
  case terminated(signal: Int32)
}

/// Why a line of input is no text.
package struct LineDamage: Sendable, Equatable, Error {
  package enum Kind: Sendable, Equatable {
    /// A NUL byte.
    case nul
    /// Bytes that aren't UTF-8.
    case notUTF8
    /// More bytes than `PlainLines.longestLine`.
    case tooLong(bytes: Int)
    /// Reading failed with this `errno`.
    case readFailed(code: Int32)
  }

  package var kind: Kind
  /// The line's number, from 1.
  package var line: Int
  /// The byte in the line where the damage is, from 1; 0 if it has no place.
  package var byte: Int

  package init(kind: Kind, line: Int, byte: Int = 0) {
    self.kind = kind
    self.line = line
    self.byte = byte
  }
}
