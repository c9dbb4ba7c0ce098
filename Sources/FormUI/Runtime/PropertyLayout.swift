@_spi(Reflection) @preconcurrency import Swift

/// Where the property wrappers lie inside a view type.
///
/// Found once for each type by the runtime's field description. Storage is installed in a copy of the view, so that one
/// value used at two places has two states.
@MainActor
struct PropertyLayout {
  private struct Field {
    let offset: Int
    let install: @MainActor (UnsafeMutableRawPointer, _Node, Int) -> Void
  }

  private let fields: [Field]

  private static var known: [ObjectIdentifier: PropertyLayout] = [:]

  /// Gives the property wrappers of a value their storage at a node.
  static func install<V>(into value: inout V, of node: _Node) {
    let layout = layout(of: V.self)
    guard !layout.fields.isEmpty else { return }
    if node.slots.count != layout.fields.count {
      node.slots = Array(repeating: nil, count: layout.fields.count)
    }
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for (index, field) in layout.fields.enumerated() {
        field.install(base + field.offset, node, index)
      }
    }
  }

  private static func layout(of type: Any.Type) -> PropertyLayout {
    let id = ObjectIdentifier(type)
    if let layout = known[id] { return layout }
    var fields: [Field] = []
    collect(type, offset: 0, into: &fields)
    let layout = PropertyLayout(fields: fields)
    known[id] = layout
    return layout
  }

  private static func collect(_ type: Any.Type, offset: Int, into fields: inout [Field]) {
    guard !(type is AnyClass) else { return }
    var found: [(Int, Any.Type)] = []
    _ = _forEachField(of: type, options: [_EachFieldOptions(rawValue: 1 << 1)]) {
      _, fieldOffset, fieldType, _ in
      found.append((offset + fieldOffset, fieldType))
      return true
    }
    for (offset, type) in found {
      if let stored = type as? any StoredProperty.Type {
        fields.append(installing(stored, at: offset))
      } else if let holder = type as? any PropertyHolder.Type {
        collect(holder.heldType, offset: offset, into: &fields)
      } else if let dynamic = type as? any DynamicProperty.Type {
        collect(type, offset: offset, into: &fields)
        fields.append(updating(dynamic, at: offset))
      }
    }
  }

  private static func installing<P: StoredProperty>(_ type: P.Type, at offset: Int) -> Field {
    Field(offset: offset) { pointer, node, index in
      var slot = node.slots[index]
      pointer.assumingMemoryBound(to: P.self).pointee.install(into: &slot, of: node)
      node.slots[index] = slot
    }
  }

  private static func updating<P: DynamicProperty>(_ type: P.Type, at offset: Int) -> Field {
    Field(offset: offset) { pointer, _, _ in
      pointer.assumingMemoryBound(to: P.self).pointee.update()
    }
  }
}

/// A property wrapper of this module that has storage in the tree.
@MainActor
protocol StoredProperty: DynamicProperty {
  mutating func install(into slot: inout AnyObject?, of node: _Node)
}

/// Storage that wants to know when its node leaves the tree.
@MainActor
protocol SlotStorage: AnyObject {
  func unmounted()
}

/// A field whose value is searched for property wrappers although it is none itself.
protocol PropertyHolder {
  static var heldType: Any.Type { get }
}

/// A modifier or style whose property wrappers belong to the view that holds it.
struct Held<Value>: PropertyHolder {
  var value: Value

  static var heldType: Any.Type { Value.self }
}
