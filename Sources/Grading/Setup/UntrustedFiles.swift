internal import CJobs
internal import Glibc
internal import Jobs

/// Reads a regular file below a folder that an untrusted process could write to.
///
/// No link is followed.
func readBeneath(_ folder: String, _ name: String, atMost most: Int) -> [UInt8]? {
  let place = Descriptor(
    owning: unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW))
  guard place.number >= 0 else { return nil }
  var size: UInt64 = 0
  let number = unsafe formlab_open_regular(place.number, name, &size)
  guard number >= 0 else { return nil }
  let file = Descriptor(owning: number)
  guard size <= UInt64(most) else { return nil }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(Int(size))
  while case .bytes(let more) = file.read(atMost: 1 << 20) {
    bytes += more
    guard bytes.count <= most else { return nil }
  }
  return bytes
}

/// Removes a folder and all below it, however deep, without following links or running out of stack.
func removeTree(_ path: String) {
  unsafe formlab_remove_tree(path)
}
