// What the runtime's metadata says of a value. These are the entry points that the standard library's own
// Mirror is built on; they know nothing of a type's `customMirror` or conformances.

@_silgen_name("swift_reflectionMirror_count")
private func runtimeChildCount<T>(_ value: T, type: Any.Type) -> Int

private typealias NameFree = @convention(c) (UnsafePointer<CChar>?) -> Void

@_silgen_name("swift_reflectionMirror_subscript")
private func runtimeChild<T>(
  of value: T, type: Any.Type, index: Int,
  outName: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  outFreeFunc: UnsafeMutablePointer<NameFree?>
) -> Any

@_silgen_name("swift_reflectionMirror_displayStyle")
private func runtimeStyle<T>(_ value: T) -> CChar

@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

@_silgen_name("$ss14_getSuperclassyyXlXpSgyXlXpF")
private func runtimeSuperclass(_ type: AnyClass) -> AnyClass?

/// A value taken apart.
enum Structure {
  enum Style {
    case enumeration, tuple, structure, object, other
  }

  struct Child {
    var label: String?
    var value: Any
  }

  static func style(of value: Any) -> Style {
    switch UInt8(bitPattern: runtimeStyle(value)) {
    case UInt8(ascii: "e"): .enumeration
    case UInt8(ascii: "t"): .tuple
    case UInt8(ascii: "s"): .structure
    case UInt8(ascii: "c"): .object
    default: .other
    }
  }

  /// The name of the value's type, without its module.
  static func name(of value: Any) -> String {
    _typeName(type(of: value), qualified: false)
  }

  static func caseName(of value: Any) -> String? {
    func name<T>(_ value: T) -> String? {
      unsafe runtimeCaseName(value).map { unsafe String(cString: $0) }
    }
    return _openExistential(value, do: name)
  }

  static func children(of value: Any) -> [Child] {
    children(of: value, as: type(of: value))
  }

  /// Stored properties, those of the superclasses first.
  static func fieldsOfObject(_ value: Any) -> [Child] {
    var types: [AnyClass] = []
    var next: AnyClass? = type(of: value) as? AnyClass
    while let type = next {
      types.append(type)
      next = runtimeSuperclass(type)
    }
    return types.reversed().flatMap { children(of: value, as: $0) }
  }

  private static func children(of value: Any, as type: Any.Type) -> [Child] {
    (0..<runtimeChildCount(value, type: type)).map { index in
      var name: UnsafePointer<CChar>?
      var free: NameFree?
      let child = unsafe runtimeChild(
        of: value, type: type, index: index, outName: &name, outFreeFunc: &free)
      let label = unsafe name.map { unsafe String(cString: $0) }
      unsafe free?(name)
      return Child(label: label, value: child)
    }
  }
}
