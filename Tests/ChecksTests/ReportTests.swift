import Checks
import Foundation
import PreviewProtocol
import SamplePreviews
import Scenarios
import SplitKit
import Testing

@Suite struct ReportTests {
  private let server: ServerAddress

  init() throws { server = try #require(ServerAddress("http://127.0.0.1:8080/")) }

  private func reports() throws -> [CheckReport] {
    let text = """
      format: 1
      scene: mail
      checks:
        - {name: "Good, <and> #1", widths: 400, height: 900, expect: {window.width: 400}}
        - {name: "Bad: 100%", widths: 400, height: 900, expect: {window.width: 1}}
      """
    let file = try CheckFile.read(yaml: text, file: "mail.yaml")
    let subject = CheckSubject("mail", among: Preview.all, on: .builtIn)
    return CheckPlan.run([CheckPlan(file: "mail.yaml", subject: subject, checks: file.checks, golden: nil)], jobs: 1)
  }

  @Test func theTextSaysWhatWhereAndHowToSeeIt() throws {
    #expect(
      TextReport(try reports(), server: server).text == """
        mail.yaml
          passed  Good, <and> #1 (1 window)
          FAILED  Bad: 100% (1 window)
              mail.yaml:5:60: error: Expected: window.width is 1, at 400 x 900
                window.width is 400
                open http://127.0.0.1:8080/?scene=mail&width=400&height=900

        2 checks in 2 windows, 1 failed.

        """)
  }

  @Test func tapHasALineForEachCheck() throws {
    let text = TAPReport(try reports(), server: server).text
    #expect(text.hasPrefix("TAP version 14\n1..2\nok 1 - mail.yaml: Good, <and> \\#1\nnot ok 2 - mail.yaml: Bad: 100%\n  ---\n"))
    #expect(text.hasSuffix("  ...\n"))
  }

