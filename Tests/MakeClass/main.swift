import ClassFixtures
import Foundation

// make-class COUNT FOLDER [SEED] [LAYOUT]: writes a made-up class, and what each answer must get as FOLDER.expected.tsv.
let words = CommandLine.arguments
guard words.count >= 3, let count = Int(words[1]), count > 0 else {
  print("usage: MakeClass COUNT FOLDER [SEED] [files|folders|github|moodle|canvas]")
  exit(64)
}
let seed = words.count > 3 ? UInt64(words[3]) ?? 1 : 1
let layout = words.count > 4 ? FixtureLayout(rawValue: words[4]) ?? .files : .files
var expected = ""
for (index, answer) in FixtureClass(count: count, seed: seed).answers.enumerated() {
  let path = layout.path(of: answer.student, at: index)
  let file = URL(fileURLWithPath: "\(words[2])/\(path)")
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try answer.text.write(to: file, atomically: true, encoding: .utf8)
  expected += "\(path)\t\(answer.outcome)\n"
}
try expected.write(toFile: "\(words[2]).expected.tsv", atomically: true, encoding: .utf8)
