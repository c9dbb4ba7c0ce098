func welcome(_ name: String? = nil) -> String {
  guard let name, !name.isEmpty else { return "Welcome!" }
  return "Welcome, \(name)!"
}
