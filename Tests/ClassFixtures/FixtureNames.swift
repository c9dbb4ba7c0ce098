/// Names of a class, each once.
struct FixtureNames {
  private static let given = [
    "Ada", "Ali", "Amélie", "Anna-Lena", "Björn", "Chidi", "Dīna", "Eun-ji", "Fatima", "Grace",
    "Håkon",
    "Ingrid", "Jürgen", "Kwame", "Lúcia", "Mei", "Nils", "Oksana", "Priya", "Quentin", "Rosa",
    "Siobhán",
    "Tomáš", "Uma", "Vera", "Wanjiru", "Ximena", "Yusuf", "Zoë",
  ]
  private static let family = [
    "Achebe", "Bergström", "Castillo", "Dvořák", "El-Sayed", "Fischer", "García", "Hoffmann", "Ito",
    "Jensen",
    "Kovács", "Lindqvist", "Müller", "Nguyen", "O'Brien", "Park", "Quispe", "Rossi", "Šimić",
    "Tanaka",
    "Ueda", "van der Berg", "Wójcik", "Xu", "Yılmaz", "Zhang",
  ]

  let names: [String]

  init(count: Int, using numbers: inout FixtureNumbers) {
    var all: [String] = []
    for round in 0... where all.count < count {
      let suffix = round == 0 ? "" : " \(round + 1)"
      all += Self.given.flatMap { first in Self.family.map { "\(first) \($0)\(suffix)" } }
        .shuffled(using: &numbers)
      if all.count >= count { break }
    }
    names = Array(all.prefix(count))
  }
}
