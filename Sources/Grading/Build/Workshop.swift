internal import CourseFiles
internal import FormUICompile
internal import FoundationEssentials
internal import Glibc
internal import Jobs

/// Where answers are built and run: the toolchain, the sandbox, and the folders for it.
struct Workshop: Sendable {
  let toolchain: Toolchain
  let support: SupportFiles
  let sandbox: Sandbox
  /// Kept between runs: prepared exercises and the compiler's module cache.
  let cache: String
  let staged: StagedSupport
  /// Changes when anything that prepared things depend on changes.
  let identity: String
  let moduleCache: String

  init(_ configuration: GraderConfiguration) {
    toolchain = configuration.toolchain
    support = configuration.support
    sandbox = configuration.sandbox
    cache = configuration.cacheFolder
    staged = StagedSupport(support, cache: cache)
    identity = Digest.of([
      "formlab 4", toolchain.identity, support.identity, LearnerShim.text, sandbox.level.rawValue,
    ])
    moduleCache = "\(cache)/modules-\(Digest.of([identity]).prefix(16))"
  }

  /// Stands in for the process table of boxes that have none.
  var processTable: ProcessTable { ProcessTable(folder: "\(cache)/processes") }

  /// The box that the compiler and the linker run in.
  ///
  /// - Parameters:
  ///   - room: The folders of this build.
  ///   - prepared: The folder of the prepared exercise.
  ///   - warming: Whether the module cache is being filled, by trusted code only.
  /// - Returns: What the programs see.
  func buildBox(_ room: WorkRoom, prepared: String?, warming: Bool = false) -> Box {
    var mounts = [
      Box.Mount(toolchain.frontend, at: "/tc/bin/swift-frontend"),
      Box.Mount(toolchain.linker, at: "/tc/bin/ld.lld"),
      Box.Mount("\(toolchain.root)/lib/swift", at: "/tc/lib/swift"),
      Box.Mount("\(toolchain.root)/lib/clang", at: "/tc/lib/clang"),
      Box.Mount(
        "/usr/lib/\(toolchain.processor)-linux-gnu", at: "/usr/lib/\(toolchain.processor)-linux-gnu"
      ),
      Box.Mount(toolchain.gccFolder, at: toolchain.gccFolder),
      Box.Mount("/usr/include", at: "/usr/include"),
      Box.Mount(realPath("/bin/sh") ?? "/bin/sh", at: "/tc/bin/sh"),
      Box.Mount(moduleCache, at: "/mc", isWritable: warming),
      Box.Mount(staged.suiteModules, at: "/suite"),
      Box.Mount(staged.suiteArchive, at: "/lib-suite.a"),
      Box.Mount(room.input, at: "/in"),
      Box.Mount(room.output, at: "/out", isWritable: true),
    ]
    if isReadable("/usr/lib64") { mounts.append(Box.Mount("/usr/lib64", at: "/usr/lib64")) }
    if let prepared { mounts.append(Box.Mount(prepared, at: "/prepared")) }
    if staged.hasFormUI {
      mounts.append(Box.Mount(staged.formUIModules, at: "/formui"))
      mounts.append(Box.Mount(staged.formUIArchive, at: "/lib-formui.a"))
      mounts.append(Box.Mount(staged.libraries, at: "/lib-formui"))
    }
    if staged.hasMacros {
      mounts.append(Box.Mount(staged.macros, at: "/tc/bin/FormUIMacros"))
      // It looks for Swift's libraries where this computer has them, and the compiler starts it
      // without an environment that could say otherwise.
      mounts.append(Box.Mount(toolchain.swiftLibraries, at: toolchain.swiftLibraries))
    }
    var box = Box(
      mounts: mounts, filter: .compiler,
      environment: [
        "PATH": "/nonexistent", "HOME": "/nonexistent",
        "TMPDIR": sandbox.level == .bubblewrap ? "/tmp" : room.output,
        "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
      ],
      folder: sandbox.level == .bubblewrap ? "/in" : room.input)
    box.hasProcessTable = true
    box.scratch = ["/tmp": 256 << 20]
    return box
  }

