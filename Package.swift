// swift-tools-version: 6.2
// One section a target and its tests, from the bottom of the arrows to the top; one dependency a line.
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of the toolchain in use, found from FORMLAB_TOOLCHAIN or from the `swiftc` on the path.
let toolchain: String = {
  if let given = Context.environment["FORMLAB_TOOLCHAIN"], !given.isEmpty { return given }
  for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
    let compiler = URL(fileURLWithPath: "\(folder)/swiftc")
    guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
    return compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().path
  }
  return "/usr"
}()

/// SwiftSyntax as the toolchain ships it: shared libraries and modules for the compiler's host.
let syntaxFolder = "\(toolchain)/lib/swift/host"

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]

/// For targets that import SwiftSyntax or SwiftParser.
let syntax: [SwiftSetting] = strict + [.unsafeFlags(["-I", syntaxFolder])]
let linkSyntax: [LinkerSetting] = [
  .unsafeFlags(["-L", syntaxFolder, "-Xlinker", "-rpath", "-Xlinker", syntaxFolder])
]

/// For targets whose dependencies import SwiftSyntax.
let aboveSyntax: [SwiftSetting] = syntax

let package = Package(
  name: "formlab",
  products: [
    .executable(name: "formlab", targets: ["formlab"]),
    .library(name: "Recall", targets: ["Recall"]),
    .library(name: "FormlabSuite", type: .static, targets: ["FormlabSuite"]),
    .library(name: "FormUI", type: .static, targets: ["FormUI"]),
  ],
  targets: [
    // System libraries
    .systemLibrary(
      name: "CEditLine", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(name: "CTerminal"),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(
      name: "CMarkdown", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(
      name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CMessageDigest", providers: [.apt(["libmd-dev"])]),
    .systemLibrary(name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"])]),
    .systemLibrary(name: "CZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),

    // LineEditing: where lines of input come from
    .target(
      name: "LineEditing",
      dependencies: ["CEditLine", "CTerminal"],
      swiftSettings: strict),
    .testTarget(
      name: "LineEditingTests",
      dependencies: ["LineEditing", "FormlabTestSupport", "EditLineFixture"],
      swiftSettings: strict),
    .executableTarget(
      name: "EditLineFixture",
      dependencies: ["LineEditing"],
      path: "Tests/Fixtures/EditLineFixture",
      swiftSettings: strict),

    // TerminalText: what is written to the terminal
    .target(
      name: "TerminalText",
      dependencies: ["CTerminal", "CMarkdown"],
      swiftSettings: syntax,
      linkerSettings: linkSyntax),
    .testTarget(
      name: "TerminalTextTests",
      dependencies: ["TerminalText", "FormlabTestSupport"],
      exclude: ["Snapshots"],
      swiftSettings: aboveSyntax),

    // CourseFiles: lessons, exercises, questions and decks, read with line and column
    .target(
      name: "CourseFiles",
      dependencies: ["CYAML"],
      swiftSettings: strict),
    .testTarget(
      name: "CourseFilesTests",
      dependencies: ["CourseFiles", "Decks", "FormlabTestSupport"],
      swiftSettings: strict),

    // CourseBook: the course as a static site
    .target(
      name: "CourseBook",
      dependencies: ["CMarkdown", "CourseFiles"],
      swiftSettings: strict),
    .testTarget(
      name: "CourseBookTests",
      dependencies: ["CourseBook", "CourseFiles", "FormlabTestSupport"],
      swiftSettings: strict),

    // Record: the learner's journal
    .target(
      name: "Record",
      swiftSettings: strict),
    .executableTarget(
      name: "RecordFixture",
      dependencies: ["Record"],
      path: "Tests/RecordFixture",
      swiftSettings: strict),
    .testTarget(
      name: "RecordTests",
      dependencies: ["Record", "RecordFixture", "FormlabTestSupport"],
      swiftSettings: strict),

    // Recall: FSRS-6 and the queue
    .target(
      name: "Recall",
      swiftSettings: strict),
    .testTarget(
      name: "RecallTests",
      dependencies: ["Recall", "FormlabTestSupport"],
      resources: [.copy("Vectors")],
      swiftSettings: strict),

    // RecallBench: figures for bin/bench
    .executableTarget(
      name: "RecallBench",
      dependencies: ["Recall", "Record"],
      swiftSettings: strict),

    // Decks: cards in Markdown, and the formats of other card tools
    .target(
      name: "Decks",
      dependencies: ["Recall", "CSQLite", "CZstd", "CZip"],
      swiftSettings: strict),
    .testTarget(
      name: "DecksTests",
      dependencies: ["Decks", "FormlabTestSupport"],
      exclude: ["Scripts"],
      resources: [.copy("Anki")],
      swiftSettings: strict),

    // Jobs: child processes, limits, sandbox
    .target(name: "CJobs"),
    .target(
      name: "Jobs",
      dependencies: ["CJobs", "CSeccomp"],
      swiftSettings: strict),
    .testTarget(
      name: "JobsTests",
      dependencies: ["Jobs", "FormlabTestSupport"],
      swiftSettings: strict),

    // FormlabSuite: what a hidden suite imports
    .target(name: "CFormlabSuite"),
    .target(
      name: "FormlabSuite",
      dependencies: ["CFormlabSuite"],
      swiftSettings: strict),
    .testTarget(
      name: "FormlabSuiteTests",
      dependencies: ["FormlabSuite"],
      swiftSettings: strict),

    // FormUI: the headless SwiftUI
    .target(
      name: "FormCombine",
      swiftSettings: [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)]),
    .target(
      name: "FormUIKit",
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "CFormUI"),
    .target(
      name: "FormUI",
      dependencies: ["CFormUI", "FormCombine", "FormUIKit", "FormUIMacros"],
      // SwiftUI's nonisolated modifiers keep values for later use on the main actor; Swift 6 can't express that.
      swiftSettings: [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)]),
    .macro(
      name: "FormUIMacros",
      swiftSettings: strict),
    .testTarget(
      name: "FormUITests",
      dependencies: ["FormCombine", "FormUI", "FormUICompile", "FormlabTestSupport"],
      exclude: ["Forms", "Coverage/api-frequency.tsv"],
      swiftSettings: [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)]),

    // FormUICompile: how a learner's SwiftUI file is compiled
    .target(
      name: "FormUICompile",
      resources: [.embedInCode("Shim/LearnerShim.swift.txt")],
      swiftSettings: strict),
    .testTarget(
      name: "FormUICompileTests",
      dependencies: ["FormUICompile"],
      swiftSettings: strict),

    // MessageDigest: hashes
    .target(
      name: "MessageDigest",
      dependencies: ["CMessageDigest"],
      swiftSettings: strict),
    .testTarget(
      name: "MessageDigestTests",
      dependencies: ["MessageDigest"],
      swiftSettings: strict),

    // Grading: from an answer to a verdict
    .target(
      name: "Grading",
      dependencies: ["CourseFiles", "FormUICompile", "Jobs", "MessageDigest"],
      swiftSettings: syntax,
      linkerSettings: linkSyntax),
    .testTarget(
      name: "GradingTests",
      dependencies: ["CourseFiles", "FormlabSuite", "Grading", "Jobs", "FormlabTestSupport"],
      resources: [.copy("Attacks"), .copy("Fixtures"), .copy("MoreAttacks")],
      swiftSettings: aboveSyntax),

    // GradingBench: figures for bin/bench
    .executableTarget(
      name: "GradingBench",
      dependencies: ["CourseFiles", "Grading", "Jobs"],
      swiftSettings: aboveSyntax),

    // FormUIBench: figures for bin/bench
    .executableTarget(
      name: "FormUIBench",
      dependencies: ["FormUI"],
      swiftSettings: [.treatAllWarnings(as: .error)]),

    // Authoring: scaffold, verify, mutants
    .target(
      name: "Authoring",
      dependencies: ["CourseFiles", "Decks", "Grading", "Jobs"],
      swiftSettings: syntax,
      linkerSettings: linkSyntax),
    .testTarget(
      name: "AuthoringTests",
      dependencies: ["Authoring", "FormlabTestSupport"],
      exclude: ["Fixtures"],
      swiftSettings: aboveSyntax),

    // ClassGrading: a class judged
    .target(
      name: "ClassGrading",
      dependencies: ["CourseFiles", "Grading", "MessageDigest", "CZip"],
      swiftSettings: aboveSyntax),
    .testTarget(
      name: "ClassGradingTests",
      dependencies: [
        "ClassFixtures", "ClassGrading", "CourseFiles", "CZip", "FormlabTestSupport", "Grading",
      ],
      resources: [.copy("Schemas")],
      swiftSettings: aboveSyntax),
    .target(
      name: "ClassFixtures",
      path: "Tests/ClassFixtures",
      swiftSettings: strict),
    .executableTarget(
      name: "MakeClass",
      dependencies: ["ClassFixtures"],
      path: "Tests/MakeClass",
      swiftSettings: strict),

    // ShellCommands: the commands and the lesson flow
    .target(
      name: "ShellCommands",
      dependencies: [
        "Authoring",
        "CTerminal",
        "ClassGrading",
        "CourseBook",
        "CourseFiles",
        "Decks",
        "FormUICompile",
        "Grading",
        "Jobs",
        "LineEditing",
        "Recall",
        "Record",
        "TerminalText",
      ],
      swiftSettings: aboveSyntax),
    .testTarget(
      name: "ShellCommandsTests",
      dependencies: ["ShellCommands", "Decks", "Recall", "TerminalText", "FormlabTestSupport"],
      exclude: ["Help/Snapshots"],
      swiftSettings: aboveSyntax),

    // formlab: arguments, wiring, exit status
    .executableTarget(
      name: "formlab",
      dependencies: ["ShellCommands"],
      swiftSettings: aboveSyntax),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["ClassFixtures", "FormlabTestSupport"],
      swiftSettings: strict),

    // FormlabTestSupport: fakes, pseudo-terminal, snapshots; imported by tests only
    .target(
      name: "FormlabTestSupport",
      dependencies: ["CTerminal"],
      path: "Tests/FormlabTestSupport",
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
