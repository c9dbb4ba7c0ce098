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
  Case("Return in the password field ends the chain", hint: "Nothing comes after the last field.") { story in
    story.pressed("return in Password")
    story.saw("the next field", nextField(after: .password))
  }
  Samples("Any walk over the fields shows the same steps", count: 20, of: Generator.oneOf(Field.allCases).sequences(upTo: 6)) { story, fields in
    for field in fields {
      story.pressed("return in \(field)")
      story.saw("the next field", nextField(after: field))
    }
  }
}
