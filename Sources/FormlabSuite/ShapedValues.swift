/// Types of the standard library that are written by what they hold, not by how they are stored.
///
/// The conformances are declared here, where no answer can see or replace them.
protocol ShapedValue {
  func encode(into encoder: inout ValueEncoder)
}

extension Optional: ShapedValue {
  func encode(into encoder: inout ValueEncoder) {
    switch self {
    case .none: encoder.write("nil")
    case .some(let wrapped):
      // A nil inside must not look like no value at all.
      if wrapped is any OptionalValue {
        encoder.encodeList(".some(", CollectionOfOne(wrapped as Any), ")")
      } else {
        encoder.encode(wrapped)
      }
    }
  }
}

private protocol OptionalValue {}
extension Optional: OptionalValue {}

extension Array: ShapedValue {
  func encode(into encoder: inout ValueEncoder) {
    encoder.encodeList("[", lazy.map { $0 as Any }, "]")
  }
}

extension ArraySlice: ShapedValue {
  func encode(into encoder: inout ValueEncoder) { Array(self).encode(into: &encoder) }
}

extension ContiguousArray: ShapedValue {
  func encode(into encoder: inout ValueEncoder) { Array(self).encode(into: &encoder) }
}

extension Set: ShapedValue {
  func encode(into encoder: inout ValueEncoder) {
    encoder.write("[" + map { encoded($0) }.sorted().joined(separator: ", ") + "]")
  }
}

extension Dictionary: ShapedValue {
  func encode(into encoder: inout ValueEncoder) {
    let pairs = map { "\(encoded($0.key)): \(encoded($0.value))" }.sorted()
    encoder.write(pairs.isEmpty ? "[:]" : "[" + pairs.joined(separator: ", ") + "]")
  }
}

extension Range: ShapedValue {
  func encode(into encoder: inout ValueEncoder) {
    encoder.encode(lowerBound)
    encoder.write("..<")
    encoder.encode(upperBound)
  }
}

extension ClosedRange: ShapedValue {
  func encode(into encoder: inout ValueEncoder) {
    encoder.encode(lowerBound)
    encoder.write("...")
    encoder.encode(upperBound)
  }
}

extension Result: ShapedValue {
  func encode(into encoder: inout ValueEncoder) {
    switch self {
    case .success(let value): encoder.encodeList(".success(", CollectionOfOne(value as Any), ")")
    case .failure(let error): encoder.encodeList(".failure(", CollectionOfOne(error as Any), ")")
    }
  }
}
