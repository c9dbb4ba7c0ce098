internal import FoundationEssentials

/// A snapshot that is open, to read the logs of cards from when they are wanted.
final class SnapshotFile {
  private let file: OpenFile

  private init(_ file: OpenFile) {
    self.file = file
  }

  /// What a snapshot turned out to be.
  enum Opened {
    case usable(SnapshotFile, SnapshotHeader, LearnerState)
    /// There is none, or it is torn, damaged or of another version.
    case none
  }

  /// Opens and reads a snapshot, but for the logs of cards.
  static func open(_ path: String) -> Opened {
    guard let file = try? OpenFile(path, .read) else { return .none }
    var reader = SnapshotReader()
    let scanned = try? LineScanner.scan(file, from: 0, failure: { $0 }) {
      (line) throws(SystemFailure) in
      reader.read(line)
    }
    guard scanned?.rest.isEmpty == true, reader.isWhole, let header = reader.header else {
      return .none
    }
    return .usable(SnapshotFile(file), header, reader.state)
  }

  /// The bytes of a card's log.
  func logText(_ range: JournalRange) throws(RecordError) -> [UInt8] {
    var bytes: [UInt8] = []
    let got = try onDisk { () throws(SystemFailure) in
      try file.read(range.length, at: range.offset, into: &bytes)
    }
    guard got == range.length else { throw .snapshotDamaged(path: file.path) }
    return bytes
  }

  /// A card's log.
  func log(_ range: JournalRange) throws(RecordError) -> [CardEntry] {
    guard let log = CardLogText.read(try logText(range)) else {
      throw .snapshotDamaged(path: file.path)
    }
    return log
  }
}

/// Takes in a snapshot's lines.
private struct SnapshotReader {
  private(set) var header: SnapshotHeader?
  private(set) var state = LearnerState()
  private(set) var isWhole = false
  private var isSound = true
  private var sum = Checksum()

  mutating func read(_ line: LineScanner.Line) {
    guard isSound, !isWhole else {
      (isSound, isWhole) = (false, false)
      return
    }
    let bytes = line.bytes[line.range]
    if header == nil {
      readHeader(Data(bytes))
    } else if bytes.starts(with: Self.cardStart) {
      guard let (card, record) = CardLine.read(line) else { return isSound = false }
      state.restore(card, record)
    } else if bytes.starts(with: SnapshotEventLine.start) {
      readEvent(line)
    } else {
      let end = try? JSONDecoder().decode(SnapshotEnd.self, from: Data(bytes))
      isWhole = end?.checksum == sum.text
      isSound = isWhole
    }
    sum.add(line.bytes, in: line.range)
  }

  private mutating func readHeader(_ data: Data) {
    let found = try? JSONDecoder().decode(SnapshotHeader.self, from: data)
    guard let found, found.formlab == "snapshot", found.version == SnapshotHeader.currentVersion
    else { return isSound = false }
    header = found
    state.restore(found)
  }

  private mutating func readEvent(_ line: LineScanner.Line) {
    guard let event = SnapshotEventLine.read(line) else { return isSound = false }
    _ = state.apply(event) { _ in [] }
  }

  private static let cardStart = Array("{\"card\":".utf8)
}
