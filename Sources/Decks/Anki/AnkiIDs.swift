/// Numbers for Anki's rows that stay the same from one export to the next.
///
/// Anki takes an id for the time, in milliseconds since 1970, at which the row was made, and refuses times to come; so
/// ids are taken from the past, at a place that the name's hash gives.
struct AnkiIDs {
  private var taken: Set<Int64> = []

  /// The number for a name: always the same one, but for the rare names with the same hash.
  mutating func id(_ name: String) -> Int64 {
    var id = 1_400_000_000_000 + Int64(AnkiIDs.hash(name) % 280_000_000_000)
    while !taken.insert(id).inserted { id += 1 }
    return id
  }

  /// FNV-1a of 64 bits.
  static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
