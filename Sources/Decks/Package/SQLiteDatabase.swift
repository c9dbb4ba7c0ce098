internal import CSQLite

/// A database in memory.
@safe
final class SQLiteDatabase {
  private let handle: OpaquePointer
  /// Instructions that the statement being run may still take, in steps of a million; nil for as many as it wants.
  private var budget: Int?

  /// An empty database for writing.
  init() throws(TransferError) {
    unsafe handle = try SQLiteDatabase.open()
    try configure()
  }

  /// A database from the bytes of its file, for reading.
  ///
  /// The bytes are not trusted: triggers and views of the file run no functions, and each query has a budget.
  init(reading bytes: [UInt8], millions: Int) throws(TransferError) {
    guard bytes.count >= 100, bytes.starts(with: Array("SQLite format 3\0".utf8)) else {
      throw .damagedDatabase(reason: "it is no SQLite file")
    }
    unsafe handle = try SQLiteDatabase.open()
    budget = millions
    try configure()
    try load(bytes)
    try run("PRAGMA trusted_schema = OFF")
    try run("PRAGMA cell_size_check = ON")
  }

  deinit {
    unsafe sqlite3_close_v2(handle)
  }

  private static func open() throws(TransferError) -> OpaquePointer {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY
    let result = unsafe sqlite3_open_v2(":memory:", &handle, flags, nil)
    guard result == SQLITE_OK, let handle = unsafe handle else {
      unsafe sqlite3_close_v2(handle)
      throw .damagedDatabase(reason: "SQLite does not start (error \(result))")
    }
    return unsafe handle
  }

  private func configure() throws(TransferError) {
    unsafe sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 256 << 20)
    unsafe sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0)
    let result = unsafe sqlite3_create_collation_v2(
      handle, "unicase", SQLITE_UTF8, nil,
      { _, leftCount, left, rightCount, right in
        let first = unsafe UnsafeRawBufferPointer(start: left, count: Int(leftCount))
        let second = unsafe UnsafeRawBufferPointer(start: right, count: Int(rightCount))
        return unsafe SQLiteDatabase.compareIgnoringCase(first, second)
      }, nil)
    guard result == SQLITE_OK else { throw failure() }
    if budget != nil {
      unsafe sqlite3_progress_handler(
        handle, 1_000_000,
        { context in
          guard let context = unsafe context else { return 1 }
          let database = unsafe Unmanaged<SQLiteDatabase>.fromOpaque(context).takeUnretainedValue()
          return database.spend()
        }, Unmanaged.passUnretained(self).toOpaque())
    }
  }

  private func spend() -> Int32 {
    guard let left = budget else { return 0 }
    budget = left - 1
    return left > 0 ? 0 : 1
  }

  private static func compareIgnoringCase(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Int32 {
    let first = unsafe String(decoding: left, as: UTF8.self).lowercased().unicodeScalars
    let second = unsafe String(decoding: right, as: UTF8.self).lowercased().unicodeScalars
    if first.elementsEqual(second) { return 0 }
    return first.lexicographicallyPrecedes(second) ? -1 : 1
  }

  private func load(_ bytes: [UInt8]) throws(TransferError) {
    guard let copy = unsafe sqlite3_malloc64(sqlite3_uint64(bytes.count)) else {
      throw .damagedDatabase(reason: "no memory")
    }
    let target = unsafe UnsafeMutableRawBufferPointer(start: copy, count: bytes.count)
    unsafe target.copyBytes(from: bytes)
    // A file of the write-ahead kind can't be opened in memory; as the log is not there, the plain kind is the same.
    if unsafe target[18] == 2 { unsafe target[18] = 1 }
    if unsafe target[19] == 2 { unsafe target[19] = 1 }
    let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY)
    let count = sqlite3_int64(bytes.count)
    let result = unsafe sqlite3_deserialize(
      handle, "main", copy.assumingMemoryBound(to: UInt8.self), count, count, flags)
    guard result == SQLITE_OK else { throw failure() }
  }

  /// The bytes of the database's file.
  func serialized() throws(TransferError) -> [UInt8] {
    var count: sqlite3_int64 = 0
    guard let start = unsafe sqlite3_serialize(handle, "main", &count, 0) else { throw failure() }
    defer { unsafe sqlite3_free(start) }
    return unsafe Array(UnsafeBufferPointer(start: start, count: Int(count)))
  }

  /// Runs statements that give no rows.
  func run(_ sql: String) throws(TransferError) {
    guard unsafe sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
  }

  /// Makes a statement ready.
  func prepare(_ sql: String) throws(TransferError) -> SQLiteStatement {
    var statement: OpaquePointer?
    guard unsafe sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK,
      let statement = unsafe statement
    else { throw failure() }
    return unsafe SQLiteStatement(statement, of: self)
  }

  /// Reads all rows of a query.
  func query(
    _ sql: String, row: (SQLiteStatement) throws(TransferError) -> Void
  ) throws(TransferError) {
    let statement = try prepare(sql)
    while try statement.step() { try row(statement) }
  }

  func failure() -> TransferError {
    .damagedDatabase(reason: unsafe String(cString: sqlite3_errmsg(handle)))
  }
}
