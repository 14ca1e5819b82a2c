import SplitKit

/// Two equal controllers, side by side where there is room and else one at a time: the article's custom split view
/// controller (seed 1; spec/split-view.md 8).
///
/// Unlike a split view it has no primary and no secondary, pushes nothing when it becomes narrow, and overrides no
/// traits of its children: each sees what the container sees. The one that is not seen leaves the hierarchy and stays a
/// child.
final class SplitOrFlipViewController: ViewController {
  /// Which of the children can be seen.
  enum DisplayMode: String {
    /// Both, beside each other.
    case sideBySide
    /// The one that has the focus.
    case one
  }

  /// What is shown; worked out anew in every layout pass.
  private(set) var displayMode = DisplayMode.sideBySide
  /// The side that is seen where there is room for one. It outlasts changes of the mode.
  var displayFocus = Side.left
  /// Of the left column, in points; nil until both sides have been shown beside each other.
  private(set) var leftColumnWidth: Double?
  /// Whether a flip is under way: then a layout leaves everything where it is (spec 8.1).
  var isFlipping = false

  var leftContainer = ContainerView()
  var rightContainer = ContainerView()

  private let widthRule: LeftColumnWidth
  private let flipButton: FlipButton
  /// What the traits are about to become, between their announcement and the layout.
  private var upcomingTraits: TraitCollection?

  init(_ application: Application, id: String, widthRule: LeftColumnWidth, flipButton: FlipButton) {
    self.widthRule = widthRule
    self.flipButton = flipButton
    super.init(application, id: id)
  }

  override var typeName: String { "SplitOrFlipViewController" }
  override var isContainer: Bool { true }

  /// The controllers at the sides. Assigning one makes the calls of the article's `willSet` and `didSet`.
  var leftViewController: ViewController? {
    get { leftContainer.contentViewController }
    set { setViewController(newValue, on: .left) }
  }
  var rightViewController: ViewController? {
    get { rightContainer.contentViewController }
    set { setViewController(newValue, on: .right) }
  }

  override var visibleChildren: [ViewController] {
    Side.allCases.compactMap { self[$0].isInHierarchy ? self[$0].contentViewController : nil }
  }

  /// The side with the focus lies in front (spec 8.5).
  override var childrenWithPanes: [ViewController] {
    [displayFocus.opposite, displayFocus].compactMap { self[$0].contentViewController }
  }

  override func role(ofPaneFor child: ViewController) -> Pane.Role {
    child === leftContainer.contentViewController ? .left : .right
  }

  override var hierarchyState: [Member] {
    [
      Member("displayMode", .string(displayMode.rawValue)), Member("displayFocus", .string(displayFocus.rawValue)),
      Member("leftColumnWidth", leftColumnWidth.map { .number($0) } ?? .null),
      Member("because", ["displayMode": .string(reason)]),
    ]
  }

  private var reason: String { "its horizontal size class is \(traitCollection.horizontalSizeClass.rawValue)" }

  override func call(for action: Action) throws(Refusal) -> () -> Void { try call(forAction: action) }

  /// The article's `viewWillLayoutSubviews`: the mode, the width, who is in the hierarchy, and where everything is.
  override func layoutChildren() {
    guard !isFlipping else { return }
    upcomingTraits = nil
    displayMode = Self.suggestedDisplayMode(for: traitCollection)
    if displayMode == .sideBySide { leftColumnWidth = widthRule.width(for: view.frame.size) }
    changeVisibleChildren {
      for side in Side.allCases { self[side].isInHierarchy = displayMode == .sideBySide || side == displayFocus }
    }
    placeChildren()
  }

  /// The mode follows from the horizontal size class alone: unspecified is not regular.
  static func suggestedDisplayMode(for traits: TraitCollection) -> DisplayMode {
    traits.horizontalSizeClass == .regular ? .sideBySide : .one
  }

  override func viewDidAppear() { updateFlipButton() }

  /// The button belongs to the mode that the layout finds, so it waits for the end of the transition.
  override func willTransition(to traits: TraitCollection, with coordinator: TransitionCoordinator) {
    upcomingTraits = traits
    coordinator.animate(alongside: {}, completion: { [weak self] in self?.updateFlipButton() })
  }

  override func size(forChildContentContainer child: ViewController, withParentContainerSize size: Size) -> Size {
    let mode = Self.suggestedDisplayMode(for: upcomingTraits ?? traitCollection)
    guard mode == .sideBySide else { return size }
    let frames = frames(for: size, leftColumnWidth: widthRule.width(for: size))
    return (role(ofPaneFor: child) == .left ? frames.leftColumn : frames.rightColumn).size
  }

  /// A button to flip with is there where one side is seen, and none where both are (seed 1, spec 8.8).
  func updateFlipButton() {
    for controller in flipButton.holders(in: self) {
      controller.navigationItem.rightBarButtonItem = displayMode == .one ? makeFlipButton(of: controller) : nil
    }
  }

  private func makeFlipButton(of controller: ViewController) -> BarButtonItem {
    BarButtonItem(id: "\(controller.id)/flip", title: "Flip") { [weak self] in self?.flip() }
  }
}
