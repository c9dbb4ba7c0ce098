import FormlabSuite

extension FormlabSuite.Story {
  func predicted(_ step: Swift.Int) {
    let predictions = predictions()
    guard step <= predictions.count else {
      saw("the number of predictions", predictions.count)
      return
    }
    let screen = predictions[step - 1]
    saw("the focus", screen.focus)
    saw("whether Join is enabled", screen.joinIsEnabled)
    saw("the message", screen.message)
  }
}

let suite = Suite {
  Case("1. The form appears") { story in
    story.did("opened the form")
    story.predicted(1)
  }

  Case("2. Three spaces are typed") { story in
    story.typed("   ", in: "Name")
    story.predicted(2)
  }

  Case("3. A name is typed, and the return key is pressed") { story in
    story.typed("   Ada", in: "Name")
    story.pressed("return in Name")
    story.predicted(3)
  }

  Case("4. Half an address is typed, and Done is tapped") { story in
    story.typed("ada", in: "E-mail")
    story.tapped("Done")
    story.predicted(4)
  }

  Case("5. The address is tapped, and the return key is pressed") { story in
    story.tapped("E-mail")
    story.pressed("return in E-mail")
    story.predicted(5)
  }

  Case("6. The address is tapped and completed") { story in
    story.tapped("E-mail")
    story.typed("ada@example.org", in: "E-mail")
    story.predicted(6)
  }

  Case("7. Join is tapped") { story in
    story.tapped("Join")
    story.predicted(7)
  }

  Case("There is one prediction for each step") { story in
    story.saw("the number of predictions", predictions().count)
  }
}
