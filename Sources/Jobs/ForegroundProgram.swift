internal import CJobs
internal import Glibc

/// Programs that have the terminal while they run: an editor, a pager.
package enum ForegroundProgram {
  /// Runs a program on our terminal and waits for it.
  ///
  /// It stays in our process group, so that the terminal lets it read, and Ctrl-C goes to it alone: we ignore
  /// that signal meanwhile. `job.environment` is its whole environment; limits and confinement are not used.
  package static func run(_ job: Job) throws(JobError) -> JobEnding {
    let form = try CommandForm(job, descriptors: [])
    let before = Interruptions.ignore()
    defer { Interruptions.restore(before) }
    let process = withExtendedLifetime(form) {
      unsafe withUnsafePointer(to: form.command) { unsafe formlab_start_foreground($0) }
    }
    guard process > 0 else {
      throw .notStarted(program: job.program, stage: .fork, error: errno)
    }
    let status = formlab_wait(process)
    let signal = formlab_signal(status)
    guard signal == 0 else { return .signalled(signal) }
    let code = formlab_exit_code(status)
    guard code != 127 else {
      throw .notStarted(program: job.program, stage: .program, error: ENOENT)
    }
    return .exited(code)
  }

  /// The first executable file of this name in the folders of a search path.
  ///
  /// A name with a slash is a path already.
  package static func find(_ name: String, path: String) -> String? {
    if name.contains("/") { return unsafe access(name, X_OK) == 0 ? name : nil }
    for folder in path.split(separator: ":") {
      let candidate = "\(folder)/\(name)"
      if unsafe access(candidate, X_OK) == 0 { return candidate }
    }
    return nil
  }
}

/// The signals that the terminal sends on Ctrl-C and Ctrl-\.
private enum Interruptions {
  static func ignore() -> [sigaction] {
    [SIGINT, SIGQUIT].map { number in
      var action = sigaction()
      unsafe action.__sigaction_handler.sa_handler = SIG_IGN
      var before = sigaction()
      _ = unsafe sigaction(number, &action, &before)
      return before
    }
  }

  static func restore(_ actions: [sigaction]) {
    for (number, before) in zip([SIGINT, SIGQUIT], actions) {
      var action = before
      _ = unsafe sigaction(number, &action, nil)
    }
  }
}

extension Job {
  /// Runs the job to its end, with all that it prints kept.
  package func run(cancellation: Cancellation? = nil) throws(JobError) -> JobResult {
    try RunningJob(self, cancellation: cancellation).waitForEnd()
  }
}
