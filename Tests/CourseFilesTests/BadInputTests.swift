import Testing

/// A way to spoil a course, and all that must be said about it.
struct BadInput: CustomTestStringConvertible {
  var name: String
  var spoil: @Sendable (CourseOnDisk) throws -> Void
  var problems: [String]

  var testDescription: String { name }
}

@Suite struct BadInputTests {
  @Test(arguments: files + frontMatter + pages)
  func eachIsOneClearProblem(input: BadInput) throws {
    let disk = try CourseOnDisk()
    try input.spoil(disk)
    #expect(disk.problems() == input.problems)
  }

  static let exercise = "one/first-step/exercise.md"
  static let starter = "one/first-step/starter.swift"

  static let files: [BadInput] = [
    BadInput(
      name: "missing file", spoil: { try $0.remove(starter) },
      problems: ["\(starter):0:0: This file is missing."]),
    BadInput(
      name: "mistyped name of a file",
      spoil: {
        try $0.remove(starter)
        try $0.write("let a = 1\n", to: "one/first-step/startr.swift")
      },
      problems: [
        "\(starter):0:0: This file is missing. There is `startr.swift`; did you mean that to be "
          + "`starter.swift`?"
      ]),
    BadInput(
      name: "folder in place of a file",
      spoil: {
        try $0.remove(starter)
        try $0.makeFolder(starter)
      },
      problems: [
        "\(starter):0:0: A file is expected here, and this is a folder. Move it away and write the "
          + "file."
      ]),
    BadInput(
      name: "empty source", spoil: { try $0.write("\n \n", to: starter) },
      problems: ["\(starter):0:0: This file is empty. Write its Swift code."]),
    BadInput(
      name: "binary file", spoil: { try $0.write([0x7F, 0x45, 0x4C, 0x46, 0, 1], to: starter) },
      problems: ["\(starter):0:0: This is no text: byte 5 is zero. Is it the right file?"]),
    BadInput(
      name: "UTF-16", spoil: { try $0.write([0xFF, 0xFE, 0x61, 0], to: starter) },
      problems: [
        "\(starter):0:0: This file is in UTF-16; the course is read as UTF-8. Save it as UTF-8 in "
          + "your editor."
      ]),
    BadInput(
      name: "Latin-1",
      spoil: { try $0.write(Array("// hola\n// a".utf8) + [0xF1, 0x6F], to: starter) },
      problems: ["\(starter):2:5: This is not UTF-8 text. Save the file as UTF-8 in your editor."]),
    BadInput(
      name: "50 MB",
      spoil: { try $0.write([UInt8](repeating: 0x61, count: 50 << 20), to: starter) },
      problems: [
        "\(starter):0:0: This file has 51200 KiB; a file of a course has at most 1024. Text and "
          + "code are never that long: is it the right file?"
      ]),
    BadInput(
      name: "link out of the course", spoil: { try $0.link(starter, to: "/etc/hostname") },
      problems: [
        "\(starter):0:0: This is a link that leads out of the course. Put a copy of the file here; "
          + "a course is one folder."
      ]),
    BadInput(
      name: "link to nowhere", spoil: { try $0.link(starter, to: "nowhere.swift") },
      problems: ["\(starter):0:0: This link leads nowhere. Put the file itself here."]),
    BadInput(
      name: "link in a circle", spoil: { try $0.link(starter, to: "starter.swift") },
      problems: ["\(starter):0:0: This link leads in a circle. Put the file itself here."]),
    BadInput(
      name: "device", spoil: { try $0.link(starter, to: "/dev/zero") },
      problems: [
        "\(starter):0:0: This is a link that leads out of the course. Put a copy of the file here; "
          + "a course is one folder."
      ]),
    BadInput(
      name: "file in place of a lesson",
      spoil: {
        try $0.remove("one")
        try $0.write("text", to: "one")
      },
      problems: ["course.yml:3:5: There is no folder `one` beside course.yml."]),
    BadInput(
      name: "mistyped folder of a lesson",
      spoil: { try $0.edit("course.yml", "- one", "- oen") },
      problems: [
        "course.yml:3:5: There is no folder `oen` beside course.yml. Did you mean `one`?"
      ]),
    BadInput(
      name: "missing course.yml", spoil: { try $0.remove("course.yml") },
      problems: ["course.yml:0:0: This file is missing."]),
    BadInput(
      name: "empty course.yml", spoil: { try $0.write("", to: "course.yml") },
      problems: [
        "course.yml:0:0: This file is empty. Write `title: ...` and a list `lessons:` with a "
          + "folder's name in each line."
      ]),
    BadInput(
      name: "wrong answer that is no Swift file",
      spoil: { try $0.write("x", to: "one/first-step/wrong/notes.txt") },
      problems: [
        "one/first-step/wrong/notes.txt:0:0: Wrong answers are Swift files; this is none. Give it "
          + "the ending `.swift`, or move it away."
      ]),
    BadInput(
      name: "wrong answer without a heading",
      spoil: { try $0.write("let a = 1\n", to: "one/first-step/wrong/too-far.swift") },
      problems: [
        "one/first-step/wrong/too-far.swift:1:0: The heading doesn't say which case this answer "
          + "fails. Let the first line be `// fails: NAME OF A CASE`.",
        "one/first-step/wrong/too-far.swift:1:0: The heading doesn't say what to tell its author. "
          + "Add a line `// say: ...` under the first.",
      ]),
    BadInput(
      name: "mistyped key of a heading",
      spoil: { try $0.edit("one/first-step/wrong/too-far.swift", "// fails:", "// fail:") },
      problems: [
        "one/first-step/wrong/too-far.swift:1:0: `fail` is no key of this heading. Did you mean "
          + "`// fails: ...`?"
      ]),
  ]

