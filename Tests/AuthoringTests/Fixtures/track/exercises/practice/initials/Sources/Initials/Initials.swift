func initials(of name: String) -> String {
  return ""
}