  /// The places of a build box, as its programs see them.
  func places(in box: Box, _ room: WorkRoom, prepared: String?, exercise: Exercise?) -> BuildPlaces
  {
    func place(_ path: String) -> String { sandbox.place(of: path, in: box) }
    let swift = "\(toolchain.root)/lib/swift"
    var places = BuildPlaces(
      frontend: place(toolchain.frontend), linker: linkerPlace(in: box),
      shell: place(realPath("/bin/sh") ?? "/bin/sh"),
      target: toolchain.target, processor: toolchain.processor, resources: place(swift),
      swiftLibraries: place("\(swift)/linux"), systemLibraries: place(toolchain.systemLibraries),
      gcc: place(toolchain.gccFolder), moduleCache: place(moduleCache),
      suiteModules: place(staged.suiteModules),
      suiteArchive: place(staged.suiteArchive),
      formUIArchive: staged.hasFormUI ? place(staged.formUIArchive) : nil,
      formUILibrary: staged.hasFormUI ? place(staged.formUILibrary) : nil,
      runtimeLibraries: sandbox.level == .bubblewrap
        ? "/sw:/lib-formui" : "\(toolchain.swiftLibraries):\(staged.libraries)",
      input: place(room.input), output: place(room.output))
    places.prepared = prepared.map(place)
    if exercise?.given != nil {
      places.given = prepared.map { place("\($0)/given") } ?? "\(place(room.output))/given"
    }
    if exercise?.dialect == .swiftUI {
      places.shim = place(staged.shim)
      places.dialectOptions = [
        "-module-alias", "SwiftUI=FormUI", "-module-alias", "Combine=FormCombine",
        "-module-alias", "UIKit=FormUIKit", "-I", place(staged.formUIModules),
        // `@Observable` is a macro of the toolchain.
        "-plugin-path", place("\(swift)/host/plugins"),
      ]
      if staged.hasMacros {
        places.dialectOptions += [
          "-load-plugin-executable", "\(place(staged.macros))#FormUIMacros",
        ]
      }
    }
    return places
  }

  /// lld acts by the name that it is called by.
  private func linkerPlace(in box: Box) -> String {
    sandbox.level == .bubblewrap ? "/tc/bin/ld.lld" : "\(toolchain.root)/bin/ld.lld"
  }

  /// The box that an answer runs in: its program and the libraries, nothing else, nothing to write to.
  func runBox(program: String) -> Box {
    let system = toolchain.systemLibraries
    var mounts = [
      Box.Mount(system, at: system), Box.Mount(toolchain.swiftLibraries, at: "/sw"),
      Box.Mount(program, at: "/answer"),
    ]
    if staged.hasFormUI { mounts.append(Box.Mount(staged.libraries, at: "/lib-formui")) }
    if isReadable("/usr/lib64") { mounts.append(Box.Mount("/usr/lib64", at: "/usr/lib64")) }
    if sandbox.level == .bubblewrap {
      mounts.append(Box.Mount(processTable.folder, at: "/proc"))
    }
    return Box(
      mounts: mounts, filter: .answer,
      environment: [
        // Forms speak American English unless told otherwise, as they do on a new Mac.
        "SWIFT_BACKTRACE": "enable=no", "LC_ALL": "en_US.UTF-8", "MALLOC_ARENA_MAX": "2",
        "TZ": "UTC",
      ], folder: "/")
  }

  /// A job that runs a program of an answer with a private channel.
  ///
  /// - Parameters:
  ///   - program: Path of the program, a file of ours.
  ///   - limits: Its limits.
  ///   - variables: What its environment holds besides.
  /// - Returns: The job, not started.
  /// - Throws: Where the sandbox can't be made.
  func answerJob(
    _ program: String, limits: JobLimits, adding variables: [String: String] = [:]
  ) throws(JobError) -> Job {
    var box = runBox(program: program)
    box.environment.merge(variables) { $1 }
    var job = try sandbox.job(sandbox.place(of: program, in: box), [], in: box, limits: limits)
    job.hasChannel = true
    return job
  }

  static let compilerLimits = JobLimits(
    wallSeconds: 60, cpuSeconds: 15, memory: 2 << 30, fileSize: 128 << 20, openFiles: 256,
    processes: 256, stack: 8 << 20, outputBytes: 256 << 10)
}

/// The folders of one build.
///
/// They are gone when it goes.
final class WorkRoom: Sendable {
  /// Ours; the box reads it.
  let input: String
  /// The box writes it; never opened by path afterwards.
  let output: String
  /// Ours; what was checked lies here to be run.
  let checked: String
  private let folder: String

  init(in parent: String, user: UInt32?) throws(GraderFault) {
    try makeFolder(parent)
    folder = "\(parent)/work-\(getpid())-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
    input = "\(folder)/in"
    output = "\(folder)/out"
    checked = "\(folder)/checked"
    for path in [folder, input, output, checked, "\(output)/given"] { try makeFolder(path) }
    if let user { _ = unsafe chown(output, user, user) }
    if let user { _ = unsafe chown("\(output)/given", user, user) }
  }

  deinit {
    removeTree(folder)
  }

  func write(_ name: String, _ bytes: some Collection<UInt8>) throws(GraderFault) {
    try writeFile("\(input)/\(name)", bytes)
  }

  /// Bytes of a regular file that the box wrote; nil where there is none.
  func outcome(_ name: String, atMost most: Int = 64 << 20) -> [UInt8]? {
    readBeneath(output, name, atMost: most)
  }
}
