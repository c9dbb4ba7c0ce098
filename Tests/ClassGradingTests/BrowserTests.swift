import ClassGrading
import Foundation
import Testing

/// The page in a real browser.
@Suite(
  .enabled(if: Tool.chromium != nil, "no Chromium here: the page is not looked at in a browser"))
struct BrowserTests {
  /// Loads a page and gives its document after `script` ran in it; the page's own policy would forbid that, so it is taken out.
  func document(of page: String, after script: String, in scratch: ScratchFolder) throws -> String {
    let chromium = try #require(Tool.chromium)
    let policy = try #require(page.firstRange(of: "<meta http-equiv"))
    let end = try #require(page[policy.lowerBound...].firstIndex(of: ">"))
    var open = page
    open.removeSubrange(policy.lowerBound...end)
    let probe = "<script>addEventListener('load', () => { \(script) });</script></body>"
    try scratch.write(open.replacing("</body>", with: probe), to: "probe.html")
    return try chromium.run(arguments + ["--dump-dom", "file://\(scratch.path)/probe.html"]).output
  }

  let arguments = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--no-first-run", "--disable-extensions", "--virtual-time-budget=3000",
  ]

  @Test func theScriptRunsUnderThePagesPolicyAndSorts() throws {
    let room = try ReportTests.room()
    let chromium = try #require(Tool.chromium)
    let plain = try chromium.run(arguments + ["--dump-dom", "file://\(room.out)/report.html"])
      .output
    // Headings became buttons, so the script ran under the policy.
    #expect(plain.contains("<button type=\"button\">Student</button>"))
    let sorted = try document(
      of: room.scratch.text("out/report.html"),
      after: """
        const heading = document.querySelector('table.heat thead th:nth-child(2) button');
        heading.click();
        const points = () => [...document.querySelectorAll('table.heat tbody tr')]
          .map((row) => Number(row.cells[1].textContent));
        const up = points().every((p, i, all) => i === 0 || all[i - 1] <= p);
        heading.click();
        const down = points().every((p, i, all) => i === 0 || all[i - 1] >= p);
        const state = heading.parentElement.getAttribute('aria-sort');
        document.title = `up ${up} down ${down} ${state} of ${points().length}`;
        """, in: room.scratch)
    #expect(sorted.contains("<title>up true down true descending of "))
  }

  @Test func nothingIsAskedForFromOutsideAndNoErrorIsLogged() throws {
    let room = try ReportTests.room()
    let chromium = try #require(Tool.chromium)
    let log = "\(room.scratch.path)/net.json"
    _ = try chromium.run(
      arguments + ["--log-net-log=\(log)", "--dump-dom", "file://\(room.out)/report.html"])
    let asked = try room.scratch.text("net.json")
      .split(separator: "\n").filter { $0.contains("\"url\":\"") && !$0.contains("file://") }
    #expect(asked.allSatisfy { !$0.contains("report") && !$0.contains("alert") })
  }

  @Test func thePageIsAccessible() throws {
    let room = try ReportTests.room()
    let found = try document(
      of: room.scratch.text("out/report.html"),
      after: """
        const faults = [];
        const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);
        if (new Set(ids).size !== ids.length) faults.push('an id comes twice');
        for (const link of document.querySelectorAll('a[href^="#"]'))
          if (!document.getElementById(link.hash.slice(1))) faults.push('no target ' + link.hash);
        for (const one of document.querySelectorAll('[aria-labelledby]'))
          for (const id of one.getAttribute('aria-labelledby').split(' '))
            if (!document.getElementById(id)) faults.push('no label ' + id);
        for (const cell of document.querySelectorAll('th'))
          if (!cell.hasAttribute('scope')) faults.push('a heading without scope');
        let level = 0;
        for (const heading of document.querySelectorAll('h1, h2, h3')) {
          const next = Number(heading.tagName[1]);
          if (next > level + 1) faults.push('a level is left out before ' + heading.textContent);
          level = next;
        }
        const parse = (color) => color.match(/[\\d.]+/g).slice(0, 3).map(Number);
        const light = (rgb) => rgb.map((v) => v / 255)
          .map((v) => v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4)
          .reduce((sum, v, i) => sum + v * [.2126, .7152, .0722][i], 0);
        for (const cell of document.querySelectorAll('.cell, .tiles dt, a, footer')) {
          let ground = cell;
          while (ground.parentElement && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
            ground = ground.parentElement;
          const [a, b] = [getComputedStyle(cell).color, getComputedStyle(ground).backgroundColor]
            .map(parse).map(light);
          const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
          if (ratio < 4.5) faults.push(`contrast ${ratio.toFixed(1)} of ${cell.className || cell.tagName}`);
        }
        document.title = 'faults: ' + [...new Set(faults)].join('; ') + '.';
        """, in: room.scratch)
    #expect(found.contains("<title>faults: .</title>"))
  }

  @Test func itPrints() throws {
    let room = try ReportTests.room()
    let chromium = try #require(Tool.chromium)
    _ = try chromium.run(
      arguments + [
        "--print-to-pdf=\(room.scratch.path)/page.pdf", "file://\(room.out)/report.html",
      ])
    #expect(try room.scratch.data("page.pdf").starts(with: Data("%PDF".utf8)))
  }
}
