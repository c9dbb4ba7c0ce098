import CourseFiles
import Glibc
import Testing

@Suite struct SpoiltBytesTests {
  /// A generator whose numbers are the same in each run (SplitMix64).
  struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  @Test func noBytesEndTheReader() throws {
    let disk = try CourseOnDisk()
    var random = Seeded(state: 6)
    let pieces = [
      "\t", "---\n", "```\n", "# ", "- [x] ", "<!--", "-->", "[", "{", ": ", "\"", "|", "\u{0}",
    ]
    for (path, text) in CourseOnDisk.files.sorted(by: { $0.key < $1.key }) {
      for _ in 0..<40 {
        var bytes = Array(text.utf8)
        for _ in 0...Int.random(in: 0...3, using: &random) {
          let place = Int.random(in: 0...bytes.count, using: &random)
          switch Int.random(in: 0...3, using: &random) {
          case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
          case 1:
            bytes.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: place)
          case 2: bytes.removeSubrange(place...)
          default: bytes.removeSubrange(..<place)
          }
        }
        try disk.write(bytes, to: path)
        for problem in disk.load().problems {
          #expect(problem.message.hasSuffix(".") && !problem.file.isEmpty)
        }
      }
      try disk.write(text, to: path)
    }
    #expect(disk.problems() == [])
  }

  @Test(.disabled(if: geteuid() == 0, "root may read everything"))
  func whatMayNotBeReadIsSaid() throws {
    let disk = try CourseOnDisk()
    unsafe chmod(disk.folder + "/one/first-step/suite.swift", 0)
    #expect(
      disk.problems() == [
        "one/first-step/suite.swift:0:0: This file may not be read. Give yourself the right to read "
          + "it: chmod u+r on the file."
      ])
  }
}
