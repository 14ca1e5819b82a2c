import Scenarios

/// The results as one page of HTML with the pictures of all faults, which needs no other file.
package struct HTMLReport {
  private let reports: [CheckReport]
  /// The address of a server, for links that open a window, or nil if none is known.
  private let server: ServerAddress?

  package init(_ reports: [CheckReport], server: ServerAddress?) { (self.reports, self.server) = (reports, server) }

  /// The whole document.
  package var text: String {
    let tally = CheckTally(reports)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(tally.title)</title>
      <style>\(Self.style)</style>
      <h1 class="\(tally.isPassed ? "passed" : "failed")">\(tally.title)</h1>
      \(reports.map(section).joined(separator: "\n"))
      </html>

      """
  }

  private func section(_ report: CheckReport) -> String {
    let entries = [report.unreadable.map(entry)].compactMap(\.self) + report.results.map { entry($0, report.file) }
    return "<section><h2>\(report.file.escapedForXML)</h2>\n\(entries.joined(separator: "\n"))</section>"
  }

  private func entry(_ error: ScenarioError) -> String {
    let faults = error.all.map {
      "<article><p><code>\($0.place.escapedForXML)</code> \($0.message.printable.escapedForXML)</p></article>"
    }
    let line = "<span>\(ScenarioError.headline)</span>"
    return "<details open class=\"failed\"><summary>\(line)</summary>\n\(faults.joined(separator: "\n"))</details>"
  }

  private func entry(_ result: CheckResult, _ file: String) -> String {
    let windows = "\(counted(result.windowCount, "window")), \(result.duration.secondsText) s"
    let line = "<span>\(result.name.escapedForXML)</span> <small>\(windows)</small>"
    guard !result.isPassed else { return "<p class=\"passed\">\(line)</p>" }
    return
      "<details open class=\"failed\"><summary>\(line)</summary>\n\(result.faults.map { article($0, file) }.joined(separator: "\n"))</details>"
  }

  private func article(_ fault: CheckFault, _ file: String) -> String {
    let link = fault.query.isEmpty ? "" : "<p>\(way(to: fault.query))</p>"
    let steps = fault.steps.isEmpty ? "" : "<p>After \(fault.stepWords.escapedForXML)</p>"
    let (first, second) = fault.comparesLayouts ? ("One layout", "The other layout") : ("Expected", "Now")
    let pictures = [(first, fault.expectedSVG), (second, fault.svg)].compactMap { name, svg in
      svg.map { "<figure><figcaption>\(name)</figcaption><img alt=\"\(name)\" src=\"\(Self.address($0))\"></figure>" }
    }
    return """
      <article><p><code>\(fault.place(in: file).escapedForXML)</code> \(fault.headline.escapedForXML)</p>
      <ul>\(fault.actual.map { "<li>\($0.escapedForXML)</li>" }.joined())</ul>
      \(steps)\(link)<div class="pictures">\(pictures.joined())</div></article>
      """
  }

  /// The way to open the window of a fault: a link, or without a server the address that one has it at.
  private func way(to query: String) -> String {
    if let server { return "<a href=\"\(server.link(to: query).escapedForXML)\">Open this window</a>" }
    return "Open it with <code>split-preview serve</code>, at <code>\(query.escapedForXML)</code> of the address that it prints"
  }

  /// The picture as an address, so that its names cannot meet those of another picture.
  private static func address(_ svg: String) -> String {
    "data:image/svg+xml;charset=utf-8,"
      + svg.replacing("%", with: "%25").replacing("#", with: "%23").replacing("\"", with: "%22").replacing("<", with: "%3C")
      .replacing(">", with: "%3E").replacing("&", with: "%26").replacing("\n", with: "%0A")
  }

  private static let style = """
    :root { color-scheme: light dark; --line: rgb(120 120 128 / 28%); --quiet: light-dark(#5f6066, #a6a7ae); }
    body { max-width: 1000px; margin: 40px auto; padding: 0 24px; font: 15px/1.5 -apple-system, "Segoe UI", Roboto, sans-serif; }
    h1 { font-size: 24px; } h2 { margin-top: 36px; font-size: 17px; }
    h1::before, p.passed::before, summary::before { content: ""; display: inline-block; width: 9px; height: 9px; margin-right: 10px; border-radius: 50%; }
    .passed::before { background: light-dark(#248a3d, #30d158); } .failed::before, .failed > summary::before { background: light-dark(#d70015, #ff6961); }
    details { margin: 8px 0; } summary { cursor: pointer; } p.passed { margin: 8px 0; }
    small { color: var(--quiet); font-variant-numeric: tabular-nums; }
    article { margin: 12px 0 24px 19px; padding: 14px 18px; border: 1px solid var(--line); border-radius: 12px; }
    article p:first-child { margin-top: 0; } code { font-size: 13px; color: var(--quiet); }
    .pictures { display: flex; gap: 16px; flex-wrap: wrap; } figure { flex: 1; min-width: 260px; margin: 12px 0 0; }
    figcaption { margin-bottom: 4px; color: var(--quiet); font-size: 13px; } img { width: 100%; border: 1px solid var(--line); border-radius: 8px; }
    """
}
