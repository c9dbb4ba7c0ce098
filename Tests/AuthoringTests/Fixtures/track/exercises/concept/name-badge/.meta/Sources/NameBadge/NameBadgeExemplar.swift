func badge(id: Int?, name: String) -> String {
  guard let id else { return name }
  return "[\(id)] - \(name)"
}

func room(of ids: [Int]) -> Int? {
  ids.min()
}
