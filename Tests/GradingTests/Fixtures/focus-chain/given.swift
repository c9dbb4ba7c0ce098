/// The fields of the form, in the order in which they stand on the screen.
public enum Field: String, CaseIterable, Sendable {
  case name
  case email
  case password
}
