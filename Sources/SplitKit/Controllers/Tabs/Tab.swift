/// A tab of a tab bar controller: `UITab`, since iOS 18.
public class Tab {
  /// The name of the tab, which is unique among the tabs of its controller.
  public let identifier: String
  /// The words in the bar; nil for none.
  public package(set) var title: String?
  /// The name of an SF Symbol; nil for none.
  public package(set) var image: String?
  /// The tab's controller.
  public let viewController: ViewController

  /// Creates a tab. The title and the image may both be nil.
  public init(identifier: String, title: String? = nil, image: String? = nil, viewController: ViewController) {
    self.identifier = identifier
    self.title = title
    self.image = image
    self.viewController = viewController
  }

  /// The controller that is shown while the tab is selected.
  var shownViewController: ViewController { viewController }
  /// The tab that is selected when this one is tapped.
  var selection: Tab { self }
  /// The tabs inside this one.
  var tabsInside: [Tab] { [] }
}

/// A tab with further tabs inside, which a sidebar lists below it: `UITabGroup`, since iOS 18.
///
/// A bar shows the group as one item. A tap on it selects the child that was selected last, or else the group's own
/// controller (inferred).
public final class TabGroup: Tab {
  /// The tabs inside the group, in the order of the sidebar.
  public let children: [Tab]
  /// The selected child, or nil while the group's own controller is shown.
  public internal(set) weak var selectedChild: Tab?

  /// Creates a group with the tabs inside it.
  public init(
    identifier: String, title: String? = nil, image: String? = nil, viewController: ViewController, children: [Tab]
  ) {
    self.children = children
    super.init(identifier: identifier, title: title, image: image, viewController: viewController)
  }

  override var shownViewController: ViewController { (selectedChild ?? self).viewController }
  override var selection: Tab { selectedChild ?? self }
  override var tabsInside: [Tab] { children }
}
