/// Command lines of the compiler and the linker, with the places as the box shows them.
struct CompilerCommand {
  let places: BuildPlaces

  /// The part that every call of the compiler shares; the module cache depends on it.
  private var common: [String] {
    [
      "-frontend", "-target", places.target, "-disable-objc-interop", "-swift-version", "6",
      "-Onone",
      "-module-cache-path", places.moduleCache, "-sdk", "/", "-resource-dir", places.resources,
      "-no-color-diagnostics", "-diagnostic-style", "llvm", "-gline-tables-only",
    ]
  }

  /// Bounds on the type checker, which hostile or unlucky expressions would keep busy for minutes.
  private let bounds = ["-solver-expression-time-threshold=3"]

  func given(_ source: String, out: String) -> [String] {
    common + places.dialectOptions + [
      "-c", source, "-parse-as-library", "-module-name", "Given", "-emit-module-path",
      "\(out)/Given.swiftmodule", "-o", "\(out)/Given.o",
    ]
  }

  /// - Parameters:
  ///   - source: The answer in its library form.
  ///   - object: Where its object goes.
  ///   - module: Where its module goes; nil where nobody asks for it.
  ///   - hasDemo: Whether demo lines stand in an unavailable function, of which no code is made.
  /// - Returns: The compiler's arguments.
  func answer(
    _ source: String, object: String, module: String?, hasDemo: Bool = false
  ) -> [String] {
    var words = common + bounds + answerOptions
    if hasDemo { words.append("-unavailable-decl-optimization=complete") }
    words += ["-c", source] + shim + ["-parse-as-library", "-enable-testing", "-o", object]
    if let module { words += ["-emit-module-path", module] }
    return words
  }

  /// Only looks for mistakes, in the answer as the learner wrote it, demo lines included.
  func checkScript(_ source: String) -> [String] {
    common + bounds + answerOptions + ["-typecheck", source]
  }

  /// The answer as a program of its own.
  func script(_ source: String, object: String) -> [String] {
    common + bounds + answerOptions + ["-c", source, "-o", object]
  }

  /// A file of SwiftUI with its entry appended, as a program.
  ///
  /// Public code is written for Swift 5, with regular expressions between slashes and DEBUG set as Xcode's previews have them.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - modules: What is imported besides what the file says.
  ///   - object: Where its object goes.
  /// - Returns: The compiler's arguments.
  func preview(_ source: String, importing modules: [String], object: String) -> [String] {
    (common + ["-enable-bare-slash-regex", "-D", "DEBUG"] + answerOptions + ["-c", source] + shim
      + modules.flatMap { ["-import-module", $0] } + ["-parse-as-library", "-o", object])
      .inLanguage(5)
  }

  private var shim: [String] { places.shim.map { [$0] } ?? [] }

  private var answerOptions: [String] {
    var words = ["-module-name", "Answer"]
    if let given = places.given { words += ["-I", given, "-import-module", "Given"] }
    return words + places.dialectOptions
  }

  func bridge(_ source: String, answer: String, out: String) -> [String] {
    common + places.dialectOptions + givenOptions + [
      "-c", source, "-parse-as-library", "-module-name", "Bridge", "-I", answer,
      "-emit-module-path", "\(out)/Bridge.swiftmodule", "-o", "\(out)/Bridge.o",
    ]
  }

  /// - Parameters:
  ///   - source: The suite with the lines that formlab adds.
  ///   - folders: Where the modules that it imports are.
  ///   - bridged: Whether it sees the answer through a bridge.
  ///   - object: Where its object goes.
  /// - Returns: The compiler's arguments.
  func suite(_ source: String, folders: [String], bridged: Bool, object: String) -> [String] {
    var words = common + places.dialectOptions + givenOptions
    words += ["-I", places.suiteModules]
    for folder in folders { words += ["-I", folder] }
    if bridged { words += ["-import-module", "Bridge"] }
    return words + [
      "-enable-upcoming-feature", "MemberImportVisibility", "-c", source, "-parse-as-library",
      "-module-name", "ExerciseSuite", "-o", object,
    ]
  }

