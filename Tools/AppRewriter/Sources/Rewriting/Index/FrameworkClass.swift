/// The families of UIKit's classes whose subclasses the module makes by name.
enum FrameworkClass: Equatable {
  /// `UIViewController` and its subclasses.
  case controller
  /// `UITableViewCell`, made by `init(style:reuseIdentifier:)`.
  case tableCell
  /// `UITableViewHeaderFooterView`, made by `init(reuseIdentifier:)`.
  case headerFooter
  /// `UICollectionView`, made by `init(frame:collectionViewLayout:)`.
  case collection
  /// `UIVisualEffectView`, made by `init(effect:)`.
  case effect
  /// Every other view, made by `init(frame:)`.
  case view
  /// `UIStoryboardSegue`, made by `init(identifier:source:destination:)`.
  case segue

  init?(_ name: String) {
    switch name {
    case "UITableViewCell": self = .tableCell
    case "UITableViewHeaderFooterView": self = .headerFooter
    case "UICollectionView": self = .collection
    case "UIVisualEffectView": self = .effect
    case "UIStoryboardSegue": self = .segue
    case _ where Self.isNamedAsController(name) && !Self.otherControllers.contains(name): self = .controller
    case _ where Self.views.contains(name): self = .view
    default: return nil
    }
  }

  private static let views: Set<String> = [
    "UIButton", "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell", "UIControl",
    "UIImageView", "UILabel", "UIScrollView", "UISearchBar", "UISegmentedControl", "UISlider", "UIStackView", "UIStepper",
    "UISwitch",
    "UITableView", "UITextField", "UITextView", "UIToolbar", "UIView", "UINavigationBar", "UITabBar",
    "UIActivityIndicatorView", "UIDatePicker", "UIPickerView", "UIProgressView", "UIPageControl", "UIWindow",
  ]

  private static func isNamedAsController(_ name: String) -> Bool { name.hasPrefix("UI") && name.hasSuffix("Controller") }

  /// The classes whose names end as those of view controllers do.
  private static let otherControllers: Set<String> = [
    "UIPresentationController", "UIPopoverPresentationController", "UISheetPresentationController", "UIMenuController",
    "UIDocumentInteractionController", "UIPrintInteractionController", "UIPopoverController",
  ]

  /// Whether a class of UIKit belongs to the main actor.
  static func isIsolated(_ name: String) -> Bool {
    name == "UIResponder" || FrameworkClass(name) != nil || isNamedAsController(name)
  }

  /// The labels of the initialiser that makes an instance.
  var labels: [String?] {
    switch self {
    case .controller: []
    case .tableCell: ["style", "reuseIdentifier"]
    case .headerFooter: ["reuseIdentifier"]
    case .collection: ["frame", "collectionViewLayout"]
    case .effect: ["effect"]
    case .view: ["frame"]
    case .segue: ["identifier", "source", "destination"]
    }
  }

  /// Whether that initialiser is a convenience one, which a class inherits with all designated ones only.
  private var isConvenience: Bool { self == .controller }

  /// The labels of UIKit's designated initialisers, of which `init(coder:)` is required.
  private var designated: [[String?]] {
    switch self {
    case .controller: [["nibName", "bundle"], ["coder"]]
    case .segue: [labels]
    case .tableCell, .headerFooter, .collection, .effect, .view: [labels, ["coder"]]
    }
  }

  /// Whether a class of the app has the initialiser, by declaring or by inheriting it. The classes come from the class upwards.
  func canMake(_ ancestry: [TypeFacts]) -> Bool {
    for type in ancestry {
      let own = type.initializers
      if own.contains(where: { $0.accepts(labels) }) { return true }
      let replaced = own.filter { !$0.isConvenience }.map(\.labels)
      if replaced.isEmpty { continue }
      // A class with designated initialisers of its own inherits others only if it overrides all of them.
      guard isConvenience, designated.allSatisfy(replaced.contains) else { return false }
    }
    return true
  }
}
