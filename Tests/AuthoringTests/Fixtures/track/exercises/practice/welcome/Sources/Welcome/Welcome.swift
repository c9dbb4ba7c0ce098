func welcome(_ name: String? = nil) -> String {
  // Write your code here.
}
