/// What surrounds the content of every page.
struct PageLayout {
  /// The title of the course.
  let course: String
  /// From the page to the book's root: `""` or `"../"`.
  let root: String

  /// A whole page.
  ///
  /// - Parameters:
  ///   - title: the page's own title, plain text.
  ///   - navigation: HTML of links that belong to the page; may be empty.
  ///   - content: HTML of the main part.
  /// - Returns: the HTML.
  func page(title: String, navigation: String, content: String) -> String {
    let heading = HTMLText.escaped(title)
    let name = HTMLText.escaped(course)
    let full = title == course ? heading : "\(heading) - \(name)"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(full)</title>
      <link rel="stylesheet" href="\(root)style.css">
      </head>
      <body>
      <a class="skip" href="#content">Skip to the content</a>
      <header><nav aria-label="Course"><a href="\(root)index.html">\(name)</a>\(navigation)</nav></header>
      <main id="content">
      <h1>\(heading)</h1>
      \(content)
      </main>
      <footer><p>Made by formlab. Everything on these pages also works in its shell.</p></footer>
      </body>
      </html>

      """
  }
}
