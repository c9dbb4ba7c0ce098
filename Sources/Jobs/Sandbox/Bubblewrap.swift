/// The command line of bubblewrap.
///
/// All places are siblings on the box's own root: a mount below a folder that an untrusted process can
/// write to would let it lead bubblewrap elsewhere (CVE-2026-87766).
enum Bubblewrap {
  static func arguments(for box: Box, without missing: Set<Protection> = []) -> [String] {
    var words = [
      "--unshare-user", "--unshare-all", "--die-with-parent", "--new-session", "--clearenv",
      "--cap-drop", "ALL", "--disable-userns", "--uid", "65534", "--gid", "65534",
      "--hostname", "sandbox",
    ]
    if missing.contains(.ownNetwork) { words.append("--share-net") }
    if !missing.contains(.callFilter) { words += ["--seccomp", "9"] }
    for (name, value) in box.environment.sorted(by: { $0.key < $1.key }) {
      words += ["--setenv", name, value]
    }
    for mount in box.mounts {
      words += [mount.isWritable ? "--bind" : "--ro-bind", mount.source, mount.place]
    }
    for (place, target) in box.links.sorted(by: { $0.key < $1.key }) {
      words += ["--symlink", target, place]
    }
    if box.hasProcessTable { words += ["--proc", "/proc"] }
    let isReadOnly = !missing.contains(.readOnlyPlaces)
    words += ["--dev", "/dev"] + (isReadOnly ? ["--remount-ro", "/dev"] : [])
    for (place, size) in box.scratch.sorted(by: { $0.key < $1.key }) {
      words += ["--size", String(size), "--tmpfs", place]
    }
    return words + (isReadOnly ? ["--remount-ro", "/"] : []) + ["--chdir", box.folder]
  }
}
