import FoundationEssentials

/// Values as JSON the way all results are written: keys sorted, slashes as they are.
package enum JSONLine {
  /// A value on one line, without the newline.
  package static func encode(_ value: some Encodable, pretty: Bool = false) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
    // Everything encoded here is made of texts, finite numbers and flags.
    guard let data = try? encoder.encode(value) else { return "null" }
    return String(decoding: data, as: UTF8.self)
  }

  /// The value that a line holds, or nil.
  package static func decode<Value: Decodable>(_ type: Value.Type, _ line: some Sequence<UInt8>)
    -> Value?
  {
    try? JSONDecoder().decode(type, from: Data(line))
  }
}
