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
      identifier: identifier, title: title, image: image?.name, viewController: shownController.engine)
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
    (keptEngineTab.title, keptEngineTab.image) = (title, image?.name)
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
      identifier: identifier, title: title, image: image?.name, viewController: shownController.engine,
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
  /// Creates a tab for a search.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
  }
}
