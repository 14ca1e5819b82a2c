import Foundation
import SplitKit
import Testing

@testable import PreviewProtocol
@testable import UIKit

/// Apps whose layout depends on the direction, does not settle, or does not end, as sweeps there and back find them.
@MainActor @Suite(.serialized) struct RestlessAppTests {
  private func sweep(
    from: Double = 320, to: Double = 1200, _ make: @escaping @Sendable @MainActor () -> UISplitViewController
  ) throws -> ReturningSweep {
    let preview = Preview(uiKitApp: "app", title: "App") { AppLaunch(root: make) }
    let open = try Open(["type": "open", "scene": "app"], for: "A test")
    let range = SweepRange(from: from, to: to, height: 820, isReturning: true)
    let sweep = try ReturningSweep(open, over: range, among: [preview], on: .builtIn)
    try sweep.finish()
    return sweep
  }

  @Test func `an app that leaves its split view alone settles`() throws {
    let sweep = try sweep { RestlessSplit() }
    #expect(sweep.isSettled)
    #expect(sweep.text.hasSuffix("\nThe layout is the same on the way back, and settles at every breakpoint.\n"))
  }

  @Test(arguments: [(320.0, 1200.0), (1200.0, 320.0)])
  func `an app that keeps a mode in between depends on the direction`(from: Double, to: Double) throws {
    let sweep = try sweep(from: from, to: to) { LatchingSplit() }
    let difference = try #require(sweep.differences.first)
    #expect((difference.from, difference.to) == (800.5, 900) && sweep.differences.count == 1)
    #expect(
      difference.lines.contains(
        "    LatchingSplit.displayMode: secondaryOnly from narrow to wide, oneBesideSecondary from wide to narrow"),
      "\(difference.lines)")
    #expect(sweep.unsettled.isEmpty && sweep.unfinished == nil)
  }

  @Test func `ranges that are apart are told apart`() throws {
    let sweep = try sweep { TwiceLatchingSplit() }
    #expect(sweep.differences.map { [$0.from, $0.to] } == [[720.5, 760], [900.5, 950]], "\(sweep.text)")
  }

  @Test func `an app that changes once at its second collapse settles`() throws {
    #expect(try sweep { OnceSplit() }.unsettled.isEmpty)
  }

  @Test func `an app that changes its mode whenever it collapses has two layouts by turns`() throws {
    let sweep = try sweep { FlickeringSplit() }
    let flip = try #require(sweep.unsettled.first)
    #expect([flip.before, flip.after].sorted() == [667, 667.5] && flip.width == 667.5 && flip.layoutCount == 2)
    #expect(flip.lines.contains { $0.contains("FlickeringSplit.displayMode: ") }, "\(flip.lines)")
    #expect(flip.lines.last?.contains("calls: ") == true, "\(flip.lines)")
  }

  @Test func `an app that changes its mode in each layout does not end`() throws {
    let sweep = try sweep(from: 700, to: 720) { EndlessSplit() }
    #expect(sweep.unfinished != nil && !sweep.isSettled)
    #expect(sweep.text.contains("The layout does not end "))
    let lines = try #require(sweep.unfinished).lines
    #expect(lines.contains { $0.hasPrefix("    EndlessSplit.displayMode: ") }, "\(lines)")
    #expect(lines.last?.hasPrefix("    calls in each layout: ") == true, "\(lines)")
  }
}

/// A split view with two empty columns.
@MainActor private class RestlessSplit: UISplitViewController {
  init() {
    super.init(style: .doubleColumn)
    setViewController(UIViewController(), for: .primary)
    setViewController(UIViewController(), for: .secondary)
  }

  required init?(coder: NSCoder) { nil }
}

/// Shows its list from 900 points on, and hides it again only below 800.
private final class LatchingSplit: RestlessSplit {
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if view.bounds.width > 900 { preferredDisplayMode = .oneBesideSecondary }
    if view.bounds.width <= 800 { preferredDisplayMode = .secondaryOnly }
  }
}

/// Hides its list from 720 to 760 points and from 900 to 950 points only if it comes from a narrower width.
private final class TwiceLatchingSplit: RestlessSplit {
  private var width: CGFloat = 0

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let next = view.bounds.width
    guard next != width else { return }
    let hides = next > width && (next > 720 && next <= 760 || next > 900 && next <= 950)
    preferredDisplayMode = hides ? .secondaryOnly : .oneBesideSecondary
    width = next
  }
}

/// Hides its list for good at its second collapse.
private final class OnceSplit: RestlessSplit, UISplitViewControllerDelegate {
  private var collapses = 0

  override init() {
    super.init()
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    collapses += 1
    if collapses == 2 { preferredDisplayMode = .secondaryOnly }
  }
}

/// Hides its list at every second collapse, and shows it at the others.
private final class FlickeringSplit: RestlessSplit, UISplitViewControllerDelegate {
  override init() {
    super.init()
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    preferredDisplayMode = preferredDisplayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
  }
}

/// Hides its list and shows it in each layout.
private final class EndlessSplit: RestlessSplit {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    preferredDisplayMode = preferredDisplayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
  }
}
