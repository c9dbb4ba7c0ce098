import FormlabSuite

let suite = Suite {
  Case("Return in the name field leads to the email field") { story in
    story.pressed("return in Name")
    story.saw("the next field", nextField(after: .name))
  }

  Case("Return in the email field leads to the password field") { story in
    story.pressed("return in Email")
    story.saw("the next field", nextField(after: .email))
  }

  Case("Return in the last field leads nowhere, and the keyboard goes away") { story in
    story.pressed("return in Password")
    story.saw("the next field", nextField(after: .password))
  }

  Case("The whole chain is walked from the top, and it ends") { story in
    var focus: Field? = .name
    for _ in 1...5 {
      guard let field = focus else { break }
      story.pressed("return")
      focus = nextField(after: field)
      story.saw("the focus", focus)
    }
  }

  Case("The answer is the same, however often and in whatever order one asks") { story in
    for _ in 1...10 {
      for field: Field in [.password, .name, .name, .email, .password, .email] {
        story.saw("the next field", nextField(after: field))
      }
    }
  }
}
