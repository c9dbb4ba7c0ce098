/// How much of a package is read: what is larger is refused, not read.
package struct PackageLimits: Hashable, Sendable {
  /// Bytes of the package file.
  package var file = 1 << 30
  /// Bytes of the collection, unpacked.
  package var collection = 1 << 30
  /// Bytes of one media file, unpacked.
  package var media = 64 << 20
  /// Bytes of all media files, unpacked.
  package var allMedia = 512 << 20
  /// Entries of the archive.
  package var entries = 100_000
  /// Steps of the database for one query, in millions of instructions.
  package var databaseMillions = 2_000

  /// The usual limits.
  package init() {}
}
