func initials(of name: String) -> String {
  name.split(separator: " ").compactMap { $0.first }.map { $0.uppercased() }.joined()
}
