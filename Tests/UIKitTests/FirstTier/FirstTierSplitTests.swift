import Foundation
import Testing
import UIKit
import UIKitTesting

/// The symbols of tier 1 about split views, each by what it does.
@MainActor @Suite(.serialized) struct FirstTierSplitTests {
  private static let pad = "ipad-pro-13-m4"

  /// A triple in a wide window with a mode and a behaviour.
  private func triple(
    _ mode: UISplitViewController.DisplayMode, _ behavior: UISplitViewController.SplitBehavior
  ) throws -> (TestWindow, UISplitViewController) {
    let window = try TestWindow(
      root: Columns.triple(mode, behavior), device: Self.pad, profile: .ios18, orientation: .landscapeLeft)
    return (window, try #require(window.rootViewController as? UISplitViewController))
  }

  @Test(arguments: [
    (
      UISplitViewController.DisplayMode.secondaryOnly, UISplitViewController.SplitBehavior.tile,
      [UISplitViewController.Column.secondary]
    ),
    (.oneBesideSecondary, .tile, [.supplementary, .secondary]),
    (.twoBesideSecondary, .tile, [.primary, .supplementary, .secondary]),
    (.oneOverSecondary, .overlay, [.supplementary, .secondary]),
    (.twoOverSecondary, .overlay, [.primary, .supplementary, .secondary]),
    (.twoDisplaceSecondary, .displace, [.primary, .supplementary, .secondary]),
  ])
  func `a preferred display mode shows its columns`(
    mode: UISplitViewController.DisplayMode, behavior: UISplitViewController.SplitBehavior,
    columns: [UISplitViewController.Column]
  ) throws {
    let (window, split) = try triple(mode, behavior)
    #expect(split.preferredDisplayMode == mode && split.preferredSplitBehavior == behavior)
    #expect(split.displayMode == mode)
    #expect(split.splitBehavior == behavior)
    #expect(Set(window.frames(of: split).keys) == Set(columns))
    #expect(columns.allSatisfy(split.isShowing))
  }

  @Test(arguments: [
    (UISplitViewController.DisplayMode.allVisible, UISplitViewController.DisplayMode.oneBesideSecondary),
    (.primaryHidden, .secondaryOnly), (.primaryOverlay, .oneOverSecondary),
  ])
  func `the names before iOS 14 are those modes`(
    old: UISplitViewController.DisplayMode, new: UISplitViewController.DisplayMode
  ) throws {
    let window = try TestWindow(root: Columns.classic(old), device: Self.pad, profile: .ios13, orientation: .landscapeLeft)
    let split = try #require(window.rootViewController as? UISplitViewController)
    #expect(split.style == .unspecified)
    #expect(split.displayMode == new)
    #expect(split.viewControllers.count == 2 && split.children.count == 2)
  }

  @Test func `columns take controllers and give them back`() throws {
    let window = try TestWindow(device: Self.pad, profile: .ios26, orientation: .landscapeLeft)
    let split = UISplitViewController(style: .tripleColumn)
    #expect(split.style == UISplitViewController.Style.tripleColumn)
    try window.show(split)
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary, .compact, .inspector] {
      let controller = UIViewController()
      split.setViewController(controller, for: column)
      #expect(split.viewController(for: column) === controller)
      split.setViewController(nil, for: column)
      #expect(split.viewController(for: column) == nil)
    }
    #expect(UISplitViewController(style: .doubleColumn).style == .doubleColumn)
  }

  @Test func `show and hide move columns`() throws {
    let (window, split) = try triple(.twoBesideSecondary, .tile)
    split.hide(.primary)
    #expect(window.frames(of: split)[.primary] == nil && split.displayMode == .oneBesideSecondary)
    split.show(.primary)
    #expect(window.frames(of: split)[.primary] != nil)
  }

