import Glibc
import Synchronization

/// Reads answers where a search found them.
///
/// The archive read last stays open, so that a class in one zip file is not listed anew for each answer.
package final class AnswerReader: Sendable {
  /// Why an answer can't be read; half a sentence.
  package struct Unreadable: Error, Sendable, Equatable {
    package var reason: String

    package init(reason: String) { self.reason = reason }
  }

  /// The key of an open archive: its path, and the member that it is of another one.
  private struct Key: Equatable {
    var path: [[UInt8]]
    var member: UInt64?
  }

  private struct Open: ~Copyable {
    var key: Key?
    var archive: ZipArchive?
  }

  let folder: FolderAccess
  private let open = Mutex(Open())

  package init(_ folder: FolderAccess) { self.folder = folder }

  /// Reads an answer whole.
  ///
  /// - Parameters:
  ///   - location: where it is.
  ///   - limit: bytes that it may have.
  /// - Returns: its bytes.
  /// - Throws: `Unreadable`.
  package func read(
    _ location: AnswerLocation, limit: Int = 1 << 20
  ) throws(Unreadable) -> [UInt8] {
    switch location {
    case .file(let path):
      do throws(FolderAccess.Refusal) { return try folder.read(path, limit: limit) } catch {
        throw Unreadable(reason: error.reason)
      }
    case .member(let path, let index):
      return try read(index, of: Key(path: path, member: nil), limit: limit)
    case .nestedMember(let path, let outer, let inner):
      return try read(inner, of: Key(path: path, member: outer), limit: limit)
    }
  }

  private func read(
    _ index: UInt64, of key: Key, limit: Int
  ) throws(Unreadable) -> [UInt8] {
    let result: Result<[UInt8], Unreadable> = open.withLock { open in
      do {
        if open.key != key {
          open.archive = nil
          open.key = nil
          open.archive = try openArchive(key)
          open.key = key
        }
        return .success(try open.archive?.read(index, limit: limit) ?? [])
      } catch let damage as ZipArchive.Damage {
        return .failure(Unreadable(reason: damage.reason))
      } catch let refusal as FolderAccess.Refusal {
        return .failure(Unreadable(reason: refusal.reason))
      } catch {
        return .failure(Unreadable(reason: "it can't be read"))
      }
    }
    return try result.get()
  }

  private func openArchive(_ key: Key) throws -> ZipArchive {
    let archive = try ZipArchive(descriptor: folder.openFile(key.path).descriptor)
    guard let member = key.member else { return archive }
    return try ZipArchive(bytes: archive.read(member, limit: SearchLimits.nestedArchiveBytes))
  }
}
