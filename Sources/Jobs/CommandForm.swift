internal import CJobs
internal import Glibc

/// A job in the form that the forked child uses: C strings and arrays that stay where they are.
@safe
final class CommandForm {
  private(set) var command = unsafe formlab_command()
  private var strings: [UnsafeMutablePointer<CChar>] = unsafe []
  private let arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let moves: UnsafeMutablePointer<formlab_move>
  private let limits: UnsafeMutablePointer<formlab_limit>
  private let filter: UnsafeMutableRawPointer?
  private let rules: Descriptor?

  /// - Parameters:
  ///   - job: What to run.
  ///   - descriptors: Our descriptors by the number that the program sees.
  /// - Throws: Where the kernel has no Landlock, which the job asks for.
  init(_ job: Job, descriptors: [(from: Int32, to: Int32)]) throws(JobError) {
    rules = try CommandForm.landlockRules(job)
    let words = [job.program] + job.arguments
    let variables = job.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    unsafe arguments = .allocate(capacity: words.count + 1)
    unsafe environment = .allocate(capacity: variables.count + 1)
    unsafe moves = .allocate(capacity: max(descriptors.count, 1))
    let wanted = CommandForm.limitRows(job.limits, isOwnUser: job.user == nil)
    unsafe limits = .allocate(capacity: wanted.count)
    unsafe filter = job.confinement.filter.map { bytes in
      let copy = UnsafeMutableRawPointer.allocate(byteCount: bytes.count, alignment: 8)
      unsafe copy.copyMemory(from: bytes, byteCount: bytes.count)
      return unsafe copy
    }
    unsafe fill(arguments, words)
    unsafe fill(environment, variables)
    for (index, pair) in descriptors.enumerated() {
      unsafe moves[index] = formlab_move(from: pair.from, to: pair.to)
    }
    for (index, row) in wanted.enumerated() { unsafe limits[index] = row }
    unsafe command.program = UnsafePointer(arguments[0])
    unsafe command.arguments = UnsafePointer(arguments)
    unsafe command.environment = UnsafePointer(environment)
    if let folder = job.folder { unsafe command.folder = unsafe UnsafePointer(keep(folder)) }
    unsafe command.moves = UnsafePointer(moves)
    unsafe command.move_count = Int32(descriptors.count)
    unsafe command.limits = UnsafePointer(limits)
    unsafe command.limit_count = Int32(wanted.count)
    unsafe command.user = job.user.map(Int.init) ?? -1
    unsafe command.landlock = rules?.number ?? -1
    unsafe command.filter = UnsafeRawPointer(filter)
    unsafe command.filter_count = UInt16((job.confinement.filter?.count ?? 0) / 8)
  }

  deinit {
    unsafe strings.forEach { unsafe free($0) }
    unsafe arguments.deallocate()
    unsafe environment.deallocate()
    unsafe moves.deallocate()
    unsafe limits.deallocate()
    unsafe filter?.deallocate()
  }

  private func keep(_ text: String) -> UnsafeMutablePointer<CChar>? {
    guard let copy = unsafe strdup(text) else { return nil }
    unsafe strings.append(copy)
    return unsafe copy
  }

  private func fill(
    _ row: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ texts: [String]
  ) {
    for (index, text) in texts.enumerated() { unsafe row[index] = unsafe keep(text) }
    unsafe row[texts.count] = nil
  }

  private static func limitRows(_ limits: JobLimits, isOwnUser: Bool) -> [formlab_limit] {
    var rows = [formlab_limit(resource: Int32(RLIMIT_CORE.rawValue), soft: 0, hard: 0)]
    func add(_ resource: __rlimit_resource, _ value: UInt64?, spare: UInt64 = 0) {
      guard let value else { return }
      rows.append(
        formlab_limit(resource: Int32(resource.rawValue), soft: value, hard: value + spare))
    }
    // The second more is for SIGXCPU to be seen before SIGKILL.
    add(RLIMIT_CPU, limits.cpuSeconds.map { UInt64($0.rounded(.up)) }, spare: 1)
    add(RLIMIT_AS, limits.memory)
    add(RLIMIT_FSIZE, limits.fileSize)
    add(RLIMIT_NOFILE, limits.openFiles)
    // The kernel counts all that the user runs, and a person's other programs must not keep a job from starting.
    let others = isOwnUser ? formlab_tasks() : 0
    add(
      __rlimit_resource(UInt32(formlab_limit_processes)), limits.processes.map { $0 + others })
    add(RLIMIT_STACK, limits.stack)
    return rows
  }

  private static func landlockRules(_ job: Job) throws(JobError) -> Descriptor? {
    guard let readable = job.confinement.readable else { return nil }
    let rules = formlab_landlock_rules()
    guard rules >= 0 else {
      throw .notStarted(program: job.program, stage: .confinement, error: errno)
    }
    let owned = Descriptor(owning: rules)
    for path in readable { _ = unsafe formlab_landlock_allow(rules, path, 0) }
    for path in job.confinement.writable { _ = unsafe formlab_landlock_allow(rules, path, 1) }
    return owned
  }
}
