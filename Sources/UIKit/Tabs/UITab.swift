import Foundation
internal import SplitKit

/// A tab of a tab bar controller: `UITab`, since iOS 18.
@preconcurrency @MainActor
open class UITab: ObjectBase {
  /// Where a tab may stand: `UITab.Placement`. It is kept.
  public enum Placement: Int, Sendable { case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly }

  /// The name, which is unique among the tabs.
  public let identifier: String
  /// The words.
  open var title: String { didSet { if title != oldValue { noteChange() } } }
  /// The image.
  open var image: UIImage? { didSet { noteChange() } }
  /// The words below the title. They are kept.
  open var subtitle: String?
  /// The text in the badge. It is kept.
  open var badgeValue: String?
  /// Kept, without an effect.
  open var preferredPlacement = Placement.automatic
  /// Kept: a tab is always there.
  open var isHidden = false
  /// Kept, without an effect.
  open var allowsHiding = false
  /// Kept, without an effect.
  open var isSpringLoaded = true
  /// Whether the bar or the sidebar has the tab: yes.
  open var hasVisiblePlacement: Bool { true }
  /// The group that shows the controllers of this tab in its navigation controller, or nil.
  open var managingTabGroup: UITabGroup? { group?.managingNavigationController == nil ? group?.managingTabGroup : group }
  /// The object that belongs to the tab.
  open var userInfo: Any?
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  private var keptEngineTab: SplitKit.Tab?
  weak var controller: UITabBarController?
  weak var group: UITabGroup?

  /// Creates a tab. The closure makes the controller when the tab is first needed.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
    super.init()
  }

  /// The controller of the tab.
  open var viewController: UIViewController? {
    if made == nil { made = provider?(self) }
    return made
  }
  /// The tab bar controller.
  open var tabBarController: UITabBarController? { controller ?? group?.tabBarController }
  /// The group around the tab.
  open var parent: UITabGroup? { group }

  /// The tab of the engine.
  var engineTab: SplitKit.Tab {
    if let keptEngineTab { return keptEngineTab }
    let tab = makeEngineTab()
    keptEngineTab = tab
    return tab
  }

  func makeEngineTab() -> SplitKit.Tab {
    SplitKit.Tab(
      identifier: identifier, title: title, image: image?.barName, viewController: shownController.engine)
  }

  /// The controller, or an empty one for a tab that gives none.
  var shownController: UIViewController {
    let controller = viewController ?? UIViewController()
    made = controller
    return controller
  }

  /// Notes the controller, before its tabs go to the engine.
  func prepare(in controller: UITabBarController) {
    self.controller = controller
    controller.context.keep(shownController)
  }

  private func noteChange() {
    guard let keptEngineTab else { return }
    (keptEngineTab.title, keptEngineTab.image) = (title, image?.barName)
    tabBarController?.tabController.setNeedsLayout()
  }
}

/// A tab with others in it: `UITabGroup`, since iOS 18.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// The tabs inside.
  open var children: [UITab] { didSet { for child in children { child.group = self } } }
  /// The child that is selected first. It is kept.
  open var defaultChildIdentifier: String?
  /// The selected child, or nil.
  open var selectedChild: UITab? {
    get { (engineTab as? SplitKit.TabGroup)?.selectedChild.flatMap { tab in children.first { $0.engineTab === tab } } }
    set { if let newValue { tabBarController?.selectedTab = newValue } }
  }
  /// Kept, without an effect.
  open var managingNavigationController: UINavigationController?
  /// Kept: the engine places the items of a sidebar.
  open var sidebarActions: [UIAction] = []
  /// Kept: the user cannot arrange tabs.
  open var allowsReordering = false
  /// How the group looks in a sidebar, with UIKit's raw values. It has no effect.
  public enum SidebarAppearance: Int, Sendable { case automatic, inline, rootSection }
  /// Kept, without an effect.
  open var sidebarAppearance = SidebarAppearance.automatic
  /// The order of the children by their identifiers. It is kept.
  open var displayOrderIdentifiers: [String] = []
  /// The children in the order in which they are shown.
  open var displayOrder: [UITab] { children }
  /// The tab with an identifier in this group or in one of its groups, or nil.
  open func tab(forIdentifier identifier: String) -> UITab? {
    children.lazy.compactMap { child in
      child.identifier == identifier ? child : (child as? UITabGroup)?.tab(forIdentifier: identifier)
    }.first
  }

  /// Creates a group.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.group = self }
  }

  override func makeEngineTab() -> SplitKit.Tab {
    SplitKit.TabGroup(
      identifier: identifier, title: title, image: image?.barName, viewController: shownController.engine,
      children: children.map(\.engineTab))
  }

  override func prepare(in controller: UITabBarController) {
    super.prepare(in: controller)
    for child in children { child.prepare(in: controller) }
  }
}

/// A tab for a search: `UISearchTab`, since iOS 18. It is a tab with the look of a search.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Whether a tap on the tab begins the search, since iOS 26. It is kept.
  open var automaticallyActivatesSearch = false
  /// Creates a tab for a search with words of its own.
  public override init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }
  /// Creates a tab for a search.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
  }
}
