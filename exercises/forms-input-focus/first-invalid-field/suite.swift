import FormlabSuite

extension FormlabSuite.Story {
  func submitted(_ form: inout SignupForm) {
    tapped("Sign up")
    saw("whether it was sent", form.submit())
    saw("the focus", form.focus)
    saw("the attempt is marked", form.attemptedSubmit)
    saw("the first field with an error", form.firstInvalidField)
  }

  func looked(at form: SignupForm) {
    saw("the error of the name", form.error(for: .name))
    saw("the error of the address", form.error(for: .email))
    saw("the error of the password", form.error(for: .password))
    saw("the first field with an error", form.firstInvalidField)
    saw("the attempt is marked", form.attemptedSubmit)
    saw("the focus", form.focus)
    saw("what the fields hold", [form.name, form.email, form.password])
  }
}

let suite = Suite {
  Case("A new form is judged, but nothing is marked or moved") { story in
    story.did("opened the form")
    story.looked(at: SignupForm())
  }

  Case("Submitting an empty form leads to the name") { story in
    var form = SignupForm()
    story.submitted(&form)
  }

  Case("With a good name, submit leads to the address") { story in
    var form = SignupForm()
    form.name = "Ada"
    story.typed("Ada", in: "Name")
    story.submitted(&form)
  }

  Case("With only the password wrong, submit leads to the password") { story in
    var form = SignupForm()
    form.name = "Ada"
    form.email = "ada@example.org"
    form.password = "catapul"
    form.focus = .name
    story.typed("Ada", in: "Name")
    story.typed("ada@example.org", in: "E-mail")
    story.typed("catapul", in: "Password")
    story.submitted(&form)
  }

  Case("Of two wrong fields, submit leads to the upper one") { story in
    var form = SignupForm()
    form.email = "ada@example.org"
    form.focus = .password
    story.typed("ada@example.org", in: "E-mail")
    story.tapped("the password field")
    story.submitted(&form)
  }

  Case("A right form is sent, marked as tried, and the keyboard goes away") { story in
    var form = SignupForm()
    form.name = "Ada"
    form.email = "ada@example.org"
    form.password = "catapult"
    form.focus = .password
    story.typed("Ada", in: "Name")
    story.typed("ada@example.org", in: "E-mail")
    story.typed("catapult", in: "Password")
    story.submitted(&form)
  }

  Case("Fields are repaired one after the other, each submit leading to the next") { story in
    var form = SignupForm()
    story.submitted(&form)
    form.name = "Ada"
    story.typed("Ada", in: "Name")
    story.submitted(&form)
    form.email = "ada@example.org"
    story.typed("ada@example.org", in: "E-mail")
    story.submitted(&form)
    form.password = "catapult"
    story.typed("catapult", in: "Password")
    story.submitted(&form)
    form.name = ""
    story.did("emptied the name")
    story.submitted(&form)
  }

  Samples(
    "Every combination of right and wrong fields leads to the topmost wrong one", count: 96,
    of: moments
  ) {
    story, moment in
    var form = SignupForm()
    form.name = moment.name
    form.email = moment.email
    form.password = moment.password
    form.focus = moment.focus
    story.typed(moment.name, in: "Name")
    story.typed(moment.email, in: "E-mail")
    story.typed(moment.password, in: "Password")
    story.looked(at: form)
    story.submitted(&form)
  }
}

/// Two names, three addresses, four passwords, four places of the focus: 96 moments.
let moments = Generator { chance in
  let number = Swift.Int(chance.growth * 95 + 0.5)
  let places: [Field?] = [.name, .email, .password, nil]
  return (
    name: ["", "Grace"][number % 2], email: ["", "grace", "grace@navy.example"][number / 2 % 3],
    password: ["", "7 chars", "8 chars!", "more than 8"][number / 6 % 4], focus: places[number / 24]
  )
}
