internal import FoundationEssentials

/// Writes a snapshot: to a new file first, which then takes the name of the old one.
struct SnapshotWriter {
  private let file: OpenFile
  private var buffer: [UInt8] = []
  private var sum = Checksum()

  /// Writes the snapshot of a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - header: What the snapshot says of itself.
  ///   - path: Where it goes.
  ///   - old: The snapshot that cards not read since are copied from.
  /// - Throws: `RecordError`; the old snapshot is then as before.
  static func write(
    _ state: LearnerState, _ header: SnapshotHeader, to path: String, copying old: SnapshotFile?
  ) throws(RecordError) {
    let temporary = path + ".new"
    guard let file = try onDisk({ () throws(SystemFailure) in try claim(temporary) }) else {
      return
    }
    do {
      var writer = SnapshotWriter(file: file)
      try writer.writeAll(state, header, old)
      try onDisk { () throws(SystemFailure) in
        try file.synchronize()
        try OpenFile.rename(temporary, to: path)
        try OpenFile.synchronizeFolder(folder(of: path))
      }
    } catch {
      OpenFile.remove(temporary)
      throw error
    }
  }

  /// The new file, empty; nil while another process is writing it.
  private static func claim(_ path: String) throws(SystemFailure) -> OpenFile? {
    let file = try OpenFile(path, .write)
    do {
      try file.lockAtOnce()
    } catch {
      return nil
    }
    // The other process may have finished in between, and given the file its final name.
    guard try file.isInPlace() else { return nil }
    try file.truncate(to: 0)
    return file
  }

  private init(file: OpenFile) {
    self.file = file
  }

  private mutating func writeAll(
    _ state: LearnerState, _ header: SnapshotHeader, _ old: SnapshotFile?
  ) throws(RecordError) {
    try writeLine { bytes in Self.encode(header, to: &bytes) }
    for event in state.lessonEvents {
      try writeLine { bytes in SnapshotEventLine.write(event, to: &bytes) }
    }
    for (card, record) in state.cards {
      var log: [UInt8] = []
      if let stored = record.stored, let old {
        log = try old.logText(stored)
      } else {
        CardLogText.write(record.log, to: &log)
      }
      try writeLine { bytes in CardLine.write(card, record, log: log[...], to: &bytes) }
    }
    let end = SnapshotEnd(checksum: sum.text)
    try writeLine { bytes in Self.encode(end, to: &bytes) }
    try flush()
  }

  private mutating func writeLine(_ write: (inout [UInt8]) -> Void) throws(RecordError) {
    let start = buffer.count
    write(&buffer)
    sum.add(buffer, in: start..<buffer.count - 1)
    if buffer.count > 1 << 20 { try flush() }
  }

  private mutating func flush() throws(RecordError) {
    try onDisk { () throws(SystemFailure) in try file.write(buffer) }
    buffer.removeAll(keepingCapacity: true)
  }

  private static func encode(_ line: some Encodable, to bytes: inout [UInt8]) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    // Header and end are texts and whole numbers: nothing that JSON could refuse.
    if let json = try? encoder.encode(line) { bytes.append(contentsOf: json) }
    bytes.append(EventLine.newline)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
