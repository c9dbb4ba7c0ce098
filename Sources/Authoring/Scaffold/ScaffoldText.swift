/// The texts of scaffolds.
enum ScaffoldText {
  /// Stands in for a solution where its author has none yet.
  static let solution = """
    /// What a form says once somebody has signed up.
    func welcome(name: String) -> String {
      if name.isEmpty { return "Welcome!" }
      return "Welcome, \\(name)!"
    }

    print(welcome(name: "Maya"))

    """

  static func exercise(frontMatter: [String], emptied: [String]) -> String {
    """
    ---
    \(frontMatter.joined(separator: "\n"))
    ---
    # Task

    \(Blank.word): say what to write, and for whom it is. The names that it must have:
    \(emptied.map { "`\($0)`" }.joined(separator: ", ")).

    # Hints

    1. \(Blank.word): a hint that doesn't give the answer away.
    2. \(Blank.word): one that shows the way.

    # After

    \(Blank.word): what to take away from it.

    """
  }

  static func wrongHeading(fails name: String) -> String {
    """
    // fails: \(name)
    // say: \(Blank.word): tell the author of an answer that was not begun what to look at first.

    """
  }

  static func lesson(_ name: String) -> String {
    """
    ---
    id: \(name)
    title: "\(Blank.word): a few words"
    summary: "\(Blank.word): one sentence on what the lesson is about."
    level: core
    keywords: [form]
    keywords-es: [formulario]
    ---
    # Objectives

    - \(Blank.word): what a learner will be able to do. <!-- id: first-objective -->

    # Guess first
    <!-- id: \(name)-guess -->

    \(Blank.word): a question before anything is explained.

    - [ ] \(Blank.word): a choice that is wrong.
      > \(Blank.word): why it is wrong.
    - [x] \(Blank.word): the right one.
      > \(Blank.word): why it is right.

    # Read: \(Blank.word): what the section says
    <!-- id: \(name)-text -->

    \(Blank.word): the text, with code.

    # Question: \(Blank.word): what is asked
    <!-- id: \(name)-question; tests: first-objective -->

    \(Blank.word): a question on what was read.

    ## Model answer

    \(Blank.word): how one person would answer.

    # Sources

    - \(Blank.word): where the facts can be read up.

    # Next

    \(Blank.word): what comes next.

    """
  }

  static func deck(firstID: String) -> String {
    """
    <!-- id: \(firstID) -->
    Q: \(Blank.word): a question about one fact?
    A: \(Blank.word): the fact, in a few words.

    """
  }
}
