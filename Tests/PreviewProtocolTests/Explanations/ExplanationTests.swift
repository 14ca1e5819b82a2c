import SamplePreviews
import SplitKit
import Testing

@testable import PreviewProtocol

/// The sentences about every target of every scene: they are whole, they agree with what is on screen, and they end in the
/// width or in what somebody has done.
@Suite struct ExplanationTests {
  private static let sizes = [
    Size(width: 320, height: 568), Size(width: 600, height: 800), Size(width: 700, height: 1000),
    Size(width: 820, height: 1180), Size(width: 1024, height: 768), Size(width: 1366, height: 1024),
  ]

  /// The rules below which nothing is left to explain: those about the window, and those about what the app or the user does.
  private static let grounds: Set<Rule> = [
    .padCompact, .padUnseen, .padRegular, .phonePortrait, .phoneCompactLandscape, .phoneRegularLandscape, .phoneResizable,
    .deviceClasses, .manualClasses, .overriddenClass, .presentationClass, .primaryClass, .neverCollapses, .neverShown,
    .stackTop, .stackCovered, .selectedTab, .otherTab, .appContainer, .appContent, .rootController, .windowSize,
  ]

  @Test(arguments: ExplainedScene.all)
  func `every target is explained in whole sentences, down to the width or to what somebody has done`(
    _ scene: ExplainedScene
  ) throws {
    for size in Self.sizes {
      let explainer = Explainer(try scene.open(size).window)
      for name in explainer.targetNames + ["window"] {
        let explanation = explainer.explanation(of: try #require(explainer.target(named: name), "\(name)"))
        #expect(explanation.target == name)
        let first = try #require(explanation.facts.first)
        #expect(first.target == name && (first.name == "isVisible" || name == "window"), "\(name)")
        let last = try #require(explanation.facts.last { !$0.isInset })
        #expect(Self.grounds.contains(last.rule), "\(name) at \(size): \(last.text)")
        for fact in explanation.facts { expectSentence(fact.text) }
      }
    }
  }

  @Test(arguments: ExplainedScene.all)
  func `a controller or a column is visible just if it has a visible pane`(_ scene: ExplainedScene) throws {
    for size in Self.sizes {
      let window = try scene.open(size).window
      let (explainer, panes) = (Explainer(window), Scene(of: window).panes.filter(\.isVisible))
      for name in explainer.targetNames {
        let explanation = explainer.explanation(of: try #require(explainer.target(named: name)))
        let isVisible = explanation.facts.first?.value == true
        let hasPane = panes.contains { pane in
          pane.controller == name && pane.role != .dimming && pane.role != .separator
            || pane.column.map { "\(pane.container).\($0.name)" } == name
        }
        if hasPane { #expect(isVisible, "\(name) at \(size)") }
        if isVisible, case .controller(let controller) = explainer.target(named: name), controller.children.isEmpty {
          #expect(hasPane, "\(name) at \(size)")
        }
        if isVisible, case .column = explainer.target(named: name) { #expect(hasPane, "\(name) at \(size)") }
      }
    }
  }

  @Test(arguments: ExplainedScene.all)
  func `every point of a window has an explanation, of what is frontmost there`(_ scene: ExplainedScene) throws {
    for size in Self.sizes {
      let window = try scene.open(size).window
      let panes = Scene(of: window).panes.filter(\.isVisible)
      for x in stride(from: 1, to: size.width, by: 61) {
        for y in stride(from: 1, to: size.height, by: 97) {
          let target = Explainer(window).target(at: Point(x: x, y: y)).name
          let pane = panes.last { $0.frame.contains(Point(x: x, y: y)) }
          #expect(pane == nil || target == pane?.controller)
        }
      }
    }
  }

  private func expectSentence(_ text: String) {
    #expect(text.first?.isUppercase == true, "\(text)")
    #expect(text.hasSuffix(".") && !text.hasSuffix(".."), "\(text)")
    #expect(text.contains(", because ") && !text.contains("  ") && !text.contains("because ."), "\(text)")
  }
}
