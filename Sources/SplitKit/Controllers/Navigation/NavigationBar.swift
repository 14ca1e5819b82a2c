/// The content of a navigation bar, which follows from the stack by the rules of spec/split-view.md 6.1.
struct NavigationBar {
  let top: ViewController
  /// The navigation controller that the back button pops, and the controller that it leads back to.
  let back: (navigation: NavigationController, destination: ViewController)?

  /// Creates the bar of an outer navigation controller. There is one bar, however deep the stacks are nested.
  ///
  /// In a nested stack, the controller before the inner root is the one below the inner navigation controller in the
  /// outer stack (inferred; S3: back returns to the primary).
  init?(of navigation: NavigationController) {
    guard let top = navigation.viewControllers.last else { return nil }
    own = navigation.parent?.stackContainer?.ownItems(inBarOf: navigation) ?? []
    let outer = Self.step(back: navigation)
    if let inner = top as? NavigationController, let bar = NavigationBar(of: inner) {
      self.top = bar.top
      back = bar.back ?? outer
    } else {
      self.top = top
      back = outer
    }
    owner = navigation.itemOwner(for: self.top)
  }

  /// The controller whose title and items the bar shows. It is the top controller, except for a fault of iOS 13 (see
  /// `StrayItems.swift`).
  private let owner: ViewController?

  var title: String? { owner?.title }

  private static func step(back navigation: NavigationController)
    -> (navigation: NavigationController, destination: ViewController)?
  {
    let stack = navigation.viewControllers
    return stack.count > 1 ? (navigation, stack[stack.count - 2].innermostTop) : nil
  }

  /// The items that a split view with a column style puts first into the bar of its column.
  private let own: [BarButtonItem]

  /// The items at the leading side, without the back button.
  var leading: [BarButtonItem] { own + items }
  private var items: [BarButtonItem] { shown(\.leftBarButtonItems) }
  var trailing: [BarButtonItem] { shown(\.rightBarButtonItems) }

  private func shown(_ items: KeyPath<NavigationItem, [BarButtonItem]>) -> [BarButtonItem] {
    owner?.navigationItem[keyPath: items].filter { !$0.isHidden } ?? []
  }

  /// Whether there is a back button. The top controller can hide it, and its left items replace the back button unless
  /// they supplement it (AD documented).
  var showsBackButton: Bool {
    guard back != nil, !top.navigationItem.hidesBackButton else { return false }
    return items.isEmpty || top.navigationItem.leftItemsSupplementBackButton
  }

  /// The id of the back button, which contains the id of the navigation controller that it pops.
  var backID: String? { showsBackButton ? back.map { "\($0.navigation.id)/back" } : nil }

  /// The title of the back button: that of the previous item's back button, or else its back title, or else its title,
  /// or else "Back" (AD documented), in the language of the system's words. A back button that is only an image has an empty title.
  var backTitle: String {
    let usual = top.application.language.word(.back)
    guard let destination = back?.destination else { return usual }
    if let item = destination.navigationItem.backBarButtonItem, item.title != nil || item.image != nil {
      return item.title ?? ""
    }
    return destination.navigationItem.backButtonTitle ?? destination.title ?? usual
  }

  /// The image of the previous item's back button, which is shown beside the chevron.
  var backImage: String? { back?.destination.navigationItem.backBarButtonItem?.image }
}

extension ViewController {
  /// The controller that is visible when this one is on top of a stack. For a navigation controller it is its own top,
  /// at any depth.
  var innermostTop: ViewController {
    var controller = self
    while let top = (controller as? NavigationController)?.viewControllers.last { controller = top }
    return controller
  }
}
