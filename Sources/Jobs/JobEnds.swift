internal import CJobs
internal import Glibc

/// Our ends of a job's pipes.
struct JobEnds {
  enum Role: Int, CaseIterable {
    case output, error, answers, requests, input, report, control
  }

  private var open: [Role: Descriptor]
  private var input: ArraySlice<UInt8>

  /// The child's ends; they live until `close`.
  final class ChildEnds {
    var moves: [(from: Int32, to: Int32)] = []
    var control: Int32 = -1
    var report: Int32 = -1
    fileprivate var kept: [Descriptor] = []

    func close() { kept = [] }
  }

  static func make(for job: Job) throws(JobError) -> (JobEnds, ChildEnds) {
    var ours = JobEnds(open: [:], input: job.input[...])
    let theirs = ChildEnds()
    if job.input.isEmpty {
      let null = unsafe Descriptor(owning: Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC))
      theirs.give(null, as: 0)
    } else {
      try ours.add(.input, theirs, as: 0)
    }
    try ours.add(.output, theirs, as: 1)
    try ours.add(.error, theirs, as: 2)
    if job.hasChannel {
      try ours.add(.answers, theirs, as: 3)
      try ours.add(.requests, theirs, as: 4)
    }
    for (number, file) in job.files.sorted(by: { $0.key < $1.key }) {
      theirs.moves.append((from: file.number, to: number))
      theirs.kept.append(file)
    }
    theirs.report = try ours.add(.report, theirs, as: nil)
    theirs.control = try ours.add(.control, theirs, as: nil)
    return (ours, theirs)
  }

  @discardableResult
  private mutating func add(_ role: Role, _ theirs: ChildEnds, as number: Int32?) throws(JobError)
    -> Int32
  {
    let pipe = try Pipe()
    let weRead = role == .output || role == .error || role == .answers || role == .report
    let (ours, child) = pipe.split(weRead: weRead)
    ours.doNotWait()
    let childNumber = child.number
    open[role] = ours
    if let number {
      theirs.give(child, as: number)
    } else {
      theirs.kept.append(child)
    }
    return childNumber
  }

  func isOpen(_ role: Role) -> Bool { open[role] != nil }

  mutating func close(_ role: Role) { open[role] = nil }

  func role(of number: Int32) -> Role? {
    open.first { $0.value.number == number }?.key
  }

  /// What poll(2) is to wait for.
  func waits(writing: Bool) -> [pollfd] {
    var rows: [pollfd] = []
    for (role, file) in open where role != .control {
      if role == .requests, !writing { continue }
      let isWrite = role == .requests || role == .input
      let events = Int16(isWrite ? POLLOUT : POLLIN)
      rows.append(pollfd(fd: file.number, events: events, revents: 0))
    }
    return rows
  }

  mutating func read(_ role: Role) -> Descriptor.Reading {
    guard let file = open[role] else { return .end }
    let reading = file.read()
    if reading == .end { open[role] = nil }
    return reading
  }

  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    open[.requests]?.write(bytes)
  }

  /// Writes the next part of standard input, and closes it after the last.
  mutating func feedInput() {
    guard let file = open[.input] else { return }
    guard let count = file.write(input) else { return close(.input) }
    input = input.dropFirst(count)
    if input.isEmpty { close(.input) }
  }
}

extension JobEnds.ChildEnds {
  fileprivate func give(_ descriptor: Descriptor, as number: Int32) {
    moves.append((from: descriptor.number, to: number))
    kept.append(descriptor)
  }
}
