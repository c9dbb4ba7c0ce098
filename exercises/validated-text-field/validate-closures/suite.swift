import FormlabSuite

extension FormlabSuite.Story {
  func judged(_ texts: [Swift.String], _ validate: (Swift.String) -> Swift.String?) {
    for text in texts {
      typed(text, in: "the field")
      saw("what the validator says", validate(text))
    }
  }
}

let suite = Suite {
  Case("required: an empty text is wrong, any other is right") { story in
    story.judged(["", "A", "Ada King"], required("Enter your name."))
  }

  Case("required: white space alone is nothing") { story in
    story.judged([" ", "   ", "\t", "\n", " \r\n "], required("Enter your name."))
    story.judged([" A ", "\nAda"], required("Enter your name."))
  }

  Case("length: both ends of the range belong to it") { story in
    let validate = length(3...5, "Use 3 to 5 characters.")
    story.judged(["ab", "abc", "abcd", "abcde", "abcdef"], validate)
  }

  Case("length: white space at the ends doesn't count, inside it does") { story in
    let validate = length(3...5, "Use 3 to 5 characters.")
    story.judged([" ab", "ab ", " abc ", "\nabcde\n", "a b", "a   b", "a    b"], validate)
  }

  Case("length: characters are counted as people see them") { story in
    let validate = length(2...3, "Use 2 or 3 characters.")
    story.judged(["👩‍👩‍👧", "👩‍👩‍👧👩‍👩‍👧", "e\u{301}e\u{301}e\u{301}", "🇵🇪🇵🇪🇵🇪🇵🇪"], validate)
  }

  Case("length: an empty text passes") { story in
    story.judged(["", "   ", "\n"], length(3...5, "Use 3 to 5 characters."))
    story.judged(["", "a"], length(1...1, "Use 1 character."))
  }

  Case("emailLike: plain addresses pass") { story in
    story.judged(
      ["ada@example.org", "a@b.c", "ada.king+forms@mail.example.co.uk", "Ñandú@example.org"],
      emailLike("No address."))
  }

  Case("emailLike: there is exactly one @, with something before it") { story in
    story.judged(
      ["ada", "ada.example.org", "@example.org", "ada@home@example.org", "ada@@example.org", "@"],
      emailLike("No address."))
  }

  Case("emailLike: after the @ there is a dot inside") { story in
    story.judged(
      [
        "ada@", "ada@example", "ada@.", "ada@.org", "ada@example.", "ada.king@example",
        "ada@.example.org", "ada@example.org.", "ada@e.org",
      ], emailLike("No address."))
  }

  Case("emailLike: white space at the ends doesn't count") { story in
    story.judged(
      [" ada@example.org ", "ada@example.org\n", "ada@example. "], emailLike("No address."))
  }

  Case("emailLike: an empty text passes") { story in
    story.judged(["", "  "], emailLike("No address."))
  }

  Case("all: the first message wins") { story in
    let validate = all([
      required("Enter your address."), length(6...20, "Use 6 to 20 characters."),
      emailLike("No address."),
    ])
    story.judged(
      ["", "ada", "ada king", "a@b.c", "ada@example.org", "ada.king@home.example.org"], validate)
  }

  Case("all: the order of the validators is the order of the messages") { story in
    let validate = all([emailLike("No address."), length(6...20, "Use 6 to 20 characters.")])
    story.judged(["ada", "a@b.c", "", "ada@example.org"], validate)
  }

  Case("all: without validators everything is right") { story in
    story.judged(["", "ada"], all([]))
  }

  Case("Each validator keeps its own message") { story in
    let first = required("Enter your name.")
    let second = required("Enter your address.")
    story.judged([""], first)
    story.judged([""], second)
    story.judged(["", "x"], all([all([]), all([second, first])]))
  }

  Samples("Texts that look nearly like addresses", count: 150, of: .strings(of: "a@. b", upTo: 8)) {
    story, text in
    story.judged([text], emailLike("No address."))
  }

  Samples("Any text follows all rules at once", count: 150, of: .strings(upTo: 24)) { story, text in
    story.judged(
      [text], all([required("Enter something."), length(4...20, "Use 4 to 20 characters.")]))
  }
}
