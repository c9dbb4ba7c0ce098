/// A program to run as a child process.
package struct Job: Sendable {
  /// Absolute path of the program.
  package var program: String
  /// Its arguments, without the program's name.
  package var arguments: [String]
  /// Its whole environment; nothing is inherited.
  package var environment: [String: String]
  /// Its working folder; nil keeps ours.
  package var folder: String?
  /// What it reads on standard input; then end of file.
  package var input: [UInt8] = []
  /// Files that it finds open, by the number it sees.
  package var files: [Int32: Descriptor] = [:]
  /// Whether it has a private channel: it writes to descriptor 3 and reads from 4.
  package var hasChannel = false
  /// Gets standard output and error as they come, on the thread that waits for the job.
  package var onOutput: (@Sendable ([UInt8]) -> Void)?
  package var limits = JobLimits()
  /// User and group to run as; nil keeps ours.
  ///
  /// Needs root.
  package var user: UInt32?
  /// Rights that the process gives up before the program starts.
  package var confinement = Confinement()

  package init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
    folder: String? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
  }
}

/// Limits on a job; nil means none.
package struct JobLimits: Sendable, Equatable {
  /// Wall-clock time, enforced from outside by ending every process of the job.
  package var wallSeconds: Double?
  /// Processor time of one process.
  package var cpuSeconds: Double?
  /// Address space of one process, in bytes.
  package var memory: UInt64?
  /// Largest file written, in bytes.
  package var fileSize: UInt64?
  package var openFiles: UInt64?
  /// Processes and threads of the user; without effect for root.
  package var processes: UInt64?
  /// Stack of the first thread, in bytes.
  package var stack: UInt64?
  /// Bytes of standard output and error together; passing it ends the job.
  package var outputBytes: Int

  package init(
    wallSeconds: Double? = nil, cpuSeconds: Double? = nil, memory: UInt64? = nil,
    fileSize: UInt64? = nil, openFiles: UInt64? = nil, processes: UInt64? = nil,
    stack: UInt64? = nil, outputBytes: Int = 1 << 20
  ) {
    self.wallSeconds = wallSeconds
    self.cpuSeconds = cpuSeconds
    self.memory = memory
    self.fileSize = fileSize
    self.openFiles = openFiles
    self.processes = processes
    self.stack = stack
    self.outputBytes = outputBytes
  }
}

/// Rights that a process gives up by itself, without namespaces.
package struct Confinement: Sendable {
  /// Paths that may be read and run; with `writable`, everything else is out of reach.
  ///
  /// Nil: no Landlock.
  package var readable: [String]?
  /// Paths below which everything is allowed.
  package var writable: [String] = []
  /// A system-call filter: the bytes of a `sock_filter` array.
  package var filter: [UInt8]?

  package init(readable: [String]? = nil, writable: [String] = [], filter: [UInt8]? = nil) {
    self.readable = readable
    self.writable = writable
    self.filter = filter
  }
}