  private var givenOptions: [String] {
    guard let given = places.given else { return [] }
    return ["-I", given, "-import-module", "Given"]
  }

  /// - Parameters:
  ///   - objects: What is linked, in order.
  ///   - program: Where the program goes.
  ///   - foundation: Whether Foundation may be needed.
  /// - Returns: The linker's arguments.
  func link(_ objects: [String], program: String, foundation: Bool) -> [String] {
    let loader =
      isARM ? "/lib/ld-linux-aarch64.so.1" : "/lib64/ld-linux-x86-64.so.2"
    // The old form of a run path also holds for what the program's libraries need.
    return linkStart + [
      "--threads=1", "-pie", "-dynamic-linker", loader, "--disable-new-dtags", "-rpath",
      places.runtimeLibraries,
      "-o", program, "\(places.systemLibraries)/Scrt1.o",
    ] + linkObjects + objects + linkLibraries(foundation: foundation)
  }

  /// The linker's arguments that turn FormUI's archive into a shared library, its own calls bound within it.
  func formUILibrary(_ library: String) -> [String] {
    linkStart + [
      "-shared", "-Bsymbolic", "--strip-debug", "-soname", "libFormUI.so", "-o", library,
    ]
      + linkObjects + ["--whole-archive", places.formUIArchive ?? "", "--no-whole-archive"]
      + linkLibraries(foundation: true)
  }

  private var isARM: Bool { places.target.hasPrefix("aarch64") }

  private var linkStart: [String] {
    [
      "--hash-style=gnu", "--eh-frame-hdr", "-m", isARM ? "aarch64linux" : "elf_x86_64",
      "-L\(places.swiftLibraries)", "-L\(places.gcc)", "-L\(places.systemLibraries)",
    ]
  }

  private var linkObjects: [String] {
    [
      "\(places.systemLibraries)/crti.o", "\(places.gcc)/crtbeginS.o",
      "\(places.swiftLibraries)/\(places.processor)/swiftrt.o",
    ]
  }

  private func linkLibraries(foundation: Bool) -> [String] {
    var words = ["--as-needed", "-lswiftSwiftOnoneSupport", "-lswiftCore", "-lswift_Concurrency"]
    words += [
      "-lswift_StringProcessing", "-lswift_RegexParser", "-lswiftSynchronization",
      "-lswiftObservation",
    ]
    words += ["-lswiftGlibc", "-lswiftDispatch", "-ldispatch", "-lBlocksRuntime"]
    if foundation {
      words += [
        "-lFoundation", "-lFoundationEssentials", "-lFoundationInternationalization",
        "-l_FoundationICU",
      ]
    }
    return words + [
      "-lm", "-lgcc", "-lgcc_s", "--no-as-needed", "-lc", "\(places.gcc)/crtendS.o",
      "\(places.systemLibraries)/crtn.o",
    ]
  }
}

/// Where things are, as the box shows them.
struct BuildPlaces {
  var frontend: String
  var linker: String
  var shell: String
  var target: String
  var processor: String
  var resources: String
  var swiftLibraries: String
  var systemLibraries: String
  var gcc: String
  var moduleCache: String
  /// The folder with the modules for suites.
  var suiteModules: String
  var suiteArchive: String
  var formUIArchive: String?
  var formUILibrary: String?
  /// Where the program finds Swift's libraries when it runs.
  var runtimeLibraries: String
  /// The folder with `Given.swiftmodule`; nil where nothing is given.
  var given: String?
  /// A second file of the answer's module, where the dialect has one.
  var shim: String?
  /// Options of the exercise's dialect.
  var dialectOptions: [String] = []
  /// Read only: what is compiled.
  var input: String
  /// Read only: what is prepared for the exercise.
  var prepared: String?
  /// What the compiler and linker write.
  var output: String
}
