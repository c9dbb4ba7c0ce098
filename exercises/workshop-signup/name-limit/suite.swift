import FormlabSuite

extension FormlabSuite.Story {
  /// Fills in the form, looks at the button, submits, and looks at all of it.
  func submitted(_ name: Swift.String, _ email: Swift.String) {
    var signup = Signup()
    signup.name = name
    signup.email = email
    typed(name, in: "Name")
    typed(email, in: "E-mail")
    saw("the button is enabled", signup.canSubmit)
    signup.submit()
    did("called `submit()`")
    saw("the message", signup.message)
    saw("the name in the field", signup.name)
    saw("the address in the field", signup.email)
    saw("the button is enabled", signup.canSubmit)
  }
}

func repeated(_ text: Swift.String, _ count: Swift.Int) -> Swift.String {
  var result = ""
  for _ in 0..<count { result += text }
  return result
}

let suite = Suite {
  Case("A new form has no message and can't be submitted") { story in
    let signup = Signup()
    story.did("opened the form")
    story.saw("the button is enabled", signup.canSubmit)
    story.saw("the message", signup.message)
    story.saw("the name in the field", signup.name)
    story.saw("the address in the field", signup.email)
  }

  Case("A name and an address with @ are welcomed") { story in
    story.submitted("Ada", "ada@example.org")
    story.submitted("Grace Brewster Hopper", "grace@navy.example")
  }

  Case("An empty name is not enough") { story in
    story.submitted("", "ada@example.org")
  }

  Case("A name of spaces is an empty name") { story in
    story.submitted(" ", "ada@example.org")
    story.submitted("     ", "ada@example.org")
  }

  Case("One character is a name") { story in
    story.submitted("X", "x@example.org")
  }

  Case("The limit lies between 40 and 41 characters") { story in
    story.submitted(repeated("a", 39), "ada@example.org")
    story.submitted(repeated("a", 40), "ada@example.org")
    story.submitted(repeated("a", 41), "ada@example.org")
    story.submitted(repeated("a", 400), "ada@example.org")
  }

  Case("Spaces around a name don't count") { story in
    story.submitted("  " + repeated("b", 40) + "   ", "ada@example.org")
    story.submitted("  " + repeated("b", 41), "ada@example.org")
    story.submitted("   Ada ", "ada@example.org")
  }

  Case("Spaces inside a name count and stay") { story in
    story.submitted("Ada  King", "ada@example.org")
    story.submitted(repeated("a b ", 10) + "c", "ada@example.org")
    story.submitted(repeated("a b ", 9) + "abcd", "ada@example.org")
  }

  Case("Line breaks and tabs at the ends don't count") { story in
    story.submitted("Ada\n", "ada@example.org")
    story.submitted("\r\n\tAda", "ada@example.org")
    story.submitted("\n\n", "ada@example.org")
    story.submitted("\n" + repeated("n", 40) + "\n", "ada@example.org")
  }

  Case("An emoji counts as one character") { story in
    story.submitted(repeated("👩‍👩‍👧", 40), "ada@example.org")
    story.submitted(repeated("👩‍👩‍👧", 41), "ada@example.org")
    story.submitted("🇵🇪", "ada@example.org")
  }

  Case("A letter with a combining mark counts as one character") { story in
    story.submitted(repeated("e\u{301}", 40), "ada@example.org")
    story.submitted(repeated("e\u{301}", 41), "ada@example.org")
    story.submitted("Zoe\u{308}", "zoe@example.org")
  }

  Case("An address without @ is not enough") { story in
    story.submitted("Ada", "")
    story.submitted("Ada", "ada.example.org")
    story.submitted("Ada", "@")
    story.submitted("Ada", "ada@")
  }

  Case("Return in the last field can't get round the rule") { story in
    var signup = Signup()
    signup.name = "Ada"
    signup.email = "ada@example.org"
    story.typed("Ada", in: "Name")
    story.typed("ada@example.org", in: "E-mail")
    signup.submit()
    story.tapped("Join")
    story.saw("the message", signup.message)
    signup.name = repeated("z", 41)
    story.typed(signup.name, in: "Name")
    signup.submit()
    story.pressed("return in E-mail")
    story.saw("the button is enabled", signup.canSubmit)
    story.saw("the message", signup.message)
    signup.name = "Grace"
    signup.email = "grace"
    story.typed("Grace", in: "Name")
    story.typed("grace", in: "E-mail")
    signup.submit()
    story.pressed("return in E-mail")
    story.saw("the message", signup.message)
    signup.email = "grace@navy.example"
    story.typed("grace@navy.example", in: "E-mail")
    signup.submit()
    story.pressed("return in E-mail")
    story.saw("the message", signup.message)
  }

  Samples("The button and submit agree on any name", count: 200, of: .strings(upTo: 60)) {
    story, name in
    story.submitted(name, "ada@example.org")
  }
}
