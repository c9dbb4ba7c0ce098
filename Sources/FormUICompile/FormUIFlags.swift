/// How a learner's `import SwiftUI` file is compiled against the headless module.
package struct FormUIFlags {
  /// The folder with the modules `FormUI`, `FormCombine`, `FormUIKit`.
  package let modules: String
  /// The program behind `#Preview`, `@Previewable` and `@Entry`.
  package let plugin: String

  /// Takes the folder of modules and the path of the plug-in.
  package init(modules: String, plugin: String) {
    self.modules = modules
    self.plugin = plugin
  }

  /// Arguments of `swiftc` and of `swift-frontend` alike.
  ///
  /// Public code is written for Swift 5; `-swift-version 6` works too when the file does.
  package var arguments: [String] {
    [
      "-module-alias", "SwiftUI=FormUI", "-module-alias", "Combine=FormCombine",
      "-module-alias", "UIKit=FormUIKit", "-I", modules,
      "-load-plugin-executable", "\(plugin)#FormUIMacros",
    ]
  }

  /// Whether a file needs these arguments.
  package static func isNeeded(for source: String) -> Bool {
    SourceLines(source).code.contains { line in
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count else {
        return false
      }
      return ["SwiftUI", "Combine", "UIKit"].contains { words[index + 1] == $0 }
    }
  }
}