  @Test func `the widths of columns follow their limits`() throws {
    let (window, split) = try triple(.twoBesideSecondary, .tile)
    func width(_ column: UISplitViewController.Column) -> CGFloat? { window.frames(of: split)[column]?.width }
    split.preferredPrimaryColumnWidth = 260
    #expect(width(.primary) == 260 && split.primaryColumnWidth == 260)
    split.maximumPrimaryColumnWidth = 240
    #expect(width(.primary) == 240)
    split.maximumPrimaryColumnWidth = 400
    split.minimumPrimaryColumnWidth = 300
    #expect(width(.primary) == 300)
    split.minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    split.preferredPrimaryColumnWidthFraction = 0.2
    #expect(try abs(#require(width(.primary)) - 0.2 * window.size.width) <= 1)
    split.preferredSupplementaryColumnWidth = 310
    #expect(split.supplementaryColumnWidth == 310)
    split.maximumSupplementaryColumnWidth = 290
    #expect(split.supplementaryColumnWidth == 290)
    split.maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension
    split.minimumSupplementaryColumnWidth = 330
    #expect(split.supplementaryColumnWidth == 330)
  }

  @Test func `the edge, the background and the buttons are kept and drawn`() throws {
    let (window, split) = try triple(.twoBesideSecondary, .tile)
    split.primaryEdge = .trailing
    #expect(try #require(window.frames(of: split)[.primary]).maxX == window.size.width)
    split.primaryEdge = .leading
    #expect(try #require(window.frames(of: split)[.primary]).minX == 0)
    #expect(split.primaryBackgroundStyle == UISplitViewController.BackgroundStyle.sidebar)
    split.primaryBackgroundStyle = .none
    #expect(split.primaryBackgroundStyle == .none)
    let before = window.barButtons
    split.displayModeButtonVisibility = .never
    #expect(window.barButtons != before)
    split.displayModeButtonVisibility = .automatic
    #expect(window.barButtons == before)
    split.showsSecondaryOnlyButton = true
    #expect(window.barButtons.count > before.count)
  }

  @Test(arguments: [true, false])
  func `a swipe shows the primary if it may`(presentsWithGesture: Bool) throws {
    let recorder = ColumnRecorder()
    let window = try TestWindow(root: Columns.double(.automatic, recorder), device: Self.pad, profile: .ios18)
    let split = try #require(window.rootViewController as? UISplitViewController)
    split.presentsWithGesture = presentsWithGesture
    #expect(split.displayMode == .secondaryOnly)
    try window.swipe(.right)
    #expect(split.displayMode == (presentsWithGesture ? .oneOverSecondary : .secondaryOnly))
    let gestures = recorder.events.filter { $0.hasPrefix("gesture") }
    #expect(gestures == (presentsWithGesture ? ["gesture begins", "gesture ends"] : []))
  }

  @Test func `the delegate of columns is asked and told`() throws {
    let recorder = ColumnRecorder()
    let window = try TestWindow(
      root: Columns.double(.oneBesideSecondary, recorder), device: Self.pad, profile: .ios26, orientation: .landscapeLeft)
    let split = try #require(window.rootViewController as? UISplitViewController)
    #expect(split.delegate === recorder && !split.isCollapsed)
    #expect(recorder.events.filter { $0.hasSuffix("primary") } == ["will show primary", "did show primary"])
    recorder.events = []
    try window.resize(width: 400, height: 800)
    #expect(split.isCollapsed)
    #expect(recorder.events.contains("top secondary") && recorder.events.contains("did collapse"))
    #expect(
      recorder.events.filter { $0.hasPrefix("will hide") || $0.hasPrefix("did hide") }
        == ["will hide secondary", "did hide secondary"])
    #expect(split.viewControllers.map(\.title) == ["Primary"])
    recorder.events = []
    try window.resize(width: 1366, height: 1024)
    #expect(recorder.events.contains("expand to 2") && recorder.events.contains("did expand"))
    #expect(split.displayMode == .secondaryOnly, "The answer of the delegate counts.")
    recorder.events = []
    split.show(.primary)
    #expect(recorder.events == ["change to 2"])
  }

  @Test func `the delegate of a classic split view is asked and told`() throws {
    let recorder = ClassicRecorder()
    let window = try TestWindow(
      root: Columns.classic(.oneBesideSecondary, recorder), device: Self.pad, profile: .ios13, orientation: .landscapeLeft)
    let split = try #require(window.rootViewController as? UISplitViewController)
    try window.resize(width: 400, height: 800)
    #expect(recorder.events == ["primary for collapsing", "collapse"])
    #expect((split.viewControllers.first as? UINavigationController)?.topViewController?.title == "Primary")
    recorder.events = []
    try window.resize(width: 1366, height: 1024)
    #expect(recorder.events == ["primary for expanding", "separate"])
    #expect((split.viewControllers.last as? UINavigationController)?.topViewController?.title == "Separated")
    recorder.events = []
    split.show(UIViewController(), sender: nil)
    split.showDetailViewController(UIViewController(), sender: nil)
    #expect(recorder.events == ["show", "show detail"])
    #expect((split.viewControllers.last as? UINavigationController)?.topViewController?.title == "Separated")
    recorder.takes = false
    let detail = UIViewController()
    split.showDetailViewController(detail, sender: nil)
    #expect(split.viewControllers.last === detail)
  }

  @Test func `the primary takes the secondary if no delegate does, and an override can leave it`() throws {
    let window = try TestWindow(device: Self.pad, profile: .ios13, orientation: .landscapeLeft)
    let (primary, secondary) = (TakingPrimary(), UIViewController())
    let split = UISplitViewController()
    split.viewControllers = [primary, secondary]
    try window.show(split)
    try window.resize(width: 400, height: 800)
    #expect(primary.taken === secondary)
    #expect(split.viewControllers == [primary])
  }

  @Test func `the display mode button changes the mode`() throws {
    let window = try TestWindow(root: Columns.classic(.automatic), device: Self.pad, profile: .ios13)
    let split = try #require(window.rootViewController as? UISplitViewController)
    let detail = try #require((split.viewControllers.last as? UINavigationController)?.topViewController)
    detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    #expect(split.displayMode == .secondaryOnly)
    let button = try #require(window.barButtons.first)
    try window.tap(barButton: button)
    #expect(split.displayMode == .oneOverSecondary)
  }
}

