import FormlabSuite

extension FormlabSuite.Story {
  func judged(_ texts: [Swift.String], _ validator: TextValidator) {
    for text in texts {
      typed(text, in: "the field")
      saw("whether it is valid", validator.isValid(text))
      saw("the error", validator.error(for: text))
    }
  }
}

let suite = Suite {
  Case("A text within the range is valid and has no error") { story in
    story.judged(["Tea", "Coffee", "Train"], TextValidator(2...10))
  }

  Case("Both ends of the range belong to it") { story in
    story.judged(["a", "ab", "abcdefghij", "abcdefghijk"], TextValidator(2...10))
    story.judged(["ab", "abc", "abcd"], TextValidator(3...3))
  }

  Case("An empty text is said to be empty, not too short") { story in
    story.judged(["", " ", "\n \t"], TextValidator(1...40))
    story.judged(["", "   "], TextValidator(3...40))
  }

  Case("A field that may be empty accepts an empty text") { story in
    story.judged(["", "   ", "x"], TextValidator(0...5))
    story.judged(["", "x"], TextValidator(0...0))
  }

  Case("Too short and too long name the limit") { story in
    story.judged(["x", "xyz"], TextValidator(5...7))
    story.judged(["eight ch", "a good deal too long"], TextValidator(5...7))
  }

  Case("White space at the ends doesn't count, inside it does") { story in
    story.judged([" ab ", " a", "ab\n", "   abc   ", "\r\nabcde"], TextValidator(2...4))
    story.judged(["a b", "a   b"], TextValidator(2...4))
  }

  Case("Characters are counted as people see them") { story in
    story.judged(["👩‍👩‍👧👩‍👩‍👧", "e\u{301}e\u{301}e\u{301}", "🇵🇪"], TextValidator(2...2))
  }

  Case("A message of one's own is told in place of all three") { story in
    let validator = TextValidator(2...4, message: "Two to four letters, as on the ticket.")
    story.judged(["", "  ", "x", "abcde"], validator)
  }

  Case("A valid text has no error, whatever the message") { story in
    story.judged(["ab", "abcd", " abc "], TextValidator(2...4, message: "Two to four letters."))
    story.judged([""], TextValidator(0...4, message: "At most four letters."))
  }

  Case("An empty message is a message") { story in
    story.judged(["x", ""], TextValidator(2...4, message: ""))
  }

  Samples(
    "Any text, any range", count: 200, of: zip(.strings(upTo: 12), .ints(0...6), .ints(0...8))
  ) {
    story, input in
    let (text, low, more) = input
    story.judged([text], TextValidator(low...(low + more)))
  }
}
