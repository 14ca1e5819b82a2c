import Foundation

/// Instances of classes that are known only while the app runs, with arguments: what `type.init(…)` becomes.
extension ClassTable {
  /// Makes a view with a frame.
  public static func make<Made: UIView>(_ type: Made.Type, frame: CGRect) -> Made {
    if let made = makeView(type, frame: frame) as? Made { return made }
    let made = make(type)
    made.frame = frame
    return made
  }

  /// Makes a cell of a style.
  public static func make<Made: UITableViewCell>(
    _ type: Made.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Made {
    makeCell(type, style: style, reuseIdentifier: reuseIdentifier) as? Made ?? make(type)
  }

  /// Makes a header or a footer of a section.
  public static func make<Made: UITableViewHeaderFooterView>(_ type: Made.Type, reuseIdentifier: String?) -> Made {
    makeHeader(type, reuseIdentifier: reuseIdentifier) as? Made ?? make(type)
  }

  /// Makes a controller whose view comes from a nib.
  public static func make<Made: UIViewController>(_ type: Made.Type, nibName: String?, bundle: Bundle?) -> Made {
    let made = make(type)
    if let nibName { made.givenNib = (nibName, bundle) }
    return made
  }

  /// Makes a navigation controller with a first controller.
  public static func make<Made: UINavigationController>(_ type: Made.Type, rootViewController: UIViewController) -> Made {
    let made = make(type)
    made.setViewControllers([rootViewController], animated: false)
    return made
  }

  /// Makes a view or a controller in a function that asks of its type only to be an object.
  public static func make<Made: NSObjectProtocol>(_ type: Made.Type) -> Made {
    let made: AnyObject? =
      if let type = type as? UIViewController.Type { make(type) } else { (type as? UIView.Type).map { make($0) } }
    guard let made = made as? Made else {
      preconditionFailure("\(type) is no view and no controller, and the class table makes nothing else")
    }
    return made
  }
}