/// Split views with a controller in each column.
@MainActor
private enum Columns {
  static func screen(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  static func triple(
    _ mode: UISplitViewController.DisplayMode, _ behavior: UISplitViewController.SplitBehavior
  ) -> UISplitViewController {
    let split = UISplitViewController(style: .tripleColumn)
    (split.preferredDisplayMode, split.preferredSplitBehavior) = (mode, behavior)
    split.setViewController(screen("Primary"), for: .primary)
    split.setViewController(screen("Supplementary"), for: .supplementary)
    split.setViewController(screen("Secondary"), for: .secondary)
    return split
  }

  static func double(
    _ mode: UISplitViewController.DisplayMode, _ delegate: any UISplitViewControllerDelegate
  ) -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = mode
    split.delegate = delegate
    split.setViewController(screen("Primary"), for: .primary)
    split.setViewController(screen("Secondary"), for: .secondary)
    return split
  }

  static func classic(
    _ mode: UISplitViewController.DisplayMode, _ delegate: (any UISplitViewControllerDelegate)? = nil
  ) -> UISplitViewController {
    let split = UISplitViewController()
    split.preferredDisplayMode = mode
    split.delegate = delegate
    split.viewControllers = [
      UINavigationController(rootViewController: screen("Primary")),
      UINavigationController(rootViewController: screen("Secondary")),
    ]
    return split
  }
}

/// A primary with an override of its own.
private final class TakingPrimary: UIViewController {
  private(set) var taken: UIViewController?

  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { taken = secondaryViewController }
}

/// A delegate of iOS 14 and later, which notes what it is asked and told.
private final class ColumnRecorder: UISplitViewControllerDelegate {
  var events: [String] = []

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    events.append("change to \(displayMode.rawValue)")
  }

  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    events.append("top \(proposedTopColumn)")
    return .primary
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    events.append("expand to \(proposedDisplayMode.rawValue)")
    return .secondaryOnly
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { events.append("did collapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { events.append("did expand") }

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    events.append("will show \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
    events.append("did show \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    events.append("will hide \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
    events.append("did hide \(column)")
  }

  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    events.append("gesture begins")
  }
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { events.append("gesture ends") }
}

/// A delegate of iOS 8 to 13, which takes over what it can.
private final class ClassicRecorder: UISplitViewControllerDelegate {
  var events: [String] = []
  var takes = true

  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    events.append("primary for collapsing")
    return nil
  }

  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    events.append("primary for expanding")
    return nil
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    events.append("collapse")
    return takes
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    events.append("separate")
    return UINavigationController(rootViewController: Columns.screen("Separated"))
  }

  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
    events.append("show")
    return takes
  }

  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
    events.append("show detail")
    return takes
  }
}
