import Testing

@testable import SplitKit

/// Presentation contexts at the level of the window: in the root, or in a controller that is presented over the window.
@Suite struct ContextOverWindowTests {
  private let tree = Tree(detail: .all) { PlainViewController($0, named: "root") }

  /// The calls of a controller about a change of the window.
  private func changes(of id: String, _ calls: [String]) -> [String] {
    calls.filter { $0 == "\(id).willTransition(to:with:)" || $0 == "\(id).viewWillTransition(to:with:)" }
      .map { String($0.dropFirst(id.count + 1)) }
  }

  private func presentInSheet(_ style: ModalPresentationStyle) -> (sheet: ViewController, inner: ViewController) {
    let sheet = tree.present("D", .formSheet)
    sheet.definesPresentationContext = true
    let inner = tree.present("E", style, from: sheet)
    _ = tree.takeCalls()
    return (sheet, inner)
  }

  @Test func `a context in a form sheet has the traits of the sheet, and the answer to why names it`() {
    let (sheet, inner) = presentInSheet(.overCurrentContext)
    #expect(inner.presentingViewController === sheet && inner.view == sheet.view)
    #expect(sheet.traitCollection.horizontalSizeClass == .compact && inner.traitCollection == sheet.traitCollection)
    let reasons = Explainer(tree.window).causes(ofClassOf: inner).map(\.text)
    #expect(reasons.count == 1 && reasons[0].contains("formSheet"))
    #expect(tree.pane("E/pane")?.presentation?.isInContainer == false)
  }

  @Test func `what covers a form sheet in its context hears of a change of the sheet`() {
    let (sheet, inner) = presentInSheet(.overCurrentContext)
    tree.resize(500, 768)
    #expect(inner.view.frame == sheet.view.frame)
    let calls = tree.takeCalls()
    #expect(changes(of: "D", calls) == ["viewWillTransition(to:with:)"] && changes(of: "E", calls) == changes(of: "D", calls))
    sheet.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    tree.window.layoutIfNeeded()
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test(arguments: [ModalPresentationStyle.overCurrentContext, .currentContext, .overFullScreen, .fullScreen])
  func `what covers the root hears of a resize`(style: ModalPresentationStyle) {
    tree.root.definesPresentationContext = true
    let presented = tree.present("D", style)
    _ = tree.takeCalls()
    tree.resize(400, 700)
    let calls = tree.takeCalls()
    #expect(changes(of: "D", calls) == ["willTransition(to:with:)", "viewWillTransition(to:with:)"])
    #expect(presented.view.frame == Rect(x: 0, y: 0, width: 400, height: 700))
  }

  @Test func `a form sheet under a full screen hears of a resize too`() {
    tree.present("D", .fullScreen, from: tree.present("C", .formSheet))
    _ = tree.takeCalls()
    tree.resize(600, 400)
    #expect(changes(of: "D", tree.takeCalls()).last == "viewWillTransition(to:with:)")
  }

  @Test func `before iOS 8 a controller under a full screen does not hear of a turn`() {
    let tree = Tree(profile: .ios5, detail: .all) { PlainViewController($0, named: "root") }
    tree.present("D", .fullScreen)
    _ = tree.takeCalls()
    tree.window.rotate(to: .portrait)
    let turns = tree.takeCalls().filter { $0.contains("otat") }
    #expect(!turns.isEmpty && turns.allSatisfy { $0.hasPrefix("D.") })
  }
}
