/// Something that happened in a case: what the suite did, or what it saw.
package enum StoryEvent: Sendable, Equatable, Codable {
  case step(String)
  case saw(label: String, value: String)
  case threw(String)
  /// The input of a sampled case.
  case took(String)
}

/// An item of a suite, as the suite itself tells it.
package struct CaseOutline: Sendable, Equatable, Codable {
  package var name: String
  package var hint: String
  package var points: Int
  /// How many inputs are drawn; 0 for a single case.
  package var samples: Int
}

/// One run of one case: with which input, where inputs are drawn.
struct RunUnit: Sendable, Hashable, Codable {
  var item: Int
  var sample: Int
}

/// How one run of a case went.
enum UnitOutcome: Sendable, Equatable {
  case told([StoryEvent])
  case crashed(CrashFacts)
  case timedOut(LimitFacts)
  case outOfMemory(LimitFacts)
  case tooMuchOutput(LimitFacts)
  /// It wrote on the judge's channel.
  case forged
  case notRun
}

/// What is known of a crash.
struct CrashFacts: Sendable, Hashable {
  /// The signal, or 0 where the process ended by itself.
  var signal: Int32
  /// Its exit status where it ended by itself.
  var status: Int32
  /// Addresses of the calls in the program's image, innermost first.
  var calls: [UInt64] = []
  /// The runtime's message, if it wrote one.
  var message = ""
  /// Whether the fault lay just beyond the stack.
  var isStackOverflow = false
}

/// A limit, and how much was used.
struct LimitFacts: Sendable, Equatable {
  var limit: Double
  var used: Double
}

extension UnitOutcome {
  enum Kind: Hashable {
    case told, crashed, timedOut, outOfMemory, tooMuchOutput, forged, notRun
  }

  var kind: Kind {
    switch self {
    case .told: .told
    case .crashed: .crashed
    case .timedOut: .timedOut
    case .outOfMemory: .outOfMemory
    case .tooMuchOutput: .tooMuchOutput
    case .forged: .forged
    case .notRun: .notRun
    }
  }

  var crash: CrashFacts? {
    if case .crashed(let facts) = self { facts } else { nil }
  }
}
