/// Controllers to choose from by a bar: `UITabBarController`.
open class TabBarController: ViewController {
  public let viewControllers: [ViewController]
  /// Decides over and hears of the tabs that the user taps.
  public weak var delegate: (any TabBarControllerDelegate)?
  private var index = 0
  /// Whether the bar was away in the last layout (spec/split-view.md 6.2).
  private(set) var isTabBarHidden = false

  /// Makes a tab bar controller. There must be at least one controller; more than five are drawn, but UIKit
  /// would gather the rest under More.
  public init(_ application: Application, id: String, viewControllers: [ViewController]) {
    precondition(!viewControllers.isEmpty, "A tab bar controller needs a controller to show.")
    self.viewControllers = viewControllers
    super.init(application, id: id)
    for controller in viewControllers { controller.attach(to: self) }
  }

  open override var typeName: String { "TabBarController" }
  open override var isContainer: Bool { true }
  open override var children: [ViewController] { viewControllers }
  open override var visibleChildren: [ViewController] { [viewControllers[index]] }

  override var layers: [Layer] { tabLayers }
  override var environmentReceivers: [ViewController] { visibleChildren }
  open override var hierarchyState: [Member] { [Member("selectedIndex", .number(Double(selectedIndex)))] }
  open override func call(for action: Action) throws(Refusal) -> () -> Void { try call(forAction: action) }
  override func assignment(of property: Member) throws(Refusal) -> () -> Void {
    try assignment(ofProperty: property)
  }

  /// The selected tab. Assigning one asks and tells no delegate (AD documented); assigning the one that is selected, or
  /// one that is not there, changes nothing (the latter unmeasured).
  public var selectedIndex: Int {
    get { index }
    set {
      guard newValue != index, viewControllers.indices.contains(newValue) else { return }
      show(newValue)
    }
  }

  /// The controller of the selected tab. UIKit raises for one that has none (general knowledge).
  public var selectedViewController: ViewController {
    get { viewControllers[index] }
    set {
      guard let index = viewControllers.firstIndex(where: { $0 === newValue }) else {
        return application.raise(Self.selectingStranger, receiver: id)
      }
      selectedIndex = index
    }
  }

  private static let selectingStranger =
    "Only a view controller in the tab bar controller's list of view controllers can be selected."

  private func show(_ next: Int) {
    let before = onScreen
    index = next
    layoutIfPlaced()
    let appearance = AppearanceChange(from: before, in: self)
    appearance.begin()
    appearance.end()
    setNeedsLayout()
  }

  /// The bar's rectangle: at the bottom, and down to the window's edge.
  var barFrame: Rect {
    let height = barHeight + view.safeArea.bottom
    return Rect(x: view.frame.x, y: view.frame.maxY - height, width: view.frame.width, height: height)
  }

  private var barHeight: Double {
    application.profile.bars.tabBarHeight(for: traitCollection, bottomInset: view.safeArea.bottom)
  }

  /// The selected controller has all of the view; the bar lies over it and adds to its safe area, unless it is hidden. A
  /// split that collapses or expands in this layout may change that, so then it is laid out again.
  open override func layoutChildren() {
    for _ in 0..<2 {
      isTabBarHidden = selectedViewController.hidesBottomBar
      var placement = view
      if !isTabBarHidden { placement.safeArea.bottom += barHeight }
      selectedViewController.layOut(placement)
      guard isTabBarHidden != selectedViewController.hidesBottomBar else { return }
    }
  }
}

extension ViewController {
  /// Whether the bar below this controller is away: a controller that hid it when it was pushed, or one above such a
  /// controller, is on a stack that can be seen in here (AD documented for a tab's own stack; for stacks in a split, in
  /// whichever column while expanded, unmeasured).
  fileprivate var hidesBottomBar: Bool {
    if let stack = (self as? NavigationController)?.viewControllers,
      stack.dropFirst().contains(where: \.hidBottomBarWhenPushed)
    {
      return true
    }
    return !(self is TabBarController) && visibleChildren.contains(where: \.hidesBottomBar)
  }
}
