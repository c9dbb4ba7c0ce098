internal import Record

/// Folders of the learner's own in which decks are looked for besides formlab's.
///
/// Each is a setting of its own in the record, so that the folders of two machines that are merged are all kept.
struct AddedFolders {
  private static let prefix = "cards.folder:"

  /// Absolute paths, in the order of their names.
  let paths: [String]

  /// Reads them from the record.
  init(_ learner: Learner) {
    let state = learner.store.state
    paths = state.settingNames.filter {
      $0.hasPrefix(Self.prefix) && state.setting($0) == .flag(true)
    }.map { String($0.dropFirst(Self.prefix.count)) }
  }

  /// The event that adds a folder, or takes it out again.
  static func event(_ path: String, isAdded: Bool) -> Event {
    .settingChanged(SettingChange(name: prefix + path, value: isAdded ? .flag(true) : nil))
  }
}
