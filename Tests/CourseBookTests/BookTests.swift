import CourseBook
import CourseFiles
import FormlabTestSupport
import Foundation
import Testing

/// The project's own course as pages.
@Suite("The pages of the course")
struct BookTests {
  private static let files: [String: String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "exercises").path
    let course = CourseLoader(folder: folder).load().course
    let book = Book(
      course: course, highlight: { [CodePiece(text: $0, role: "keyword")] },
      previews: { sample in
        sample.dialect == .swiftUI
          ? Preview(text: "[ Name ]", svg: "<svg role=\"img\"><title>Name</title></svg>") : nil
      })
    return Dictionary(uniqueKeysWithValues: book.files().map { ($0.path, $0.text) })
  }()

  static let pages = files.keys.filter { $0.hasSuffix(".html") }.sorted()

  private func text(_ page: String) throws -> String { try #require(BookTests.files[page]) }

  private func values(of attribute: String, in text: String) throws -> [String] {
    let pattern = try Regex("\\s\(attribute)=\"([^\"]*)\"", as: (Substring, Substring).self)
    return text.matches(of: pattern).map { String($0.output.1) }
  }

  @Test func thereIsAPageForEachLesson() {
    #expect(BookTests.pages.count == 5)
    #expect(BookTests.files["style.css"]?.contains("prefers-color-scheme: dark") == true)
  }

  @Test("ask for nothing from elsewhere and need no script", arguments: pages)
  func selfContained(_ page: String) throws {
    let text = try text(page)
    #expect(!text.contains("<script") && !text.contains("<iframe") && !text.contains("@import"))
    #expect(try values(of: "src", in: text) == [])
    let head = text.prefix { $0 != "\u{0}" }.components(separatedBy: "</head>")[0]
    #expect(!head.contains("http"))
  }

  @Test("have links that lead somewhere", arguments: pages)
  func links(_ page: String) throws {
    let text = try text(page)
    let ids = Set(try values(of: "id", in: text))
    #expect(ids.count == (try values(of: "id", in: text)).count)
    for link in try values(of: "href", in: text) where !link.hasPrefix("http") {
      if link.hasPrefix("#") {
        #expect(ids.contains(String(link.dropFirst())), "\(link)")
      } else {
        let base = URL(fileURLWithPath: "/\(page)").deletingLastPathComponent()
        let target = base.appending(path: link).standardized.path
        #expect(BookTests.files[String(target.dropFirst())] != nil, "\(link)")
      }
    }
  }

  @Test("can be read with a keyboard and a screen reader", arguments: pages)
  func accessible(_ page: String) throws {
    let text = try text(page)
    for part in [
      "<html lang=\"en\">", "<a class=\"skip\" href=\"#content\">", "<main id=\"content\">",
      "<title>", "aria-label=",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    let levels = text.matches(of: /<h([1-6])/).compactMap { Int($0.output.1) }
    #expect(levels.first == 1)
    #expect(levels.count { $0 == 1 } == 1)
    for (before, after) in zip(levels, levels.dropFirst()) { #expect(after <= before + 1) }
  }

  @Test func samplesAreShownAsTextAndAsPictures() throws {
    let pages = BookTests.files.values.filter { $0.contains("<svg role=\"img\">") }
    #expect(pages.count == 4)
    for page in pages { #expect(page.contains("The preview as text")) }
  }

  @Test(
    "show their content in a browser",
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium"), "needs chromium"),
    arguments: ["forms-input-focus/index.html"])
  func browser(_ page: String) throws {
    let folder = try TemporaryFolder()
    for (path, text) in BookTests.files { _ = try folder.write(text, to: path) }
    let result = try runProgram(
      "/usr/bin/chromium",
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
        "--user-data-dir=\(folder.path)/profile", "file://\(folder.path)/\(page)",
      ], environment: ["HOME": folder.path, "PATH": "/usr/bin:/bin"], within: 60)
    #expect(result.output.contains("<h1>Forms, input and focus</h1>"))
    #expect(result.output.contains("</main>"))
  }
}
