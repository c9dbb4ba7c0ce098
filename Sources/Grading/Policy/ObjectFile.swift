/// A relocatable object file (ELF, 64 bits, little-endian), as far as the policy asks.
///
/// It comes from a compiler that read hostile input, so nothing in it is trusted to lie within the
/// file.
struct ObjectFile {
  struct Symbol: Equatable {
    var name: String
    /// Local symbols are seen by this file alone.
    var isLocal: Bool
    var isWeak: Bool
    var isDefined: Bool
    /// Not seen outside of the program that it is linked into.
    var isHidden: Bool
  }

  struct Section: Equatable {
    var name: String
    var type: UInt32
  }

  enum Problem: Error {
    case notAnObject
  }

  private(set) var sections: [Section] = []
  private(set) var symbols: [Symbol] = []

  init(_ bytes: [UInt8]) throws(Problem) {
    let reader = Reader(bytes: bytes)
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), try reader.number(16, 2) == 1 else {
      throw .notAnObject
    }
    let table = try reader.number(0x28, 8)
    let size = try reader.number(0x3A, 2), count = try reader.number(0x3C, 2)
    let nameIndex = try reader.number(0x3E, 2)
    guard size == 64, count > 0, nameIndex < count else { throw .notAnObject }
    let headers = try (0..<count).map { (index) throws(Problem) in
      try Header(reader, at: table + index * 64)
    }
    let names = headers[nameIndex]
    for header in headers {
      sections.append(Section(name: try reader.text(names, header.name), type: UInt32(header.type)))
    }
    for header in headers where header.type == 2 {
      guard header.link < count, header.entrySize == 24 else { throw .notAnObject }
      let strings = headers[header.link]
      for at in stride(from: header.offset, to: header.offset + header.size, by: 24) {
        symbols.append(try reader.symbol(at, strings))
      }
    }
  }

  fileprivate struct Header {
    var name, type, offset, size, link, entrySize: Int

    init(_ reader: Reader, at start: Int) throws(Problem) {
      name = try reader.number(start, 4)
      type = try reader.number(start + 4, 4)
      offset = try reader.number(start + 0x18, 8)
      size = try reader.number(start + 0x20, 8)
      link = try reader.number(start + 0x28, 4)
      entrySize = try reader.number(start + 0x38, 8)
      let isInFile = type != 8
      guard !isInFile || (offset <= reader.bytes.count && size <= reader.bytes.count - offset)
      else {
        throw .notAnObject
      }
    }
  }

  fileprivate struct Reader {
    let bytes: [UInt8]

    func number(_ offset: Int, _ count: Int) throws(Problem) -> Int {
      guard offset >= 0, offset <= bytes.count - count else { throw .notAnObject }
      var value: UInt64 = 0
      for index in (0..<count).reversed() { value = value << 8 | UInt64(bytes[offset + index]) }
      guard let number = Int(exactly: value), number < 1 << 40 || count < 8 else {
        throw .notAnObject
      }
      return number
    }

    func text(_ table: Header, _ offset: Int) throws(Problem) -> String {
      guard offset < table.size, table.type == 3 else { throw .notAnObject }
      let rest = bytes[(table.offset + offset)..<(table.offset + table.size)]
      guard let end = rest.firstIndex(of: 0) else { throw .notAnObject }
      return String(decoding: rest[..<end], as: UTF8.self)
    }

    func symbol(_ at: Int, _ strings: Header) throws(Problem) -> Symbol {
      let info = try number(at + 4, 1), other = try number(at + 5, 1),
        section = try number(at + 6, 2)
      return Symbol(
        name: try text(strings, try number(at, 4)), isLocal: info >> 4 == 0, isWeak: info >> 4 == 2,
        isDefined: section != 0, isHidden: other & 3 == 1 || other & 3 == 2)
    }
  }
}
