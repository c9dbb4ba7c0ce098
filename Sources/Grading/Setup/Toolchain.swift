internal import FoundationEssentials
internal import Glibc

/// The Swift toolchain that compiles answers, and where its parts and the C library's are.
package struct Toolchain: Sendable, Equatable {
  /// Absolute path of the folder that holds `bin/swift-frontend`.
  package var root: String
  /// The processor, as Swift writes it: `x86_64`, `aarch64`.
  package var processor: String
  /// The newest of GCC's folders with the start and end files for linking.
  package var gccFolder: String
  /// Changes whenever the toolchain is another one.
  package var identity: String

  package var frontend: String { "\(root)/bin/swift-frontend" }
  package var linker: String { "\(root)/bin/lld" }
  package var symbolizer: String { "\(root)/bin/llvm-symbolizer" }
  package var target: String { "\(processor)-unknown-linux-gnu" }
  /// Debian's folder of libraries for this processor.
  package var systemLibraries: String { "/usr/lib/\(processor)-linux-gnu" }
  package var swiftLibraries: String { "\(root)/lib/swift/linux" }

  /// Finds the toolchain: the folder named by FORMLAB_TOOLCHAIN, else that of the first `swiftc` on the path.
  package static func find(environment: [String: String]) throws(GraderFault) -> Toolchain {
    var candidates: [String] = []
    if let named = environment["FORMLAB_TOOLCHAIN"], !named.isEmpty {
      candidates = [named]
    } else {
      for folder in (environment["PATH"] ?? "").split(separator: ":") {
        if let real = realPath("\(folder)/swiftc") {
          candidates.append(parent(of: parent(of: real)))
        }
      }
    }
    guard let root = candidates.first(where: { isExecutable("\($0)/bin/swift-frontend") }) else {
      throw .noToolchain(searched: candidates)
    }
    return try Toolchain(root: root)
  }

  package init(root: String) throws(GraderFault) {
    self.root = root
    #if arch(arm64)
      processor = "aarch64"
    #else
      processor = "x86_64"
    #endif
    guard isExecutable("\(root)/bin/swift-frontend"), isExecutable("\(root)/bin/lld") else {
      throw .noToolchain(searched: [root])
    }
    let versions = Toolchain.gccFolders(processor)
    guard let gcc = versions.last else { throw .noLinkerFiles }
    gccFolder = gcc
    identity = [fileStamp("\(root)/bin/swift-frontend"), fileStamp("\(root)/bin/lld"), gcc]
      .joined(separator: " ")
  }

  private static func gccFolders(_ processor: String) -> [String] {
    let folder = "/usr/lib/gcc/\(processor)-linux-gnu"
    return names(in: folder)
      .filter { isReadable("\(folder)/\($0)/crtbeginS.o") }
      .sorted { (Int($0) ?? 0) < (Int($1) ?? 0) }
      .map { "\(folder)/\($0)" }
  }
}
