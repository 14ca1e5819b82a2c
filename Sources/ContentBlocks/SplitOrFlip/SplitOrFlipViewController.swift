import SplitKit

/// A container of two equal controllers, which are side by side if there is room, and otherwise visible one at a time.
/// It is the article's custom split view controller (seed 1; spec/split-view.md 8).
///
/// Unlike a split view, the container has no primary and no secondary, pushes nothing when it becomes narrow, and
/// overrides no traits of its children, which have the container's traits. A child that is not visible leaves the
/// hierarchy and remains a child.
package final class SplitOrFlipViewController: ViewController {
  /// The visible children.
  package enum DisplayMode: String, CaseIterable {
    /// Both children are visible, beside each other.
    case sideBySide
    /// Only the child with the focus is visible.
    case one
  }

  /// The present mode, which every layout pass determines anew.
  package private(set) var displayMode = DisplayMode.sideBySide
  /// The side that is visible if there is room for only one. It survives changes of the mode.
  package internal(set) var displayFocus = Side.left
  /// The width of the left column in points, or nil until both sides have been shown beside each other.
  package private(set) var leftColumnWidth: Double?
  /// Whether a flip is under way. During a flip, a layout changes nothing (spec 8.1).
  package internal(set) var isFlipping = false

  var leftContainer = ContainerView()
  var rightContainer = ContainerView()

  /// The title while both sides are visible.
  package var titleOfBothSides: String?

  private let widthRule: LeftColumnWidth
  private let flipButton: FlipButton
  /// The traits of a transition, from their announcement to the layout.
  private var upcomingTraits: TraitCollection?

  package init(_ application: Application, id: String?, widthRule: LeftColumnWidth, flipButton: FlipButton) {
    self.widthRule = widthRule
    self.flipButton = flipButton
    super.init(application, id: id)
    containerType = "SplitOrFlipViewController"
  }

  /// The controller at the left. An assignment makes the calls of the article's `willSet` and `didSet`.
  package var leftViewController: ViewController? {
    get { leftContainer.contentViewController }
    set { setViewController(newValue, on: .left) }
  }
  /// The controller at the right. An assignment makes the same calls.
  package var rightViewController: ViewController? {
    get { rightContainer.contentViewController }
    set { setViewController(newValue, on: .right) }
  }

  package override var visibleChildren: [ViewController] {
    Side.allCases.compactMap { self[$0].isInHierarchy ? self[$0].contentViewController : nil }
  }

  /// The children in the order of their panes. The side with the focus lies in front (spec 8.5).
  package override var childrenWithPanes: [ViewController] {
    [displayFocus.opposite, displayFocus].compactMap { self[$0].contentViewController }
  }

  package override func role(ofPaneFor child: ViewController) -> PaneRole {
    child === leftContainer.contentViewController ? .left : .right
  }

  package override var hierarchyState: [Member] {
    [
      Member("displayMode", .string(displayMode.rawValue)), Member("displayFocus", .string(displayFocus.rawValue)),
      Member("leftColumnWidth", leftColumnWidth.map { .number($0) } ?? .null),
      Member("because", .object(reasons)),
    ]
  }

  /// The reasons for the mode and, if both sides are visible, for the width of the left one.
  private var reasons: [Member] {
    let mode = "its horizontal size class is \(traitCollection.horizontalSizeClass.rawValue)"
    guard displayMode == .sideBySide else { return [Member("displayMode", .string(mode))] }
    return [
      Member("displayMode", .string(mode)), Member("leftColumnWidth", .string(widthRule.reason(for: view.frame.size))),
    ]
  }

  /// Does what the article's `viewWillLayoutSubviews` does: it sets the mode, the width, the visible children and their
  /// places.
  package override func layoutChildren() {
    guard !isFlipping else { return }
    upcomingTraits = nil
    displayMode = Self.suggestedDisplayMode(for: traitCollection)
    if displayMode == .sideBySide { leftColumnWidth = widthRule.width(for: view.frame.size) }
    if Side.allCases.contains(where: { self[$0].isInHierarchy != shows($0) }) {
      changeVisibleChildren {
        for side in Side.allCases { self[side].isInHierarchy = shows(side) }
      }
    }
    placeChildren()
  }

  private func shows(_ side: Side) -> Bool { displayMode == .sideBySide || side == displayFocus }

  /// The mode for the given traits. Only the horizontal size class decides, and unspecified does not count as regular.
  package static func suggestedDisplayMode(for traits: TraitCollection) -> DisplayMode {
    traits.horizontalSizeClass == .regular ? .sideBySide : .one
  }

  package override func viewDidAppear() { updateBar() }

  /// Updates the bar at the end of the transition, because the layout determines the mode to which the bar belongs.
  package override func willTransition(to traits: TraitCollection, with coordinator: TransitionCoordinator) {
    upcomingTraits = traits
    coordinator.animate(alongside: {}, completion: { [weak self] in self?.updateBar() })
  }

  package override func size(forChildContentContainer child: ViewController, withParentContainerSize size: Size) -> Size {
    let mode = Self.suggestedDisplayMode(for: upcomingTraits ?? traitCollection)
    guard mode == .sideBySide else { return size }
    let frames = frames(for: size, leftColumnWidth: widthRule.width(for: size))
    return (role(ofPaneFor: child) == .left ? frames.leftColumn : frames.rightColumn).size
  }

  /// Updates the button and the title after a change of the visible sides.
  func updateBar() {
    updateFlipButton()
    updateTitle()
  }

  /// Updates the title, if the sides share the bar of the container. The only visible side then gives it its own title
  /// [ours: the article does not say].
  package func updateTitle() {
    guard flipButton == .container else { return }
    let titleOfOneSide = displayMode == .one ? self[displayFocus].contentViewController?.title : nil
    title = titleOfOneSide ?? titleOfBothSides
  }

  /// Adds the Flip button if only one side is visible, and otherwise removes it (seed 1, spec 8.8).
  private func updateFlipButton() {
    for controller in flipButton.holders(in: self) {
      controller.navigationItem.rightBarButtonItem = displayMode == .one ? makeFlipButton(of: controller) : nil
    }
  }

  private func makeFlipButton(of controller: ViewController) -> BarButtonItem {
    BarButtonItem(id: "\(controller.id)/flip", title: "Flip") { [weak self] in self?.flip() }
  }
}
