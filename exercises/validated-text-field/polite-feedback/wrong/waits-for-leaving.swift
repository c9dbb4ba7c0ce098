// fails: A message goes at the keystroke that repairs the text
// say: Your message stays until the field is left again, although the text has long been right.
//   Typing may take a message away: do it as soon as the validator has nothing to say.
struct PoliteFeedback {
  private(set) var message: String?

  mutating func fieldLostFocus(text: String, validate: (String) -> String?) {
    message = validate(text)
  }

  mutating func textChanged(text: String, validate: (String) -> String?) {

  }
}
