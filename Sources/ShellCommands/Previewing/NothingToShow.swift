internal import FoundationEssentials

/// What the host says where there is no view to show.
struct NothingToShow: Decodable {
  var error: String
  /// What could be shown.
  var views: [String]

  init?(_ line: String) {
    guard let said = try? JSONDecoder().decode(NothingToShow.self, from: Data(line.utf8)) else {
      return nil
    }
    self = said
  }
}
