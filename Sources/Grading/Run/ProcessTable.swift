internal import Glibc

/// What a program in the box finds in place of a process table.
///
/// libdispatch looks once a second at `/proc/<thread>/stat` of its workers to see whether they wait,
/// and ends the program where there is none: a program that uses tasks or queues would crash by
/// chance. A real table would show, and let be written, more than an answer may see. So the box gets
/// a folder in which every thread sleeps. Foundation asks it for the place of the program, to know the
/// main bundle, and the runtime for the program's arguments; both get what is in the box anyway.
struct ProcessTable {
  /// Path of the folder.
  let folder: String

  /// The highest number of a thread; numbers start anew in every box.
  private static let threads = 8192

  /// Makes the folder, unless it is there.
  func fill() throws(GraderFault) {
    guard !isReadable("\(folder)/\(Self.threads)/stat") else { return }
    let draft = "\(folder).\(getpid()).\(UInt32.random(in: 0...UInt32.max)).part"
    try makeFolder("\(draft)/thread")
    try writeFile("\(draft)/thread/stat", Array("1 (answer) S 0\n".utf8))
    for thread in 1...Self.threads {
      guard unsafe symlink("thread", "\(draft)/\(thread)") == 0 else {
        throw .cannotWrite(path: draft, error: errno)
      }
    }
    try makeFolder("\(draft)/self")
    try writeFile("\(draft)/self/cmdline", Array("/answer\0".utf8))
    guard unsafe symlink("/answer", "\(draft)/self/exe") == 0 else {
      throw .cannotWrite(path: draft, error: errno)
    }
    // Another formlab may have been faster; its table is as good.
    if unsafe rename(draft, folder) != 0 { removeTree(draft) }
  }
}
