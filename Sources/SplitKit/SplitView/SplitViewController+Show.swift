/// Showing a detail, in both states (spec/split-view.md 3.7).
extension SplitViewController {
  /// Asks the delegate, then replaces the secondary while expanded, or pushes onto the sole controller while
  /// collapsed; a sole controller that is no navigation controller presents it over everything.
  ///
  /// The controller that is the secondary already changes nothing (AD documented).
  func showDetail(_ controller: ViewController) {
    guard !askShowDetail(controller) else { return }
    guard controller !== primary else { return application.raise(Self.twiceInOneSplit, receiver: id) }
    if isCollapsed {
      showDetailOnSoleController(controller)
    } else if controller !== secondary {
      isMounted ? replaceSecondary(with: controller) : keepSecondary(controller)
    }
  }

  /// What is wrong with one controller for both columns (our sentence; UIKit's own is not known for this style).
  static var twiceInOneSplit: String { "A view controller cannot be the primary and the secondary of one split view." }

  /// A navigation controller is pushed as it is, nested: UIKit's exception (H11 documented, M26 observed).
  private func showDetailOnSoleController(_ controller: ViewController) {
    if let navigation = primary as? NavigationController {
      guard !navigation.viewControllers.contains(where: { $0 === controller }) else { return }
      navigation.push(controller)
    } else {
      presentFullScreen(controller)
    }
  }

  private func keepSecondary(_ controller: ViewController) {
    viewControllers = [primary, controller].compactMap { $0 }
  }

  /// Replaces the secondary as M26 measured it: while the primary can be seen, its top content is told that it
  /// will disappear and appear, too.
  private func replaceSecondary(with controller: ViewController) {
    let old = secondary
    let bystander = isOnScreen && mode.showsPrimary ? primary?.innermostTop : nil
    let leaving = old?.onScreen ?? []
    bystander?.setAppearance(.disappearing)
    old?.detach()
    for content in leaving { content.setAppearance(.disappearing) }
    secondary = controller
    controller.attach(to: self)
    placeColumns()
    bystander?.setAppearance(.appearing)
    let appearance = AppearanceChange(from: [], in: self)
    appearance.begin()
    bystander?.setAppearance(.appeared)
    for content in leaving { content.setAppearance(.disappeared) }
    appearance.end()
    for content in controller.onScreen { content.payDidMove() }
    setNeedsLayout()
  }

  // The collapsed stack tells the split of its changes, so that the columns can be announced.

  /// The stack of the collapsed split has changed, and nothing has appeared yet.
  ///
  /// One round from the column that was on top to the one that is (spec 5.10: measured for the push that
  /// showDetail makes; for other pushes and for pops of a classic split inferred).
  func stackWillChange(from shown: ShownColumns?) {
    if let announcements = stackAnnouncements(from: shown) { tellWill(announcements) }
  }

  func stackDidChange(from shown: ShownColumns?) {
    if let announcements = stackAnnouncements(from: shown) { tellDid(announcements) }
  }

  private func stackAnnouncements(from shown: ShownColumns?) -> ColumnAnnouncements? {
    guard isMounted, isCollapsed, !isAdapting, let shown else { return nil }
    return ColumnAnnouncements(from: shown, to: shownColumns)
  }
}
