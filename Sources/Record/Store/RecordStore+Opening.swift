extension RecordStore {
  /// Opens the journal, and reads the snapshot and what the journal has behind it.
  func openJournal() {
    do {
      try OpenFile.makeFolder(folder)
      journal = try JournalFile(journalPath, isWritable: true)
      try? OpenFile.synchronizeFolder(folder)
    } catch {
      keepNothing(RecordError(error))
      journal = try? JournalFile(journalPath, isWritable: false)
    }
    guard let journal else { return }
    do {
      try load(journal)
    } catch {
      keepNothing(error)
      self.journal = nil
    }
  }

  /// Begins anew with what is on the disk.
  func reopen() {
    notify(.replaced(journal: journalPath))
    (state, journal, snapshot, snapshotReach, isKept) = (LearnerState(), nil, nil, 0, true)
    openJournal()
  }

  private func load(_ journal: JournalFile) throws(RecordError) {
    try loadSnapshot(journal)
    do {
      _ = try readOn(journal, mending: true)
    } catch .snapshotDamaged {
      // A log in the snapshot turned out to be unreadable: the journal has all of it.
      try reload()
    }
  }

  /// Makes the state anew from the journal alone.
  func reload() throws(RecordError) {
    guard let journal else { return }
    (state, snapshot, snapshotReach) = (LearnerState(), nil, 0)
    journal.skip(to: 0)
    try readOn(journal)
  }

  private func loadSnapshot(_ journal: JournalFile) throws(RecordError) {
    guard case .usable(let file, let header, let state) = SnapshotFile.open(snapshotPath) else {
      return
    }
    let (size, fingerprint) = try onDisk { () throws(SystemFailure) in
      (try journal.size(), try journal.fingerprint(before: header.journalBytes))
    }
    guard size >= header.journalBytes, fingerprint == header.journalFingerprint else {
      if size < header.journalBytes { putSnapshotAside() }
      return
    }
    (self.state, snapshot, snapshotReach) = (state, file, header.journalBytes)
    journal.skip(to: header.journalBytes)
  }

  /// Keeps a snapshot that has more than its journal, under a name that is not taken.
  private func putSnapshotAside() {
    var number = 1
    while OpenFile.exists("\(snapshotPath).\(number)") { number += 1 }
    let kept = "\(snapshotPath).\(number)"
    guard isKept, (try? OpenFile.rename(snapshotPath, to: kept)) != nil else { return }
    notify(.journalShrank(journal: journalPath, keptIn: kept))
  }

  /// Reads events on, and takes notice of what is damaged.
  ///
  /// - Parameters:
  ///   - journal: The journal.
  ///   - mending: Whether to take the lock to mend what is damaged.
  /// - Returns: What was come upon.
  /// - Throws: Why the journal could not be read.
  @discardableResult
  func readOn(
    _ journal: JournalFile, mending: Bool = false
  ) throws(RecordError) -> JournalFile.Findings {
    let isFirst = journal.position == 0
    let found = try journal.readOn { (event) throws(RecordError) in try take(event) }
    if found.newestVersion > EventLine.version {
      notify(.newerVersion(found.newestVersion, journal: journalPath))
      isKept = false
    }
    let isForeign = isFirst && found.events == 0 && found.newestVersion == 0
    if isForeign, !found.damaged.isEmpty {
      notify(.notAJournal(journal: journalPath))
      isKept = false
      return found
    }
    let isDamaged = !(found.damaged.isEmpty && found.rest.isEmpty && found.mergeMarks.isEmpty)
    if mending, isKept, isDamaged, (try? journal.lock()) != nil {
      defer { journal.unlock() }
      mend(journal, found)
      mendEnd(journal, try readOn(journal).rest)
    } else {
      mend(journal, found)
    }
    return found
  }

  /// The journal, locked, whole at its end, and read to there; nil if nothing is kept any longer.
  func lockedJournal() throws(RecordError) -> JournalFile? {
    while isKept, let journal {
      try onDisk { () throws(SystemFailure) in try journal.lock() }
      do {
        if try isAsRead(journal) {
          let rest = try readOn(journal).rest
          if isKept { mendEnd(journal, rest) }
          if isKept { return journal }
        } else {
          reopen()
        }
      } catch {
        journal.unlock()
        throw error
      }
      journal.unlock()
    }
    return nil
  }

  /// Whether the journal is still the file that was read, and no shorter than what was read of it.
  func isAsRead(_ journal: JournalFile) throws(RecordError) -> Bool {
    try onDisk { () throws(SystemFailure) in
      let isInPlace = try journal.isInPlace()
      let size = try journal.size()
      return isInPlace && size >= journal.position
    }
  }

  private func mend(_ journal: JournalFile, _ found: JournalFile.Findings) {
    let damaged = DamagedBytes.path(ofJournal: journalPath)
    guard !found.damaged.isEmpty || !found.mergeMarks.isEmpty else { return }
    guard isKept, (try? journal.moveAside(found.damaged + found.mergeMarks)) != nil else {
      let count = found.damaged.count + found.mergeMarks.count
      return notify(.damagedLinesLeft(count: count, journal: journalPath))
    }
    if !found.mergeMarks.isEmpty { notify(.mergeMarks(journal: journalPath, keptIn: damaged)) }
    if !found.damaged.isEmpty {
      notify(
        .damagedLines(count: found.damaged.count, journal: journalPath, keptIn: damaged))
    }
  }

  private func mendEnd(_ journal: JournalFile, _ rest: [UInt8]) {
    guard !rest.isEmpty else { return }
    do {
      if try journal.mendEnd(rest) {
        notify(
          .tornLine(journal: journalPath, keptIn: DamagedBytes.path(ofJournal: journalPath)))
      }
      _ = try readOn(journal)
    } catch {
      // The end stays as it is; the next event that is appended tries again.
    }
  }

  private func keepNothing(_ error: RecordError) {
    notify(.notKept(error))
    isKept = false
  }
}
