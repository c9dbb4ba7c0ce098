import FormlabSuite
import SwiftUI

extension FormlabSuite.Story {
  func field(_ name: Swift.String) throws -> ControlState {
    let session = FormSession { AccountView() }
    did("opened the form")
    did("looked at \(name)")
    return try session.control(name)
  }
}

let suite = Suite {
  Case("E-mail: the keyboard has the keys of an address") { story in
    story.saw("the keyboard", try story.field("E-mail").keyboardType)
  }

  Case("E-mail: the content type says what it means") { story in
    story.saw("the content type", try story.field("E-mail").textContentType)
  }

  Case("E-mail: no capitals come by themselves") { story in
    story.saw("the capitals", try story.field("E-mail").input?.autocapitalization)
  }

  Case("E-mail: nothing is corrected") { story in
    story.saw("whether correction is off", try story.field("E-mail").input?.autocorrectionDisabled)
  }

  Case("New password: the content type lets a strong one be offered") { story in
    story.saw("the content type", try story.field("New password").textContentType)
  }

  Case("New password: its characters stay hidden") { story in
    story.saw("the kind of field", try story.field("New password").kind)
  }

  Case("Code: the keyboard has digits only") { story in
    story.saw("the keyboard", try story.field("Code").keyboardType)
  }

  Case("Code: the content type offers the code from a message") { story in
    story.saw("the content type", try story.field("Code").textContentType)
  }

  Case("The return key says next, next and done") { story in
    for name in ["E-mail", "New password", "Code"] {
      story.saw("the caption in \(name)", try story.field(name).submitLabel)
    }
  }

  Case("The fields hold what is typed into them") { story in
    let session = FormSession { AccountView() }
    session.onStep = { story.did($0) }
    for (text, name) in [
      ("ada@example.org", "E-mail"), ("catapult", "New password"), ("123456", "Code"),
    ] {
      try session.type(text, into: name)
      story.saw("the text of \(name)", try session.control(name).value)
    }
  }
}
