/// What Apple's modules have where they are imported and Swift on Linux keeps elsewhere.
package enum AppleModules {
  /// Modules of Apple's whose declarations, as far as forms use them, come with `import SwiftUI` here.
  package static let contained: Set<String> = [
    "CoreGraphics", "OSLog", "QuartzCore", "UniformTypeIdentifiers", "os",
  ]

  /// Modules that a file needs though it doesn't import them: `Foundation` has networking on Apple's systems.
  package static func hidden(in text: String) -> [String] {
    let words = [
      "URLSession", "URLRequest", "URLResponse", "URLCredential", "URLCache", "HTTPCookie",
    ]
    return words.contains { text.contains($0) } ? ["FoundationNetworking"] : []
  }
}
