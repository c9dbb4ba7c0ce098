import Foundation

/// Finds the previews that are linked into this program.
///
/// The compiler lays down a record for each conformance of a type to a protocol, in the order of the source. The records
/// of the program itself lie between two symbols that the linker makes. Their layout is part of Swift's stable ABI:
/// a relative pointer to a descriptor whose first two words point to the protocol and to the type.
@MainActor
enum ConformanceScan {
  /// The types of the program that conform to one of the protocols of previews.
  static var types: [Any.Type] {
    let wanted = [
      descriptor(of: (any _PreviewRegistration).self), descriptor(of: (any PreviewProvider).self),
    ].compactMap { $0 }
    return records.compactMap { record in
      wanted.contains(record.protocolDescriptor) ? record.type : nil
    }
  }

  /// The descriptor of the protocol of an existential type.
  private static func descriptor(of type: Any.Type) -> UnsafeRawPointer? {
    // Metadata of an existential: kind, flags, number of protocols, then the protocols.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: Int.self) == 0x303 else { return nil }
    let count = metadata.load(fromByteOffset: 12, as: UInt32.self)
    guard count == 1 else { return nil }
    return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  private static var records: [ConformanceRecord] {
    MetadataImages.conformances.flatMap { section in
      (0..<(section.length / 4)).compactMap { ConformanceRecord(section.start + $0 * 4) }
    }
  }
}

/// The sections of conformance records that the runtime has been told of.
@MainActor
enum MetadataImages {
  typealias Section = (start: UnsafeRawPointer, length: Int)

  private static var found: [Section] = []

  static var conformances: [Section] {
    typealias Visit = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool
    typealias Enumerate = @convention(c) (Visit, UnsafeMutableRawPointer?) -> Void
    found = []
    let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "swift_enumerateAllMetadataSections")
    guard let symbol else { return [] }
    let enumerate = unsafeBitCast(symbol, to: Enumerate.self)
    enumerate(
      { sections, _ in
        // Four words, then the ranges: protocols, conformances, ...; a range is its start and its length.
        let word = MemoryLayout<UInt>.size
        let start = sections.load(fromByteOffset: 6 * word, as: UnsafeRawPointer?.self)
        let length = sections.load(fromByteOffset: 7 * word, as: Int.self)
        MainActor.assumeIsolated {
          if let start, length > 0 { MetadataImages.found.append((start, length)) }
        }
        return true
      }, nil)
    return found
  }
}

/// One conformance record.
struct ConformanceRecord {
  let protocolDescriptor: UnsafeRawPointer
  private let typeDescriptor: UnsafeRawPointer

  init?(_ entry: UnsafeRawPointer) {
    let conformance = relative(entry)
    guard let descriptor = indirectable(conformance) else { return nil }
    // The kind of the reference to the type is in bits 3 to 5 of the flags: 0 and 1 are type descriptors.
    let kind = (conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3) & 7
    guard kind <= 1 else { return nil }
    let reference = relative(conformance + 4)
    typeDescriptor = kind == 0 ? reference : reference.load(as: UnsafeRawPointer.self)
    protocolDescriptor = descriptor
  }

  /// The type; nil for a generic one.
  var type: Any.Type? {
    let flags = typeDescriptor.load(as: UInt32.self)
    let isGeneric = flags & 0x80 != 0
    guard !isGeneric, (16...18).contains(flags & 0x1F) else { return nil }
    // The fourth word of a type's descriptor leads to the function that returns the metadata.
    typealias Accessor = @convention(thin) (Int) -> MetadataResponse
    let accessor = unsafeBitCast(relative(typeDescriptor + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0).metadata, to: Any.Type.self)
  }
}

/// What a metadata function returns: the metadata and its state.
struct MetadataResponse {
  let metadata: UnsafeRawPointer
  let state: Int
}

/// The place that a relative pointer leads to.
private func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
  place + Int(place.load(as: Int32.self))
}

/// The place that a relative pointer leads to; its lowest bit says that the place holds a pointer.
private func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
  let offset = place.load(as: Int32.self)
  if offset & 1 == 0 { return place + Int(offset) }
  return (place + Int(offset & ~1)).load(as: UnsafeRawPointer?.self)
}
