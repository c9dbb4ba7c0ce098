internal import FormUICompile
internal import Glibc

/// Copies of the support files in the cache: each module in a folder of its own, so that a compile sees only
/// those it is meant to see, and in a place that every user can enter.
struct StagedSupport: Sendable {
  let folder: String
  let hasFormUI: Bool
  let hasMacros: Bool

  var suiteModules: String { "\(folder)/suite" }
  var formUIModules: String { "\(folder)/formui" }
  var suiteArchive: String { "\(folder)/libFormlabSuite.a" }
  var formUIArchive: String { "\(folder)/libFormUI.a" }
  /// The folder of `libFormUI.so`, which is linked from the archive.
  var libraries: String { "\(folder)/lib" }
  var formUILibrary: String { "\(libraries)/libFormUI.so" }
  var shim: String { "\(formUIModules)/\(LearnerShim.name)" }
  var macros: String { "\(folder)/FormUIMacros" }

  init(_ support: SupportFiles, cache: String) {
    let identity = Digest.of(["2", support.identity, LearnerShim.text])
    folder = "\(cache)/support-\(identity.prefix(16))"
    hasFormUI = support.formUIArchive != nil && isReadable("\(support.modules)/FormUI.swiftmodule")
    hasMacros = support.macros != nil
  }

  /// Makes the copies where they are not there yet.
  func make(from support: SupportFiles) throws(GraderFault) {
    guard !isReadable("\(folder)/complete") else { return }
    let draft = "\(folder).\(getpid()).\(UInt32.random(in: 0...UInt32.max)).part"
    defer { removeTree(draft) }
    for path in [draft, "\(draft)/suite", "\(draft)/formui", "\(draft)/lib"] {
      try makeFolder(path)
    }
    try copy(
      "\(support.modules)/FormlabSuite.swiftmodule", "\(draft)/suite/FormlabSuite.swiftmodule")
    try copy(support.suiteArchive, "\(draft)/libFormlabSuite.a")
    if hasFormUI, let archive = support.formUIArchive {
      // FormUI gives on what its stand-ins for Combine and UIKit declare.
      for module in ["FormUI", "FormCombine", "FormUIKit"] {
        let file = "\(module).swiftmodule"
        try copy("\(support.modules)/\(file)", "\(draft)/formui/\(file)")
      }
      try copy(archive, "\(draft)/libFormUI.a")
      try writeFile("\(draft)/formui/\(LearnerShim.name)", LearnerShim.text.utf8)
    }
    if let macros = support.macros { try copy(macros, "\(draft)/FormUIMacros", mode: 0o755) }
    try writeFile("\(draft)/complete", [])
    if unsafe rename(draft, folder) != 0, !isReadable("\(folder)/complete") {
      throw .cannotWrite(path: folder, error: errno)
    }
  }

  private func copy(_ from: String, _ to: String, mode: mode_t = 0o644) throws(GraderFault) {
    guard let bytes = readFile(from) else { throw .cannotRead(path: from, error: errno) }
    try writeFile(to, bytes, mode: mode)
  }
}
