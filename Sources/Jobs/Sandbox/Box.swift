/// What a program in the sandbox sees.
package struct Box: Sendable {
  /// A file or folder of this machine.
  package struct Mount: Sendable {
    package var source: String
    /// Where the program finds it under bubblewrap; elsewhere it is found at its source.
    package var place: String
    package var isWritable = false

    package init(_ source: String, at place: String, isWritable: Bool = false) {
      self.source = source
      self.place = place
      self.isWritable = isWritable
    }
  }

  package var mounts: [Mount]
  /// Links of the box's own root: name and target.
  package var links: [String: String] = ["/lib": "usr/lib", "/lib64": "usr/lib64"]
  /// Places that are empty and kept in memory, with their size in bytes.
  package var scratch: [String: Int] = [:]
  /// Whether there is a process table; the compiler needs one, answers get none.
  package var hasProcessTable = false
  /// Which system calls are allowed.
  package var filter: SystemCallFilter
  package var environment: [String: String]
  /// The working folder, as the program sees it.
  package var folder: String

  package init(
    mounts: [Mount], filter: SystemCallFilter, environment: [String: String], folder: String
  ) {
    self.mounts = mounts
    self.filter = filter
    self.environment = environment
    self.folder = folder
  }
}
