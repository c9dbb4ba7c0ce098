/// The journal: events as lines of JSON, only ever appended.
final class JournalFile {
  let path: String
  private let file: OpenFile
  /// How far the journal was read: where a line begins.
  private(set) var position: Int64 = 0

  /// What reading on came upon, besides events.
  struct Findings {
    var events = 0
    var damaged: [JournalRange] = []
    var mergeMarks: [JournalRange] = []
    var newestVersion = 0
    /// Bytes of a last line without an end.
    var rest: [UInt8] = []
  }

  /// Opens a journal to append to it, or to read only.
  init(_ path: String, isWritable: Bool) throws(SystemFailure) {
    self.path = path
    file = try OpenFile(path, isWritable ? .append : .read)
  }

  /// Goes on reading at a place that a snapshot reaches up to.
  func skip(to position: Int64) {
    self.position = position
  }

  /// The journal's length in bytes.
  func size() throws(SystemFailure) -> Int64 { try file.status().size }

  /// Whether the path still names the file that is open.
  func isInPlace() throws(SystemFailure) -> Bool { try file.isInPlace() }

  /// Keeps other processes from appending until `unlock`.
  func lock() throws(SystemFailure) { try file.lock() }

  /// Lets other processes append.
  func unlock() { file.unlock() }

  /// Reads the events from `position` on.
  func readOn(
    _ body: (RecordedEvent) throws(RecordError) -> Void
  ) throws(RecordError) -> Findings {
    var findings = Findings()
    let result = try LineScanner.scan(file, from: position, failure: RecordError.init) {
      (line) throws(RecordError) in
      let range = JournalRange(offset: line.offset, length: line.range.count)
      switch EventLine.read(line.bytes, in: contents(of: line)) {
      case .event(var event):
        event.line = range
        findings.events += 1
        try body(event)
      case .header(let version): findings.newestVersion = max(findings.newestVersion, version)
      case .blank: break
      case .damaged where DamagedBytes.isMergeMark(line.bytes[line.range]):
        findings.mergeMarks.append(range)
      case .damaged: findings.damaged.append(range)
      }
    }
    position = result.end
    findings.rest = result.rest
    return findings
  }

  /// The line without a byte-order mark, which an editor may have put before the first.
  private func contents(of line: LineScanner.Line) -> Range<Int> {
    guard line.offset == 0, line.bytes[line.range].starts(with: [0xef, 0xbb, 0xbf]) else {
      return line.range
    }
    return line.range.lowerBound + 3..<line.range.upperBound
  }

  /// The bytes of a stretch; fewer if the journal ends before.
  func bytes(of range: JournalRange) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < range.length {
      let got = try file.read(
        range.length - bytes.count, at: range.offset + Int64(bytes.count), into: &bytes)
      guard got > 0 else { break }
    }
    return bytes
  }

  /// Appends whole lines and waits until they are on the disk; on failure the journal is as before.
  ///
  /// The lock must be held and the journal be read to its end.
  func append(_ lines: [UInt8]) throws(SystemFailure) {
    let lines = position == 0 ? EventLine.header + lines : lines
    do {
      try file.write(lines)
      try file.synchronize()
    } catch {
      try? file.truncate(to: position)
      throw error
    }
    position += Int64(lines.count)
  }

  /// Ends a whole last line, or moves a torn one away. The lock must be held.
  ///
  /// - Returns: Whether bytes were moved to the file beside the journal.
  func mendEnd(_ rest: [UInt8]) throws(SystemFailure) -> Bool {
    switch EventLine.read(rest, in: 0..<rest.count) {
    case .event, .header:
      try file.write([EventLine.newline])
      return false
    case .blank:
      try file.truncate(to: position)
      return false
    case .damaged:
      try DamagedBytes.setAside([(position, rest)], ofJournal: path)
      try file.truncate(to: position)
      return true
    }
  }

  /// Moves damaged lines to the file beside the journal, and writes blanks in their place, so that
  /// all other lines stay where they are. The lock must be held.
  func moveAside(_ ranges: [JournalRange]) throws(SystemFailure) {
    var stretches: [(offset: Int64, bytes: [UInt8])] = []
    for range in ranges { stretches.append((range.offset, try bytes(of: range))) }
    try DamagedBytes.setAside(stretches, ofJournal: path)
    let patch = try OpenFile(path, .patch)
    for range in ranges {
      try patch.write([UInt8](repeating: 0x20, count: range.length), at: range.offset)
    }
    try patch.synchronize()
  }

  /// A sum over what stands before `position`, by which a snapshot knows its journal again.
  func fingerprint(before position: Int64) throws(SystemFailure) -> String {
    let start = max(0, position - 65_536)
    let bytes = try bytes(of: JournalRange(offset: start, length: Int(position - start)))
    var sum = Checksum()
    sum.add(bytes, in: 0..<bytes.count)
    return sum.text
  }
}
