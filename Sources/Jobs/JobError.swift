/// Why a program could not be run: the machine is in the way, never the program's own fault.
package enum JobError: Error, Equatable, Sendable {
  /// No pipe, memory file or other descriptor could be made; the system's error number.
  case noDescriptors(Int32)
  /// The program could not be started: where it stopped, and the system's error number.
  case notStarted(program: String, stage: StartStage, error: Int32)
  /// The process that watches over the program was lost, so nothing is known of the program.
  case supervisorLost(program: String)
}

/// The steps of starting a program, in their order.
package enum StartStage: Int32, Sendable {
  case fork = 1
  case descriptors
  case folder
  case limits
  case user
  case confinement
  case program
}
