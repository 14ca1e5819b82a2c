import SplitKit
import Testing
import UIKitTestApps

@testable import UIKit

/// `UISplitViewController` and its delegate.
@MainActor @Suite(.serialized) struct SplitControllerTests {
  private static let wide = Size(width: 1366, height: 1024)
  private static let narrow = Size(width: 390, height: 844)

  @Test func `raw values are those of the engine, which are UIKit's`() {
    #expect((0...6).map { UISplitViewController.DisplayMode(rawValue: $0)?.engine.rawValue } == [0, 1, 2, 3, 4, 5, 6])
    #expect((0...4).map { UISplitViewController.Column(rawValue: $0)?.engine.rawValue } == [0, 1, 2, 3, 4])
    #expect((0...3).map { UISplitViewController.SplitBehavior(rawValue: $0)?.engine.rawValue } == [0, 1, 2, 3])
    #expect((0...2).map { UISplitViewController.Style(rawValue: $0)?.engine.rawValue } == [0, 1, 2])
    #expect(UISplitViewController.DisplayMode.allVisible == .oneBesideSecondary)
    #expect(UISplitViewController.DisplayMode.primaryHidden == .secondaryOnly)
    #expect(UISplitViewController.DisplayMode.primaryOverlay == .oneOverSecondary)
    for mode in SplitKit.DisplayMode.allCases { #expect(UISplitViewController.DisplayMode(mode).engine == mode) }
    for column in SplitKit.Column.allCases { #expect(UISplitViewController.Column(column).engine == column) }
  }

  @Test func `a new split view has UIKit's defaults`() {
    let split = UISplitViewController()
    #expect(split.style == .unspecified)
    #expect(split.preferredDisplayMode == .automatic)
    #expect(split.presentsWithGesture)
    #expect(split.primaryEdge == .leading)
    #expect(split.viewControllers.isEmpty)
    #expect(!split.isCollapsed)
    #expect(split.displayMode == .secondaryOnly)
    #expect(split.preferredPrimaryColumnWidth == UISplitViewController.automaticDimension)
    #expect(split.preferredPrimaryColumnWidthFraction == UISplitViewController.automaticDimension)
    #expect(split.minimumPrimaryColumnWidth == UISplitViewController.automaticDimension)
    #expect(split.primaryColumnWidth == 320)
    let triple = UISplitViewController(style: .tripleColumn)
    #expect(triple.primaryBackgroundStyle == .sidebar)
    #expect(!triple.showsSecondaryOnlyButton)
    #expect(triple.displayModeButtonVisibility == .automatic)
    #expect(triple.preferredSplitBehavior == .automatic)
  }

  @Test func `widths go to the columns, and the system's choice takes them back`() throws {
    let stage = try AppStage(size: Self.wide) { BooksSplitViewController() }
    let split = stage.root(BooksSplitViewController.self)
    #expect(split.minimumPrimaryColumnWidth == 200)
    #expect(split.maximumPrimaryColumnWidth == 400)
    #expect(split.preferredPrimaryColumnWidthFraction == 0.3)
    split.preferredPrimaryColumnWidth = 250
    stage.settle()
    #expect(split.primaryColumnWidth == 250)
    split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    split.minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    stage.settle()
    #expect(split.split.columnWidths.primary.preferred == nil)
    #expect(split.split.columnWidths.primary.minimum == nil)
    #expect(split.primaryColumnWidth == 400)
  }

  @Test func `columns are set and found again, and are wrapped by the system`() throws {
    let stage = try AppStage(size: Self.wide) { BooksSplitViewController() }
    let split = stage.root(BooksSplitViewController.self)
    let sidebar = try #require(split.viewController(for: .primary) as? BooksSidebar)
    #expect(sidebar.title == "Books")
    let wrapper = try #require(sidebar.navigationController)
    #expect(wrapper.parent === split)
    #expect(wrapper === sidebar.navigationController)
    #expect(split.viewController(for: .supplementary) == nil)
    #expect(split.shown.contains(.primary))
    try stage.tap("BooksSidebar/Open")
    let book = try #require(split.viewController(for: .secondary) as? UINavigationController)
    #expect(book.topViewController?.title == "Emma")
    #expect(stage.visible.contains("BookViewController"))
  }

  @Test func `the wrapper of a column stays the same object through a collapse`() throws {
    let stage = try AppStage(size: Self.wide) { BooksSplitViewController() }
    let split = stage.root(BooksSplitViewController.self)
    let sidebar = try #require(split.viewController(for: .primary))
    let wrapper = sidebar.navigationController
    try stage.resize(390, 844)
    #expect(split.isCollapsed)
    #expect(sidebar.navigationController === wrapper)
    #expect(wrapper?.viewControllers.first === sidebar)
    try stage.resize(1366, 1024)
    #expect(sidebar.navigationController === wrapper)
    #expect(wrapper?.parent === split)
  }

  @Test func `a triple with a compact column asks its delegate, which is the scene's`() throws {
    let stage = try AppStage(size: Self.wide) {
      AppLaunch(makeDelegate: { NotesAppDelegate() }, scenes: [("NotesSceneDelegate", { NotesSceneDelegate() })])
    }
    let split = stage.root(UISplitViewController.self)
    let delegate = try #require(split.delegate as? NotesSceneDelegate)
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(split.isShowing(.primary) && split.isShowing(.supplementary) && split.isShowing(.secondary))
    try stage.resize(390, 844)
    #expect(split.isCollapsed)
    #expect(delegate.log.contains("topColumn \(UISplitViewController.Column.compact.rawValue)"))
    #expect(split.viewControllers.count == 1)
    #expect((split.viewControllers[0] as? UINavigationController)?.topViewController?.title == "Compact")
    try stage.resize(1366, 1024)
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test func `showing and hiding columns changes the mode`() throws {
    let stage = try AppStage(size: Self.wide) { BooksSplitViewController() }
    let split = stage.root(BooksSplitViewController.self)
    split.hide(.primary)
    stage.settle()
    #expect(split.displayMode == .secondaryOnly)
    #expect(!split.isShowing(.primary))
    split.show(.primary)
    stage.settle()
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test func `initializers that an app overrides run, with their style`() {
    let split = StyledSplitViewController(style: .doubleColumn)
    #expect(split.style == .doubleColumn)
    #expect(split.preferredDisplayMode == .oneBesideSecondary)
    #expect(split.viewController(for: .primary)?.title == "List")
    #expect(StyledSplitViewController(coder: EmptyCoder())?.style == .unspecified)
  }

  @Test func `before iOS 8 the delegate gets a button and a popover for the hidden primary`() throws {
    let stage = try AppStage(.ios5, size: Size(width: 768, height: 1024)) { OldSplit.sample() }
    let split = stage.root(OldSplit.self)
    #expect(split.events == ["shouldHide", "willHide"])
    let item = try #require(
      (split.viewControllers[1] as? UINavigationController)?.topViewController?.navigationItem.leftBarButtonItem)
    #expect(item === split.button)
    try stage.tap("OldSplit/popoverButton")
    #expect(split.popover?.isPopoverVisible == true)
    #expect(split.events.last == "willPresent")
    try stage.resize(1024, 768)
    #expect(split.events.last == "willShow")
  }

  @Test func `the deprecated delegate is not asked after iOS 8`() throws {
    let stage = try AppStage(.ios13, size: Size(width: 768, height: 1024)) { OldSplit.sample() }
    #expect(stage.root(OldSplit.self).events == [])
  }
}

/// A split view of iOS 5, which is its own delegate.
private final class OldSplit: UISplitViewController, UISplitViewControllerDelegate {
  private(set) var events: [String] = []
  private(set) var button: UIBarButtonItem?
  private(set) var popover: UIPopoverController?

  static func sample() -> OldSplit {
    let split = OldSplit()
    split.viewControllers = [
      UINavigationController(rootViewController: UIViewController()),
      UINavigationController(rootViewController: UIViewController()),
    ]
    split.delegate = split
    return split
  }

  func splitViewController(_ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation)
    -> Bool
  {
    events.append("shouldHide")
    return true
  }

  func splitViewController(
    _ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem,
    for pc: UIPopoverController
  ) {
    events.append("willHide")
    barButtonItem.title = "Master"
    (button, popover) = (barButtonItem, pc)
    (viewControllers[1] as? UINavigationController)?.topViewController?.navigationItem.leftBarButtonItem = barButtonItem
  }

  func splitViewController(
    _ svc: UISplitViewController, willShow aViewController: UIViewController, invalidating barButtonItem: UIBarButtonItem
  ) { events.append("willShow") }

  func splitViewController(
    _ svc: UISplitViewController, popoverController pc: UIPopoverController, willPresent aViewController: UIViewController
  ) { events.append("willPresent") }
}
