internal import CSQLite

/// A statement of a database.
@safe
final class SQLiteStatement {
  /// A value that a column can hold.
  enum Value {
    case integer(Int64)
    case text(String)
    case blob([UInt8])
  }

  private let handle: OpaquePointer
  private let database: SQLiteDatabase

  init(_ handle: OpaquePointer, of database: SQLiteDatabase) {
    unsafe self.handle = handle
    self.database = database
  }

  deinit {
    unsafe sqlite3_finalize(handle)
  }

  /// Goes to the next row; false if there is none.
  func step() throws(TransferError) -> Bool {
    switch unsafe sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw database.failure()
    }
  }

  /// Runs the statement once with the values in order.
  func run(_ values: Value...) throws(TransferError) {
    for (index, value) in values.enumerated() {
      guard bind(value, Int32(index + 1)) == SQLITE_OK else { throw database.failure() }
    }
    _ = try step()
    unsafe sqlite3_reset(handle)
    unsafe sqlite3_clear_bindings(handle)
  }

  private func bind(_ value: Value, _ index: Int32) -> Int32 {
    // The library copies the bytes before the call returns.
    let transient = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .integer(let number):
      return unsafe sqlite3_bind_int64(handle, index, number)
    case .text(let text):
      var text = text
      return text.withUTF8 { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
          unsafe sqlite3_bind_text(
            handle, index, characters.baseAddress, Int32(characters.count), transient)
        }
      }
    case .blob(let bytes):
      return unsafe bytes.withUnsafeBytes { space in
        // Without bytes there is no address, and NULL would be bound.
        guard let start = space.baseAddress else {
          return unsafe sqlite3_bind_zeroblob(handle, index, 0)
        }
        return unsafe sqlite3_bind_blob(handle, index, start, Int32(space.count), transient)
      }
    }
  }

  /// The whole number in a column.
  func integer(_ column: Int32) -> Int64 {
    unsafe sqlite3_column_int64(handle, column)
  }

  /// The whole number in a column, kept to 32 bits: for counts, days and the like.
  func int(_ column: Int32) -> Int {
    Int(Int32(clamping: integer(column)))
  }

  /// The text in a column; bytes that are no UTF-8 are replaced.
  func text(_ column: Int32) -> String {
    String(decoding: blob(column), as: UTF8.self)
  }

  /// The bytes in a column.
  func blob(_ column: Int32) -> [UInt8] {
    guard let start = unsafe sqlite3_column_blob(handle, column) else { return [] }
    let count = unsafe Int(sqlite3_column_bytes(handle, column))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}
