/// An initializer of UIKit's that code can call through a metatype, as the extensions of `MetatypeInitializable` in the module UIKit list
/// them. `init()`, and those by which the module makes views and cells anyway, are in ``FrameworkClass``.
struct MetatypeInitializer {
  let labels: [String?]
  /// The type of its values: a tuple where there are several.
  let values: String

  /// The labels as the module names them.
  var key: String { labels.map { ($0 ?? "_") + ":" }.joined() }

  private init(_ labels: [String], _ values: String) { (self.labels, self.values) = (labels, values) }

  /// The initializers of a class of UIKit and of those above it.
  static func all(of name: String) -> [MetatypeInitializer] {
    var found = classes[name] ?? []
    if name.hasSuffix("Controller") {
      found.append(MetatypeInitializer(["nibName", "bundle"], "(String?, Bundle?)"))
    } else if name.hasSuffix("GestureRecognizer") {
      found.append(MetatypeInitializer(["target", "action"], "(Any?, Selector?)"))
    } else if layouts.contains(name) {
      found.append(MetatypeInitializer([], "Void"))
    }
    return found
  }

  private static let layouts: Set = ["UICollectionViewLayout", "UICollectionViewFlowLayout", "UIBarButtonItem", "UITabBarItem"]

  private static let classes: [String: [MetatypeInitializer]] = [
    "UINavigationController": [
      MetatypeInitializer(["rootViewController"], "UIViewController"),
      MetatypeInitializer(["navigationBarClass", "toolbarClass"], "(AnyClass?, AnyClass?)"),
    ],
    "UISplitViewController": [MetatypeInitializer(["style"], "UISplitViewController.Style")],
    "UITableViewController": [MetatypeInitializer(["style"], "UITableView.Style")],
    "UICollectionViewController": [MetatypeInitializer(["collectionViewLayout"], "UICollectionViewLayout")],
    "UITabBarController": [MetatypeInitializer(["tabs"], "[UITab]")],
    "UISearchController": [MetatypeInitializer(["searchResultsController"], "UIViewController?")],
    "UITableView": [MetatypeInitializer(["frame", "style"], "(CGRect, UITableView.Style)")],
    "UICollectionView": [MetatypeInitializer(["frame", "collectionViewLayout"], "(CGRect, UICollectionViewLayout)")],
    "UIImageView": [
      MetatypeInitializer(["image"], "UIImage?"),
      MetatypeInitializer(["image", "highlightedImage"], "(UIImage?, UIImage?)"),
    ],
    "UISegmentedControl": [MetatypeInitializer(["items"], "[Any]?")],
    "UIVisualEffectView": [MetatypeInitializer(["effect"], "UIVisualEffect?")],
    "UIStackView": [MetatypeInitializer(["arrangedSubviews"], "[UIView]")],
    "UIProgressView": [MetatypeInitializer(["progressViewStyle"], "UIProgressView.Style")],
    "UIActivityIndicatorView": [MetatypeInitializer(["style"], "UIActivityIndicatorView.Style")],
    "UICollectionViewCompositionalLayout": [MetatypeInitializer(["section"], "NSCollectionLayoutSection")],
    "UIWindow": [MetatypeInitializer(["windowScene"], "UIWindowScene")],
  ]
}
