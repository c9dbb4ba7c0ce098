/// formlab's own note types in Anki: their ids and names never change, so that a second import finds the first.
enum AnkiNoteTypes {
  /// A note type as it is written.
  struct NoteType {
    var id: Int64
    var name: String
    var isCloze: Bool
    var fields: [String]
    /// Name, question and answer of each template.
    var templates: [(name: String, question: String, answer: String)]
  }

  private static let line = "\n\n<hr id=answer>\n\n"

  static let basic = NoteType(
    id: 1_700_000_000_101, name: "FormLab Basic", isCloze: false, fields: ["Front", "Back"],
    templates: [("Card 1", "{{Front}}", "{{FrontSide}}\(line){{Back}}")])

  static let reversed = NoteType(
    id: 1_700_000_000_102, name: "FormLab Basic (and reversed card)", isCloze: false,
    fields: ["Front", "Back"],
    templates: [
      ("Card 1", "{{Front}}", "{{FrontSide}}\(line){{Back}}"),
      ("Card 2", "{{Back}}", "{{FrontSide}}\(line){{Front}}"),
    ])

  static let cloze = NoteType(
    id: 1_700_000_000_103, name: "FormLab Cloze", isCloze: true, fields: ["Text", "Back Extra"],
    templates: [("Cloze", "{{cloze:Text}}", "{{cloze:Text}}<br>\n{{Back Extra}}")])

  static let all = [basic, reversed, cloze]

  /// The note type of a note.
  static func type(of content: Note.Content) -> NoteType {
    switch content {
    case .basic: basic
    case .reversed: reversed
    case .cloze: cloze
    }
  }

  /// Keeps blanks and line breaks of the text, and shows code as code.
  static let css = """
    .card {
      font-family: sans-serif;
      font-size: 20px;
      line-height: 1.5;
      color: black;
      background-color: white;
      max-width: 40em;
      margin: 1em auto;
      white-space: pre-wrap;
    }
    pre, code {
      font-family: ui-monospace, monospace;
      font-size: 0.9em;
      background-color: #f2f2f2;
    }
    pre {
      padding: 0.6em;
      overflow-x: auto;
    }
    .nightMode pre, .nightMode code {
      background-color: #333;
    }
    .cloze {
      font-weight: bold;
      color: blue;
    }
    .nightMode .cloze {
      color: lightblue;
    }
    """

  static let latexPre = """
    \\documentclass[12pt]{article}
    \\special{papersize=3in,5in}
    \\usepackage[utf8]{inputenc}
    \\usepackage{amssymb,amsmath}
    \\pagestyle{empty}
    \\setlength{\\parindent}{0in}
    \\begin{document}

    """

  static let latexPost = "\\end{document}"
}
