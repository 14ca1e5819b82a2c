/// A container with a bar to choose a controller from: `UITabBarController`.
open class TabBarController: ViewController {
  /// The controllers of the tabs, in the bar's order. They stay the same.
  public let viewControllers: [ViewController]
  /// The delegate, which decides about the tabs that the user taps and is told about them.
  public weak var delegate: (any TabBarControllerDelegate)?
  private var index = 0
  /// Whether the bar was hidden in the last layout (spec/split-view.md 6.2).
  private(set) var isTabBarHidden = false

  /// Creates a tab bar controller. It draws more than five controllers; UIKit would gather the rest under More. Without a
  /// controller, the log says so, and an empty controller takes the place.
  public init(_ application: Application, id: String? = nil, viewControllers: [ViewController]) {
    if viewControllers.isEmpty { application.report("A tab bar controller needs a controller to show") }
    self.viewControllers = viewControllers.isEmpty ? [ViewController(application)] : viewControllers
    super.init(application, id: id)
    for controller in self.viewControllers { controller.attach(to: self) }
  }

  package override var typeName: String { "TabBarController" }
  override var isContainer: Bool { true }
  open override var children: [ViewController] { viewControllers }
  open override var visibleChildren: [ViewController] { [viewControllers[index]] }

  override func readContent() -> ShownContent { barContent }
  override func draw(in reader: any LayerReader, _ context: LayerContext) { drawTabs(in: reader, context) }
  override var environmentReceivers: [ViewController] { visibleChildren }
  public final override var hierarchyState: [Member] { [Member("selectedIndex", .number(Double(selectedIndex)))] }
  final override var hasOwnState: Bool { false }
  final override func hierarchyState(resizedFrom state: [Member]) -> [Member]? { nil }
  final override func membersOfSizes(in state: [Member]) -> [Int] { [] }
  override func call(for action: Action) throws(Refusal) -> () -> Void { try call(forAction: action) }
  override func assignment(of property: Member) throws(Refusal) -> () -> Void {
    try assignment(ofProperty: property)
  }

  /// The selected tab. An assignment does not call the delegate (AD documented). The assignment of the selected tab, or
  /// of one that does not exist, changes nothing (the latter unmeasured).
  public var selectedIndex: Int {
    get { index }
    set {
      guard newValue != index, viewControllers.indices.contains(newValue) else { return }
      show(newValue)
    }
  }

  /// The controller of the selected tab. UIKit raises an exception for a controller without a tab (general knowledge).
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
    changeVisibleChildren {
      application.noteChange()
      index = next
      layoutIfPlaced()
    }
    setNeedsLayout()
  }

  /// The frame of the bar, which is at the bottom and extends to the window's edge.
  var barFrame: Rect {
    let height = barHeight + view.safeArea.bottom
    return Rect(x: view.frame.x, y: view.frame.maxY - height, width: view.frame.width, height: height)
  }

  private var barHeight: Double {
    application.profile.bars.tabBarHeight(for: traitCollection, bottomInset: view.safeArea.bottom)
  }

  /// Gives the selected controller the whole view. The bar lies over it and adds to its safe area, unless it is hidden.
  /// A split that collapses or expands in this layout can change that, so the layout is then repeated.
  open override func layoutChildren() {
    for _ in 0..<2 {
      isTabBarHidden = hidesTabBar
      var placement = view
      if !isTabBarHidden { placement.safeArea.bottom += barHeight }
      selectedViewController.layOut(placement)
      guard isTabBarHidden != hidesTabBar else { return }
    }
  }

  private var keptAnswer = KeptValue<Int, Bool>()

  /// The answer of the visible stacks whether they hide the bar.
  private var hidesTabBar: Bool {
    keptAnswer.value(for: application.revision) { selectedViewController.hidesBottomBar }
  }
}

extension ViewController {
  /// Whether the bar below this controller is hidden, because a visible stack in it contains a controller that hid the
  /// bar when it was pushed (AD documented for a tab's own stack; for stacks in any column of an expanded split,
  /// unmeasured).
  fileprivate var hidesBottomBar: Bool {
    if let stack = (self as? NavigationController)?.viewControllers,
      stack.dropFirst().contains(where: \.hidBottomBarWhenPushed)
    {
      return true
    }
    return !(self is TabBarController) && visibleChildren.contains(where: \.hidesBottomBar)
  }
}
