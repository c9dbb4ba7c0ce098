extension RecordStore {
  /// Writes all events to a file, each once, in the order of their ids; `importEvents` reads it.
  ///
  /// What a session that is not kept has appended goes there too.
  ///
  /// - Parameter path: The file; it is replaced once the new one is whole.
  /// - Returns: How many events were written.
  /// - Throws: Why not; the file is then as before.
  package func exportEvents(to path: String) throws(RecordError) -> Int {
    let temporary = path + ".new"
    do {
      let file = try onDisk { () throws(SystemFailure) in
        let file = try OpenFile(temporary, .write)
        try file.truncate(to: 0)
        return file
      }
      let count = try exportEvents { (lines) throws(RecordError) in
        try onDisk { () throws(SystemFailure) in try file.write(lines) }
      }
      try onDisk { () throws(SystemFailure) in
        try file.synchronize()
        try OpenFile.rename(temporary, to: path)
      }
      return count
    } catch {
      OpenFile.remove(temporary)
      throw error
    }
  }

  /// Gives all events as lines, each once, in the order of their ids, behind a header.
  ///
  /// - Parameter write: Takes whole lines, many at a time.
  /// - Returns: How many events there were.
  /// - Throws: Why the journal could not be read, or what `write` throws.
  package func exportEvents(
    _ write: ([UInt8]) throws(RecordError) -> Void
  ) throws(RecordError) -> Int {
    try write(EventLine.header)
    var count = 0
    if let journal {
      var lines = try idsInJournal(journal).map { (id: $0.key, range: $0.value) }
      lines.sort { $0.id < $1.id }
      count = lines.count
      try copy(lines.map(\.range), from: journal, write)
    }
    let kept = Set(unkeptLines.keys)
    for id in kept.sorted() {
      guard let line = unkeptLines[id] else { continue }
      try write(line)
    }
    return count + kept.count
  }

  /// All ids in the journal, with where the first line of each stands.
  func idsInJournal(_ journal: JournalFile) throws(RecordError) -> [EventID: JournalRange] {
    var found: [EventID: JournalRange] = [:]
    _ = try journal.scan { (line, content) throws(RecordError) in
      guard case .event(let event) = content, found[event.id] == nil else { return }
      found[event.id] = JournalRange(offset: line.offset, length: line.range.count)
    }
    return found
  }

  /// Copies lines, those that stand one behind the other at once.
  private func copy(
    _ lines: [JournalRange], from journal: JournalFile,
    _ write: ([UInt8]) throws(RecordError) -> Void
  ) throws(RecordError) {
    var index = 0
    while index < lines.count {
      var run = lines[index]
      index += 1
      while index < lines.count, run.length < 1 << 20,
        lines[index].offset == run.offset + Int64(run.length) + 1
      {
        run.length += lines[index].length + 1
        index += 1
      }
      let bytes = try onDisk { () throws(SystemFailure) in try journal.bytes(of: run) }
      try write(bytes + [EventLine.newline])
    }
  }
}
