import Checks
import PreviewProtocol
import SamplePreviews
import Scenarios
import SplitKit
import Testing

@Suite struct ReportTests {
  private static let server = "http://127.0.0.1:8080/"

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
      TextReport(try reports(), server: Self.server).text == """
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
    let text = TAPReport(try reports()).text
    #expect(text.hasPrefix("TAP version 14\n1..2\nok 1 - mail.yaml: Good, <and> \\#1\nnot ok 2 - mail.yaml: Bad: 100%\n  ---\n"))
    #expect(text.hasSuffix("  ...\n"))
  }

  @Test func anAnnotationOfGitHubEscapesItsProperties() throws {
    let text = GitHubReport(try reports(), server: Self.server).text
    #expect(
      text.hasPrefix(
        "::error file=mail.yaml,line=5,col=60,title=Bad%3A 100%25::Expected: window.width is 1, at 400 x 900%0Awindow.width is 400\n"
      ))
  }

  @Test func junitCountsFailures() throws {
    let text = JUnitReport(try reports()).text
    #expect(text.contains("<testsuite name=\"mail.yaml\" tests=\"2\" failures=\"1\" errors=\"0\""))
    #expect(text.contains("name=\"Good, &lt;and&gt; #1\""))
  }

  @Test func theHTMLHasThePictureInIt() throws {
    let text = HTMLReport(try reports(), server: Self.server).text
    #expect(text.contains("<h1 class=\"failed\">1 of 2 checks failed</h1>"))
    #expect(text.contains("src=\"data:image/svg+xml;charset=utf-8,%3Csvg"))
    #expect(text.contains("href=\"http://127.0.0.1:8080/?scene=mail&amp;width=400&amp;height=900\""))
  }
}
