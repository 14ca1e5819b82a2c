import SamplePreviews
import SplitKit
import Testing

@testable import PreviewProtocol

/// Audits of the sample scenes.
@Suite struct AuditTests {
  private static func audit(
    _ scene: String, from: Double, to: Double, textSize: ContentSizeCategory = .large
  ) throws(ProtocolError) -> Audit {
    let range = SweepRange(from: from, to: to, height: 800)
    let open: Value = [
      "type": "open", "scene": .string(scene), "traits": ["preferredContentSizeCategory": .string(textSize.rawValue)],
    ]
    return try Audit.run(open, over: range, previews: Preview.all)
  }

  @Test func `an audit looks at both ends and the middle of each band`() throws {
    let audit = try Self.audit("mail", from: 600, to: 700)
    #expect(audit.sweep.bands.count > 1)
    for band in audit.sweep.bands {
      #expect(audit.widths.contains(band.from) && audit.widths.contains(band.to))
    }
  }

  /// A small button of an article, and the white letters of Messages, which iOS 8 drew so.
  private static let ofTheArticles = [
    "instagram": [(AuditRule.touchTarget, "profile/button")],
    "adaptability": [(.contrast, "noor"), (.contrast, "conversations/bakery"), (.contrast, "conversations/bram")],
  ]

  @Test func `the sample scenes have no findings but those of their articles`() throws {
    for scene in Preview.all {
      let found = try Self.audit(scene.id, from: 320, to: 1400).all.map { "\($0.finding.rule) \($0.finding.target)" }
      #expect(found == (Self.ofTheArticles[scene.id] ?? []).map { "\($0) \($1)" }, "\(scene.id)")
    }
  }

  @Test(arguments: [(ContentSizeCategory.large, 1), (.extraExtraExtraLarge, 2), (.accessibilityExtraExtraExtraLarge, 4)])
  func `a title of one line is cut at the widths that have no room for it`(_ size: ContentSizeCategory, _ count: Int) throws {
    let preview = Preview(id: "one", title: "One", summary: "A content with a title.") { application, _ in
      PreviewContent(
        rootViewController: TitledViewController(application, id: "one", title: "A title of nine words, which is rather long"))
    }
    let widths = [300.0, 500, 700, 900, 1100]
    var cut: [AuditFinding] = []
    for width in widths {
      let open: Value = [
        "type": "open", "scene": "one", "traits": ["preferredContentSizeCategory": .string(size.rawValue)],
      ]
      let audit = try Audit.run(open, over: SweepRange(from: width, to: width, height: 800), previews: [preview])
      cut += audit.all.map(\.finding).filter { $0.rule == .cutText && $0.text.hasPrefix("“A title") }
    }
    #expect(cut.count == count, "\(cut.map(\.text))")
    let body = size.size(of: .body).pointSize
    for (finding, width) in zip(cut, widths) {
      let place = "at the text size \(size.rawValue) (body \(shortest(body))) in a window \(shortest(width)) wide."
      #expect(finding.text.hasSuffix(place))
      #expect(finding.target == "one" && finding.area?.width ?? 0 <= width)
    }
  }

  @Test(arguments: [ContentSizeCategory.accessibilityMedium, .accessibilityExtraExtraExtraLarge])
  func `no text of the sample scenes is cut at the accessibility sizes`(_ size: ContentSizeCategory) throws {
    for scene in Preview.all {
      let cut = try Self.audit(scene.id, from: 320, to: 1400, textSize: size).all.filter { $0.finding.rule == .cutText }
      #expect(cut.isEmpty, "\(scene.id): \(cut.map(\.finding.text))")
    }
  }

  @Test func `every finding has a sentence and widths that were looked at`() throws {
    for scene in Preview.all {
      let audit = try Self.audit(scene.id, from: 320, to: 1400)
      for found in audit.all {
        #expect(!found.finding.text.isEmpty && !found.widths.isEmpty)
        #expect(Set(found.widths).isSubset(of: Set(audit.widths)))
      }
      #expect(audit.dropped == 0, "\(scene.id)")
    }
  }

  @Test func `a second audit finds the same`() throws {
    #expect(try Self.audit("split-or-flip", from: 500, to: 900).json == Self.audit("split-or-flip", from: 500, to: 900).json)
  }

  @Test func `a range that is no size is refused`() {
    #expect(throws: ProtocolError.self) { try Self.audit("lab", from: 0, to: 700) }
  }
}

/// A content with a title alone, of a kind that no picture knows.
private final class TitledViewController: ViewController {
  private let words: String

  init(_ application: Application, id: String, title: String) {
    words = title
    super.init(application, id: id)
  }

  override var viewModel: Value? { ["kind": "card", "title": .string(words)] }
}
