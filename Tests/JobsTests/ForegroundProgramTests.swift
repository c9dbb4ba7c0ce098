import Foundation
import Jobs
import Testing

@Suite("A program in the foreground")
struct ForegroundProgramTests {
  @Test func tellsItsStatus() throws {
    #expect(try ForegroundProgram.run(Job("/bin/sh", ["-c", "exit 4"])) == .exited(4))
    #expect(try ForegroundProgram.run(Job("/bin/sh", ["-c", "kill -TERM $$"])) == .signalled(15))
  }

  @Test func isFoundOnThePath() {
    #expect(ForegroundProgram.find("sh", path: "/nonexistent:/bin") == "/bin/sh")
    #expect(ForegroundProgram.find("no-such-program", path: "/usr/bin:/bin") == nil)
    #expect(ForegroundProgram.find("/bin/sh", path: "") == "/bin/sh")
  }

  @Test func thatIsNotThereIsNamed() {
    #expect(throws: JobError.self) { try ForegroundProgram.run(Job("/nonexistent/editor")) }
  }
}
