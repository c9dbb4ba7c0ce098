/// Walks a folder and the zip files in it, and notes what it passes over.
struct SubmissionSearch {
  private let access: FolderAccess
  /// What was passed over, with the reasons.
  private(set) var ignored: [Roster.Ignored] = []
  /// Files that may still be taken below the folder of the second level that is walked.
  private var budget = Int.max

  init(_ access: FolderAccess) { self.access = access }

  /// Walks a folder.
  ///
  /// - Parameters:
  ///   - components: the folder, as bytes below the root.
  ///   - path: the names shown for it.
  /// - Returns: what is in it.
  mutating func tree(of components: [[UInt8]], path: [String] = []) -> FolderTree {
    var tree = FolderTree(path: path)
    do throws(FolderAccess.Refusal) {
      for child in try access.children(of: components, limit: SearchLimits.names) {
        take(child.name, child.kind, in: components, into: &tree)
      }
    } catch {
      ignore(path, error.reason)
    }
    return tree
  }

  private mutating func take(
    _ name: [UInt8], _ kind: FolderAccess.Kind, in folder: [[UInt8]], into tree: inout FolderTree
  ) {
    let shown = NameRules.shown(name)
    let path = tree.path + [shown]
    if shown == ".git" { tree.isCheckout = true }
    if let reason = NameRules.ignoring(shown) { return ignore(path, reason) }
    if path.count <= 2 { budget = SearchLimits.filesPerStudent }
    guard budget > 0 else { return ignore(path, "there are too many files") }
    budget -= 1
    switch kind {
    case .folder where path.count > SearchLimits.depth: ignore(path, "it lies too deep")
    case .folder: tree.folders.append(self.tree(of: folder + [name], path: path))
    case .file: takeFile(folder + [name], path: path, into: &tree)
    case .symbolicLink: refuse(path, folder + [name], .symbolicLink, into: &tree)
    case .other: refuse(path, folder + [name], .notRegular, into: &tree)
    }
  }

  private func refuse(
    _ path: [String], _ components: [[UInt8]], _ refusal: FolderAccess.Refusal,
    into tree: inout FolderTree
  ) {
    tree.files.append(
      FoundFile(path: path, location: .file(components), refusal: refusal.reason))
  }

  private mutating func takeFile(
    _ components: [[UInt8]], path: [String], into tree: inout FolderTree
  ) {
    if isArchive(path) {
      tree.folders.append(archive(at: components, path: path))
    } else {
      tree.files.append(FoundFile(path: path, location: .file(components)))
    }
  }

  /// Lists a zip file as if it were a folder; a damaged one is an empty folder, and noted.
  mutating func archive(at components: [[UInt8]], path: [String]) -> FolderTree {
    do {
      let archive = try ZipArchive(descriptor: access.openFile(components).descriptor)
      return list(archive, path: path, limit: SearchLimits.names) {
        .member(archive: components, index: $0)
      }
    } catch let refusal as FolderAccess.Refusal {
      ignore(path, refusal.reason)
    } catch let damage as ZipArchive.Damage {
      ignore(path, damage.reason)
    } catch {
      ignore(path, "it can't be read")
    }
    return FolderTree(path: path)
  }

  private mutating func list(
    _ archive: ZipArchive, path: [String], limit: Int, location: (UInt64) -> AnswerLocation
  ) -> FolderTree {
    var tree = FolderTree(path: path)
    if archive.count > limit {
      ignore(path, "it has more than \(limit) members; the rest is not looked at")
    }
    var passedOver: Set<[String]> = []
    for member in archive.members(limit: limit) {
      let full = path + member.path
      if let reason = member.pathRefusal {
        ignore(full, reason)
      } else if let index = member.path.firstIndex(where: { NameRules.ignoring($0) != nil }) {
        let above = member.path[..<index]
        if member.path[index] == ".git" { tree.markCheckout(at: above) }
        // What lies in a folder that is passed over is one entry.
        guard passedOver.insert(Array(member.path[...index])).inserted else { continue }
        ignore(path + member.path[...index], NameRules.ignoring(member.path[index]) ?? "")
      } else if member.isFolder, member.refusal == nil {
        tree.makeFolder(at: member.path[...])
      } else if member.refusal == nil, isArchive(full) {
        let nested = nestedArchive(member, in: archive, path: full, at: location(member.index))
        tree.insert(nested, below: member.path.dropLast())
      } else {
        tree.insert(
          FoundFile(path: full, location: location(member.index), refusal: member.refusal),
          below: member.path.dropLast())
      }
    }
    return tree
  }

  private mutating func nestedArchive(
    _ member: ZipArchive.Member, in archive: ZipArchive, path: [String], at location: AnswerLocation
  ) -> FolderTree {
    guard case .member(let components, let outer) = location else {
      ignore(path, "zip files are looked into one level deep only")
      return FolderTree(path: path)
    }
    do throws(ZipArchive.Damage) {
      let bytes = try archive.read(member.index, limit: SearchLimits.nestedArchiveBytes)
      return list(try ZipArchive(bytes: bytes), path: path, limit: SearchLimits.filesPerStudent) {
        .nestedMember(archive: components, outer: outer, inner: $0)
      }
    } catch {
      ignore(path, error.reason)
      return FolderTree(path: path)
    }
  }

  private func isArchive(_ path: [String]) -> Bool {
    path.last?.lowercased().hasSuffix(".zip") ?? false
  }

  private mutating func ignore(_ path: [String], _ reason: String) {
    ignored.append(.init(path: path.joined(separator: "/"), reason: reason))
  }
}
