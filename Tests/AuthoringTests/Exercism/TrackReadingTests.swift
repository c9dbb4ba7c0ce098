import CourseFiles
import FormlabTestSupport
import Foundation
import Testing

@testable import Authoring

@Suite struct TrackReadingTests {
  static let track = Golden.fixtures + "/track"

  static func read(_ path: String) throws -> TrackExercise {
    try TrackExerciseReader(slug: "slug", folder: "\(track)/exercises/\(path)").read()
  }

  @Test func `finds modules, tests, example and language`() throws {
    let exercise = try Self.read("practice/checkout")
    #expect(exercise.modules.map(\.name) == ["Checkout"])
    #expect(exercise.tests.map(\.name) == ["CheckoutTests"])
    #expect(exercise.languageVersion == 6)
    #expect(
      exercise.modules[0].files.map { $0.path.split(separator: "/").last } == [
        "Cart.swift", "Discount.swift", "Item.swift",
      ])
    #expect(
      exercise.withExample().modules[0].files.map { $0.path.split(separator: "/").last } == [
        "Item.swift", "CartExample.swift", "DiscountExample.swift",
      ])
    #expect(try Self.read("practice/initials").languageVersion == 5)
    #expect(try Self.read("concept/name-badge").example.count == 1)
  }

  @Test func `lists a track's exercises`() {
    #expect(
      TrackLayout.folders(in: Self.track).map { TextFiles.parts(of: $0).last } == [
        "name-badge", "checkout", "deadline", "initials", "welcome",
      ])
  }

  @Test func `reads manifests of many forms`() throws {
    let manifest = try #require(
      PackageManifest.read(
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "two-fer", platforms: [.macOS(.v13)],
          dependencies: [
            .package(url: "https://example.org/apple/swift-numerics.git", from: "1.0.0"),
            .package(path: "../Shared"),
          ],
          targets: [
            .target(name: "Core", path: "Code/Core"),
            .target(
              name: "TwoFer",
              dependencies: ["Core", .product(name: "Numerics", package: "swift-numerics"), .target(name: "Core")]),
            .testTarget(name: "TwoFerTests", dependencies: ["TwoFer"]),
          ],
          swiftLanguageModes: [.v6]
        )
        """))
    #expect(manifest.name == "two-fer")
    #expect(manifest.languageVersion == 6)
    #expect(manifest.packages == ["swift-numerics", "Shared"])
    #expect(manifest.targets.map(\.name) == ["Core", "TwoFer", "TwoFerTests"])
    #expect(manifest.targets[0].path == "Code/Core")
    #expect(manifest.targets[1].dependencies == ["Core", "Numerics", "Core"])
    #expect(manifest.targets.map(\.isTest) == [false, false, true])
  }

  @Test(arguments: [
    ("Package.swift", nil, "This file is missing."),
    ("Package.swift", "let a = 1", "This manifest declares no package."),
    (".meta/config.json", "{", "This is no configuration of an exercise that can be read."),
    (
      "Package.swift",
      "let package = Package(name: \"A\", targets: [.target(name: \"B\"), .target(name: \"A\")])",
      "The manifest's target `B` has no folder."
    ),
  ])
  func `says what is wrong`(file: String, text: String?, message: String) throws {
    let folder = try TemporaryFolder()
    let good = "let package = Package(name: \"A\", targets: [.target(name: \"A\")])"
    try folder.write(good, to: "Package.swift")
    try folder.write("let a = 1", to: "Sources/A/A.swift")
    if let text {
      try folder.write(text, to: file)
    } else {
      try FileManager.default.removeItem(atPath: folder.file(file))
    }
    #expect {
      try TrackExerciseReader(slug: "a", folder: folder.path).read()
    } throws: { error in
      (error as? CourseProblem)?.message == message
    }
  }

  @Test func `reads a test's code and task`() throws {
    let exercise = try Self.read("concept/name-badge")
    let codes = TestCodeReader(exercise.tests.flatMap(\.files))
    let code = codes.code(of: "testRoom()", file: "NameBadgeTests.swift", line: 22)
    #expect(code == "let first = try #require(room(of: [3, 1, 2]))\n#expect(first == 1)")
    #expect(codes.task(of: "testNoNumber()", file: "NameBadgeTests.swift", line: 14) == 1)
    #expect(codes.task(of: "testRoom()", file: "NameBadgeTests.swift", line: 22) == 2)
  }
}
