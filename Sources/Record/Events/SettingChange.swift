/// A setting was given a value, or its default again.
package struct SettingChange: Hashable, Codable, Sendable {
  /// The setting's name.
  package var name: String
  /// The value; nil for the default.
  package var value: SettingValue?

  /// Makes the payload.
  package init(name: String, value: SettingValue?) {
    self.name = name
    self.value = value
  }
}

/// The value of a setting.
package enum SettingValue: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case numbers([Double])
}

extension SettingValue: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .numbers(try container.decode([Double].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .numbers(let numbers): try container.encode(numbers)
    }
  }
}
