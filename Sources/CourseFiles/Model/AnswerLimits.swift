/// Limits on the process that runs an answer; an exercise may change each in its front matter.
package struct AnswerLimits: Sendable, Equatable {
  /// Processor seconds of one process over all its cases.
  package var cpuSeconds: Double
  /// Wall-clock seconds of one process over all its cases.
  package var wallSeconds: Double
  /// Address space in MiB.
  package var memoryMegabytes: Int
  /// Threads that the answer may have at once.
  package var threads: Int
  /// Largest file that it may write, in KiB.
  package var fileKilobytes: Int
  /// Open descriptors.
  package var openFiles: Int
  /// Bytes of standard output and error together, in KiB.
  package var outputKilobytes: Int

  package init(
    cpuSeconds: Double = 2, wallSeconds: Double = 4, memoryMegabytes: Int = 512,
    threads: Int = 64, fileKilobytes: Int = 1024, openFiles: Int = 64, outputKilobytes: Int = 256
  ) {
    self.cpuSeconds = cpuSeconds
    self.wallSeconds = wallSeconds
    self.memoryMegabytes = memoryMegabytes
    self.threads = threads
    self.fileKilobytes = fileKilobytes
    self.openFiles = openFiles
    self.outputKilobytes = outputKilobytes
  }
}