  @Test func anAnnotationOfGitHubEscapesItsProperties() throws {
    let text = GitHubReport(try reports(), server: server).text
    #expect(
      text.hasPrefix(
        "::error file=mail.yaml,line=5,col=60,title=Bad%3A 100%25::Expected: window.width is 1, at 400 x 900%0A"
          + "window.width is 400%0Aopen http://127.0.0.1:8080/?scene=mail&width=400&height=900\n"
      ))
  }

  @Test func junitCountsFailures() throws {
    let text = JUnitReport(try reports(), server: server).text
    #expect(text.contains("<testsuite name=\"mail.yaml\" tests=\"2\" failures=\"1\" errors=\"0\""))
    #expect(text.contains("name=\"Good, &lt;and&gt; #1\""))
  }

  @Test func theHTMLHasThePictureInIt() throws {
    let text = HTMLReport(try reports(), server: server).text
    #expect(text.contains("<h1 class=\"failed\">1 of 2 checks failed</h1>"))
    #expect(text.contains("src=\"data:image/svg+xml;charset=utf-8,%3Csvg"))
    #expect(text.contains("href=\"http://127.0.0.1:8080/?scene=mail&amp;width=400&amp;height=900\""))
  }

  /// All reports of a fault with steps and pictures, as their readers see them.
  @Test func everyReportHasTheStepsThePicturesAndTheLink() throws {
    let steps = "steps: [{tap: message/compose}], expect: {compose.isVisible: false}"
    let found = try results("- {name: a, widths: 1000, height: 900, \(steps)}")
    var count = 0
    let drawn = found.drawn(upTo: 8, from: &count) { (_, name) throws(Never) in "\(name).svg" }
    let link = "open http://127.0.0.1:8080/?scene=mail&width=1000&height=900&do=tap(target:message/compose)"
    let lines = ["compose.isVisible is true", "after tap message/compose", "picture failure-1.svg", link]
    #expect(TextReport([drawn], server: server).text.contains(lines.map { "        \($0)\n" }.joined()))
    #expect(GitHubReport([drawn], server: server).text.contains(lines.joined(separator: "%0A") + "\n"))
    #expect(TAPReport([drawn], server: server).text.contains(lines.map { "        - \"\($0)\"\n" }.joined()))
    let escaped = lines.joined(separator: "\n").replacing("&", with: "&amp;")
    #expect(JUnitReport([drawn], server: server).text.contains("\n\(escaped)</failure>"))
  }

  @Test func everyReportHasTheFaultsOfAFileThatCannotBeRead() throws {
    let error = try #require(throws: ScenarioError.self) {
      try Scenario.read(yaml: "format: 1\ntitle: 3\nroot: x\nsummary: 4\n", file: "b.yaml", named: "b")
    }
    let faults = [
      "b.yaml:2:8: error: This is 3. It must be a text. Write \"3\" in quotes.",
      "b.yaml:4:10: error: This is 4. It must be a text. Write \"4\" in quotes.",
    ]
    let all = try [CheckReport("b.yaml", unreadable: error)] + reports()
    #expect(!all[0].isPassed)
    let text = TextReport(all, server: server).text
    #expect(text.hasPrefix("b.yaml\n  FAILED  The file can be read\n\(faults.map { "      \($0)\n" }.joined())\nmail.yaml\n"))
    #expect(text.hasSuffix("2 checks in 2 windows, 1 failed, and 1 file cannot be read.\n"))
    #expect(TextReport([all[0]], server: server).text.hasSuffix("No check has run: 1 file cannot be read.\n"))
    #expect(
      HTMLReport([all[0]], server: server).text.contains("<h1 class=\"failed\">No check has run: 1 file cannot be read</h1>"))
    let github = GitHubReport(all, server: server).text
    #expect(github.hasPrefix("::error file=b.yaml,line=2,col=8,title=The file can be read::This is 3. It must be a text."))
    #expect(github.contains("\n::error file=b.yaml,line=4,col=10,"))
    let tap = TAPReport(all, server: server).text
    #expect(
      tap.hasPrefix("TAP version 14\n1..3\nnot ok 1 - b.yaml: The file can be read\n  ---\n  faults:\n    - at: \"b.yaml:2:8\"\n")
    )
    let junit = JUnitReport(all, server: server).text
    #expect(junit.contains("<testsuite name=\"b.yaml\" tests=\"1\" failures=\"0\" errors=\"1\""))
    #expect(
      junit.contains(
        "<error type=\"file\" message=\"This is 3. It must be a text. Write &quot;3&quot; in quotes.\">b.yaml:2:8: error:"))
    let html = HTMLReport(all, server: server).text
    #expect(html.contains("<h1 class=\"failed\">1 of 2 checks failed, and 1 file cannot be read</h1>"))
    #expect(html.contains("<code>b.yaml:4:10</code> This is 4."))
  }

  @Test(arguments: [
    ("http://127.0.0.1:8080/", "http://127.0.0.1:8080/?scene=mail&width=400&height=900"),
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080/?scene=mail&width=400&height=900"),
    ("http://127.0.0.1:8080/?token=abc", "http://127.0.0.1:8080/?token=abc&scene=mail&width=400&height=900"),
    ("https://example.com?token=abc", "https://example.com/?token=abc&scene=mail&width=400&height=900"),
    ("https://example.com/preview/?", "https://example.com/preview/?scene=mail&width=400&height=900"),
  ])
  func aLinkKeepsTheTokenOfTheServer(_ address: String, _ link: String) throws {
    let server = try #require(ServerAddress(address))
    #expect(TextReport(try reports(), server: server).text.contains("open \(link)\n"))
    #expect(HTMLReport(try reports(), server: server).text.contains("href=\"\(link.replacing("&", with: "&amp;"))\""))
  }

  @Test func `a picture of a fault marks what the expectation is about`() throws {
    let check =
      "{name: a, widths: 1000, height: 900, expect: {all: [{split.secondary.width: 1}, {split.primary.width: 1}, {window.width: 1}]}}"
    let svg = try #require(try faults(check).first?.svg)
    let marks = svg.components(separatedBy: "<rect x=").filter { $0.contains("stroke=\"#ff3b30\"") }
    #expect(marks.count == 2)
    #expect(svg.contains("<title>split.secondary</title>") && svg.contains("<title>split.primary</title>"))
    // A hidden column has no frame.
    let hidden = try #require(
      try faults("{name: a, widths: 700, height: 900, expect: {split.primary.isVisible: true}}").first?.svg)
    #expect(!hidden.contains("#ff3b30\" stroke-width=\"4\""))
  }

  @Test func `without a server, no report leads to this machine`() throws {
    let reports = [try results("- {name: a, widths: 400, height: 900, expect: {split.isCollapsed: false}}")]
    let texts = [
      TextReport(reports, server: nil).text, HTMLReport(reports, server: nil).text, JUnitReport(reports, server: nil).text,
      TAPReport(reports, server: nil).text, GitHubReport(reports, server: nil).text,
    ]
    for text in texts { #expect(!text.contains("127.0.0.1") && text.contains("?scene=mail&"), "\(text)") }
  }

  @Test(arguments: ["foo", "", "http://", "http://:80/", "127.0.0.1:8080", "ftp://a/", "http://a b/", "http://a/#b", "http:///x"])
  func whatIsNoAddressIsNone(_ text: String) { #expect(ServerAddress(text) == nil) }
}
