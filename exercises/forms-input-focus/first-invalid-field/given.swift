/// The fields of the signup form, from top to bottom.
public enum Field: String, CaseIterable, Sendable {
  case name, email, password
}
