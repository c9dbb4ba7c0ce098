extension BadInputTests {
  static let page = "one/lesson.md"

  static let pages: [BadInput] = [
    BadInput(
      name: "mistyped section of an exercise",
      spoil: { try $0.edit(exercise, "# Hints", "# Hint") },
      problems: [
        "\(exercise):18:0: `# Hint` is no section of an exercise. Did you mean `# Hints`?"
      ]),
    BadInput(
      name: "section twice", spoil: { try $0.edit(exercise, "# After", "# Task\nMore.\n# After") },
      problems: [
        "\(exercise):22:0: `# Task` stands here a second time; the first is in line 16. Join the two."
      ]),
    BadInput(
      name: "empty section", spoil: { try $0.edit(exercise, "# After\nDone.", "# After\n") },
      problems: [
        "\(exercise):22:0: The section `# After` is empty. Its order in the file: # Task, # Hints, # "
          + "After."
      ]),
    BadInput(
      name: "hints that are no list", spoil: { try $0.edit(exercise, "1. Look.", "Look.") },
      problems: [
        "\(exercise):19:0: Hints are the items of a list. Begin each hint with `1. ` or `- ` and "
          + "indent its further lines."
      ]),
    BadInput(
      name: "code block never closed",
      spoil: { try $0.edit(exercise, "Take a step.", "Take a step.\n```swift\nlet a = 1") },
      problems: [
        "\(exercise):18:0: The code block that begins here is never closed. Add a line ``` after its "
          + "last line."
      ]),
    BadInput(
      name: "mistyped part of a lesson", spoil: { try $0.edit(page, "# Sources", "# Sorces") },
      problems: ["\(page):49:0: `# Sorces` is no part of a lesson. Did you mean `# Sources`?"]),
    BadInput(
      name: "part without an id", spoil: { try $0.edit(page, "<!-- id: what -->\n", "") },
      problems: [
        "\(page):20:0: `# Read: What a field is` has no id. Write `<!-- id: a-name -->` into the "
          + "line below the heading."
      ]),
    BadInput(
      name: "mistyped key of a comment",
      spoil: { try $0.edit(page, "; tests: name-a-field", "; test: name-a-field") },
      problems: ["\(page):33:0: `test` is no key of this comment. Did you mean `tests`?"]),
    BadInput(
      name: "unknown objective of a question",
      spoil: { try $0.edit(page, "tests: name-a-field", "tests: name-a-fild") },
      problems: [
        "\(page):33:0: No objective of this lesson has the id `name-a-fild`. Did you mean "
          + "`name-a-field`?"
      ]),
    BadInput(
      name: "choice without an explanation", spoil: { try $0.edit(page, "  > Not here.\n", "") },
      problems: [
        "\(page):15:0: This choice isn't explained. Add an indented line `> ...` that says why it is "
          + "wrong."
      ]),
    BadInput(
      name: "two right choices", spoil: { try $0.edit(page, "- [ ] A meadow", "- [x] A meadow") },
      problems: [
        "\(page):11:0: Exactly one choice is right, and 2 are marked `- [x]`. For a question with "
          + "several right choices, write `choose: all` into its comment."
      ]),
    BadInput(
      name: "exercise that isn't there",
      spoil: { try $0.edit(page, "# Exercise: first-step", "# Exercise: first-stop") },
      problems: [
        "\(page):39:0: This lesson has no exercise with the id `first-stop`. Did you mean "
          + "`first-step`?"
      ]),
    BadInput(
      name: "sample without output", spoil: { try $0.remove("one/samples/a-print.txt") },
      problems: ["one/samples/a-print.txt:0:0: This file is missing."]),
    BadInput(
      name: "id given twice",
      spoil: { try $0.edit(exercise, "id: first-step", "id: lesson-one") },
      problems: [
        "\(exercise):2:5: The id `lesson-one` is taken by a lesson (\(page), line 2). Give this one "
          + "another id; the older keeps its own, for progress hangs on it.",
        "\(page):39:0: This lesson has no exercise with the id `first-step`. Exercises here: "
          + "lesson-one.",
      ]),
    BadInput(
      name: "stray file in a lesson",
      spoil: { try $0.write("x", to: "one/lessen.md") },
      problems: [
        "one/lessen.md:0:0: Nothing in a lesson has this name. Did you mean `lesson.md`?"
      ]),
  ]
}