  static let frontMatter: [BadInput] = [
    BadInput(
      name: "unknown key", spoil: { try $0.edit(exercise, "minutes:", "minuts:") },
      problems: [
        "\(exercise):4:1: `minuts` is no key of this. Did you mean `minutes`?"
      ]),
    BadInput(
      name: "duplicate key",
      spoil: { try $0.edit(exercise, "minutes: 5", "minutes: 5\ntitle: Another") },
      problems: [
        "\(exercise):5:1: `title` stands here a second time; it was set in line 3. Keep one of the "
          + "two."
      ]),
    BadInput(
      name: "number as a word", spoil: { try $0.edit(exercise, "minutes: 5", "minutes: five") },
      problems: [
        "\(exercise):4:10: `minutes` wants a whole number from 1 to 240; this is `five`. Change the "
          + "value of `minutes`."
      ]),
    BadInput(
      name: "list in place of text",
      spoil: { try $0.edit(exercise, "title: The first step", "title: [The, first, step]") },
      problems: [
        "\(exercise):3:8: `title` wants text; this is a list. Change the value of `title`."
      ]),
    BadInput(
      name: "text in place of a list",
      spoil: { try $0.edit(exercise, "objectives: [name-a-field]", "objectives: name-a-field") },
      problems: [
        "\(exercise):5:13: `objectives` wants a list (`- ` before each, or `[one, two]`); this is "
          + "`name-a-field`. Change the value of `objectives`."
      ]),
    BadInput(
      name: "nothing in place of text",
      spoil: { try $0.edit(exercise, "title: The first step", "title:") },
      problems: [
        "\(exercise):3:7: `title` wants text; this is nothing. Change the value of `title`."
      ]),
    BadInput(
      name: "unknown limit", spoil: { try $0.edit(exercise, "cpu-seconds", "cpu-second") },
      problems: ["\(exercise):7:3: `cpu-second` is no key of this. Did you mean `cpu-seconds`?"]),
    BadInput(
      name: "limit without end",
      spoil: { try $0.edit(exercise, "cpu-seconds: 1.5", "cpu-seconds: inf") },
      problems: [
        "\(exercise):7:16: `cpu-seconds` wants a number of seconds, above 0 and at most 60; this is "
          + "`inf`. Change the value of `cpu-seconds`."
      ]),
    BadInput(
      name: "clock shorter than processor",
      spoil: { try $0.edit(exercise, "cpu-seconds: 1.5", "cpu-seconds: 9") },
      problems: [
        "\(exercise):7:3: `wall-seconds` (4.0) is less than `cpu-seconds` (9.0). Give the wall clock "
          + "at least as long as the processor."
      ]),
    BadInput(
      name: "id with a capital letter",
      spoil: { try $0.edit("one/lesson.md", "id: lesson-one", "id: Lesson One") },
      problems: [
        "one/lesson.md:2:5: `Lesson One` is no id. An id has lower-case letters a to z, digits and "
          + "hyphens, begins with a letter, and has at most 60 characters."
      ]),
    BadInput(
      name: "front matter never closed",
      spoil: { try $0.edit(exercise, "- call: print\n---\n", "- call: print\n") },
      problems: [
        "\(exercise):1:0: The front matter that begins here is never closed. Add a line `---` after "
          + "its last key."
      ]),
    BadInput(
      name: "no front matter", spoil: { try $0.write("# Task\nStep.\n", to: exercise) },
      problems: [
        "\(exercise):1:0: The file doesn't begin with front matter. Let the first line be `---`, "
          + "then keys such as `id: ...`, then `---` again."
      ]),
    BadInput(
      name: "empty front matter",
      spoil: { try $0.write("---\n---\n# Task\nStep.\n", to: exercise) },
      problems: [
        "\(exercise):2:0: Nothing stands here; keys are expected. Write one `key: value` a line."
      ]),
    BadInput(
      name: "empty page", spoil: { try $0.write("", to: exercise) },
      problems: [
        "\(exercise):0:0: This file is empty. It begins with a line `---`, keys, and a second line "
          + "`---`."
      ]),
    BadInput(
      name: "tab", spoil: { try $0.edit(exercise, "  cpu-seconds", "\tcpu-seconds") },
      problems: [
        "\(exercise):7:1: A tab stands where YAML allows only spaces. Indent with two spaces."
      ]),
    BadInput(
      name: "colon in a value",
      spoil: { try $0.edit(exercise, "title: The first", "title: Step: the first") },
      problems: [
        "\(exercise):3:12: A colon and a space inside a value read as a second key. Put the whole "
          + "value in double quotes."
      ]),
    BadInput(
      name: "quote never closed", spoil: { try $0.edit(exercise, "title: The", "title: \"The") },
      problems: [
        "\(exercise):3:8: A quoted text is never closed. Add the closing quote."
      ]),
    BadInput(
      name: "bracket never closed",
      spoil: { try $0.edit(exercise, "[name-a-field]", "[name-a-field") },
      problems: [
        "\(exercise):5:13: A list or group in brackets is never closed. Add the closing bracket."
      ]),
    BadInput(
      name: "anchor", spoil: { try $0.edit(exercise, "title: The", "title: &a The") },
      problems: [
        "\(exercise):3:8: Anchors and tags (`&`, `!`) have no use here. Put the text in quotes if it "
          + "is meant to begin with that sign."
      ]),
    BadInput(
      name: "nesting without end",
      spoil: {
        let deep = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
        try $0.edit(exercise, "[name-a-field]", deep)
      },
      problems: ["\(exercise):5:28: This is nested too deep. Two levels are enough here."]),
    BadInput(
      name: "two subjects in a rule",
      spoil: { try $0.edit(exercise, "- call: print", "- call: print\n    keyword: for") },
      problems: [
        "\(exercise):14:5: A rule is about one thing; this names `call` and `keyword`. Use one of "
          + "attribute, import, call, declaration, keyword."
      ]),
    BadInput(
      name: "unknown objective of an exercise",
      spoil: { try $0.edit(exercise, "[name-a-field]", "[name-a-feild]") },
      problems: [
        "\(exercise):5:13: The lesson has no objective `name-a-feild`. Did you mean `name-a-field`?"
      ]),
    BadInput(
      name: "solution policy",
      spoil: { try $0.edit("course.yml", "title:", "solution: 0\ntitle:") },
      problems: [
        "course.yml:1:11: `solution` can't be `0`. Write `always`, `never`, or after how many "
          + "attempts, from 1 to 100."
      ]),
  ]
}
