import FormlabTestSupport
import Testing

struct BadInputTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    var status: Int32
    var says: String
  }

  @Test(arguments: [
    Row(
      testDescription: "empty", bytes: [], status: 1, says: "Did not compile"),
    Row(
      testDescription: "binary", bytes: (0..<2000).map { UInt8($0 & 0xFF) }, status: 1,
      says: "Not allowed"),
    Row(
      testDescription: "invalid UTF-8", bytes: Array("let name = \"".utf8) + [0xC3, 0x28, 0x22],
      status: 1, says: "Not allowed"),
    Row(
      testDescription: "50 MB", bytes: [UInt8](repeating: 0x20, count: 50_000_000), status: 66,
      says: "can't be used: it has 50000000 bytes"),
  ])
  func saysWhatIsWrongWithAFile(_ row: Row) throws {
    let formlab = try Formlab()
    let file = try formlab.home.write(bytes: row.bytes, to: "answer.swift")
    let result = try formlab.run("check", "focus-chain", "--file", file)
    #expect(result.status == .exited(row.status))
    let said = (result.output + result.error).replacing("\n", with: " ")
    #expect(said.contains(row.says))
    #expect(!(result.output + result.error).contains("Fatal error"))
  }

  @Test func saysWhereACourseIsBroken() throws {
    let formlab = try Formlab()
    let file = try formlab.home.write("lessons: [", to: "course.yml")
    let result = try formlab.run("--course", formlab.home.path, "lessons")
    #expect(result.status == .exited(65))
    #expect(result.error.hasPrefix(file))
  }

  @Test func worksWithAReadOnlyHome() throws {
    let formlab = try Formlab()
    let result = try formlab.run("progress", adding: ["FORMLAB_HOME": "/proc/nothing"])
    #expect(result.status == .exited(0))
    #expect(result.error.contains("Nothing of this session will be kept"))
  }
}
