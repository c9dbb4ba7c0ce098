/// A value of front matter and where it stands in its file.
struct YAMLNode {
  /// What a value can be.
  enum Value {
    /// A scalar; `isPlain` where no quotes stand around it.
    case scalar(String, isPlain: Bool)
    case list([YAMLNode])
    /// The entries in the order of the file; no key comes twice.
    case mapping([YAMLEntry])
  }

  var value: Value
  var place: Place

  /// What the value is, for a message.
  var kind: String {
    switch value {
    case .scalar("", isPlain: true): "nothing"
    case .scalar(let text, _): "`\(text)`"
    case .list: "a list"
    case .mapping: "a group of keys"
    }
  }
}

/// One `key: value` of front matter.
struct YAMLEntry {
  var key: String
  var keyPlace: Place
  var value: YAMLNode
}
