/// How a job ended and what it left.
package struct JobResult: Sendable, Equatable {
  package var ending: JobEnding
  package var standardOutput: [UInt8]
  package var standardError: [UInt8]
  /// Both, in the order in which they came.
  package var output: [UInt8]
  /// Processor seconds of the program and its descendants.
  package var cpuSeconds: Double
  /// The largest resident memory of one of its processes, in bytes.
  package var peakMemory: Int64
  package var wallSeconds: Double
  /// How many processes were still there when the program had ended; they were ended too.
  package var leftovers: Int
}

/// Why a job is over.
package enum JobEnding: Sendable, Equatable {
  case exited(Int32)
  /// By a signal that was not ours.
  case signalled(Int32)
  case wallTimePassed
  case outputLimitPassed
  /// More bytes on the private channel than allowed.
  case channelLimitPassed
  case cancelled
  /// Ended by the caller, who had seen enough.
  case stopped
}
