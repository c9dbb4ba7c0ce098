internal import MessageDigest

/// A class on one page: what it found hard, who made which mistake, and every verdict.
///
/// The page is one file that asks for nothing from anywhere; its policy forbids it to. It can be read without its script,
/// which only sorts tables.
package enum HTMLReport {
  package static let name = "report.html"

  /// Writes the page.
  ///
  /// - Parameters:
  ///   - view: the class.
  ///   - folder: the folder of results.
  /// - Throws: `ClassProblem.unwritable`.
  package static func write(_ view: ClassView, in folder: String) throws(ClassProblem) {
    let statistics = ClassStatistics(view)
    var file = try AtomicFile(name, in: folder)
    func add(_ markup: Markup) throws(ClassProblem) { try file.write(markup.text) }
    try add(head(view))
    try add(GlanceSection.markup(statistics, view))
    try add(CaseSection.markup(statistics))
    try add(BehaviourSection.markup(statistics))
    try add(HeatMapSection.opening(view))
    for row in view.rows { try add(HeatMapSection.row(row, view.record.scale)) }
    try add(HeatMapSection.closing)
    try add(StudentSection.opening)
    for row in view.rows { try add(StudentSection.entry(row, view.record.scale)) }
    try add(StudentSection.closing)
    try add(TroubleSection.markup(statistics, view))
    try add(foot(view))
    try file.finish()
  }

  private static func head(_ view: ClassView) -> Markup {
    let style = Base64.encode(SHA256.digest(Array(HTMLStyle.text.utf8)))
    let script = Base64.encode(SHA256.digest(Array(HTMLScript.text.utf8)))
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'sha256-\(style)'; script-src 'sha256-\(script)'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(view.record.title): the class</title>
      <style>\(Markup(trusted: HTMLStyle.text))</style>
      </head>
      <body>
      <a class="skip" href="#students">Skip to each student’s verdict</a>
      <header>
      <h1>\(view.record.title)</h1>
      <p>The class at \(view.moment.text.replacing("T", with: " ")) UTC, judged by the suite of \
      <code>\(view.record.exercise)</code> in the sandbox “\(view.record.sandbox)”.</p>
      <nav aria-label="Parts of the report"><ul>
      <li><a href="#glance">At a glance</a></li>
      <li><a href="#cases">Most missed cases</a></li>
      <li><a href="#behaviours">Common mistakes</a></li>
      <li><a href="#map">Cases by students</a></li>
      <li><a href="#students">Each student</a></li>
      <li><a href="#trouble">Not judged</a></li>
      </ul></nav>
      </header>
      <main>

      """
  }

  private static func foot(_ view: ClassView) -> Markup {
    """
    </main>
    <footer>
    <p>Suite <code>\(view.record.suite.prefix(16))</code>, formlab and toolchain \
    <code>\(view.record.tool.prefix(16))</code>. A score counts only the cases that passed.</p>
    </footer>
    <script>\(Markup(trusted: HTMLScript.text))</script>
    </body>
    </html>

    """
  }
}
