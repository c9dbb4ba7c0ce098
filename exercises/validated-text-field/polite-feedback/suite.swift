import FormlabSuite

/// Empty, too short, too long, right: three messages of its own.
func validate(_ text: Swift.String) -> Swift.String? {
  if text.isEmpty { return "Enter a password." }
  if text.count < 8 { return "Use at least 8 characters." }
  return text.count > 12 ? "Use at most 12 characters." : nil
}

extension FormlabSuite.Story {
  func types(_ text: Swift.String, _ feedback: inout PoliteFeedback) {
    typed(text, in: "Password")
    feedback.textChanged(text: text, validate: validate)
    saw("the message", feedback.message)
  }

  func leaves(_ text: Swift.String, _ feedback: inout PoliteFeedback) {
    left("Password")
    feedback.fieldLostFocus(text: text, validate: validate)
    saw("the message", feedback.message)
  }
}

let suite = Suite {
  Case("At first there is no message") { story in
    story.did("opened the form")
    story.saw("the message", PoliteFeedback().message)
  }

  Case("Nothing is said while somebody types for the first time") { story in
    var feedback = PoliteFeedback()
    for text in ["c", "ca", "cat", ""] { story.types(text, &feedback) }
  }

  Case("Leaving the field with a wrong text shows what is wrong") { story in
    var feedback = PoliteFeedback()
    story.types("cat", &feedback)
    story.leaves("cat", &feedback)
  }

  Case("Leaving the field untouched shows what is wrong") { story in
    var feedback = PoliteFeedback()
    story.leaves("", &feedback)
  }

  Case("Leaving the field with a right text shows nothing") { story in
    var feedback = PoliteFeedback()
    story.types("catapult", &feedback)
    story.leaves("catapult", &feedback)
  }

  Case("A message goes at the keystroke that repairs the text") { story in
    var feedback = PoliteFeedback()
    story.types("catapul", &feedback)
    story.leaves("catapul", &feedback)
    story.types("catapult", &feedback)
  }

  Case("A message stays while the text is still wrong") { story in
    var feedback = PoliteFeedback()
    story.leaves("cat", &feedback)
    story.types("cata", &feedback)
    story.types("catap", &feedback)
  }

  Case("A message is not exchanged for another while somebody types") { story in
    var feedback = PoliteFeedback()
    story.leaves("cat", &feedback)
    story.types("", &feedback)
    story.types("catapult, pasted", &feedback)
  }

  Case("A text that is spoilt again is not judged before it is left") { story in
    var feedback = PoliteFeedback()
    story.leaves("cat", &feedback)
    story.types("catapult", &feedback)
    story.types("catapul", &feedback)
    story.leaves("catapul", &feedback)
  }

  Case("Leaving again judges anew") { story in
    var feedback = PoliteFeedback()
    story.leaves("", &feedback)
    story.leaves("cat", &feedback)
    story.leaves("catapult", &feedback)
    story.leaves("catapult, pasted", &feedback)
  }

  Case("Two fields have a message each") { story in
    var first = PoliteFeedback()
    var second = PoliteFeedback()
    story.leaves("cat", &first)
    story.types("dog", &second)
    story.types("catapult", &first)
    story.leaves("dog", &second)
    story.saw("the message of the first field", first.message)
  }

  Samples("Any row of keystrokes and visits follows the three rules", count: 150, of: visits) {
    story, steps in
    var feedback = PoliteFeedback()
    for (text, leaves) in steps {
      if leaves { story.leaves(text, &feedback) } else { story.types(text, &feedback) }
    }
  }
}

let visits = zip(
  .oneOf(["", "cat", "catapul", "catapult", "catapults fly", "twelve chars"]), .flags
)
.sequences(upTo: 8)
