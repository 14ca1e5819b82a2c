/// Controllers to choose from by a bar: `UITabBarController`.
open class TabBarController: ViewController {
  public let viewControllers: [ViewController]
  public private(set) var selectedIndex = 0

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
  open override var visibleChildren: [ViewController] { [selectedViewController] }

  override var environmentReceivers: [ViewController] { visibleChildren }
  override var hierarchyState: [Member] { [Member("selectedIndex", .number(Double(selectedIndex)))] }
  override func call(for action: Action) throws(Refusal) -> () -> Void { try call(forAction: action) }

  public var selectedViewController: ViewController { viewControllers[selectedIndex] }

  /// Selects a tab. The one that is selected already stays as it is.
  public func select(index: Int) {
    guard index != selectedIndex, viewControllers.indices.contains(index) else { return }
    let before = onScreen
    selectedIndex = index
    layoutChildren()
    let appearance = AppearanceChange(from: before, in: self)
    appearance.begin()
    appearance.end()
    setNeedsLayout()
  }

  /// The bar's rectangle: at the bottom, its height added to the window's bottom inset.
  var barFrame: Rect {
    let height = application.profile.tabBarHeight + view.safeArea.bottom
    return Rect(x: view.frame.x, y: view.frame.maxY - height, width: view.frame.width, height: height)
  }

  /// The selected controller has all of the view; the bar lies over it and adds to its safe area.
  open override func layoutChildren() {
    var placement = view
    placement.safeArea.bottom += application.profile.tabBarHeight
    selectedViewController.layOut(placement)
  }
}
