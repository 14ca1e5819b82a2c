// The initializers of gestures, layouts and items that a metatype can call.

extension MetatypeInitializable where Self: UIGestureRecognizer {
  /// Creates a recognizer without a target.
  public init() { self = Self.init(target: nil, action: nil) }

  /// Creates a recognizer that sends an action to a target, which is held weakly.
  public init(target: Any?, action: Selector?) {
    self = Self.made("target:action:", (target, action), by: { UIGestureRecognizer(target: $0, action: $1) }) { made in
      if let target, let action { made.addTarget(target, action: action) }
    }
  }
}

extension MetatypeInitializable where Self: UICollectionViewLayout {
  /// Creates a layout.
  public init() { self = Self.made("", (), by: { UICollectionViewLayout() }, set: { _ in }) }
}

extension MetatypeInitializable where Self: UICollectionViewCompositionalLayout {
  /// Creates a layout of sections that are all alike.
  public init(section: NSCollectionLayoutSection) {
    self = Self.made("section:", section, by: { UICollectionViewCompositionalLayout(section: $0) }, set: { _ in })
  }
}

extension MetatypeInitializable where Self: UIBarButtonItem {
  /// Creates an empty item.
  public init() { self = Self.made("", (), by: { UIBarButtonItem() }, set: { _ in }) }

  /// Creates an item with an image.
  public init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self = Self.made(
      "image:style:target:action:", (image, style, target, action),
      by: { UIBarButtonItem(image: $0, style: $1, target: $2, action: $3) }
    ) {
      ($0.image, $0.style) = (image, style)
      ($0.target, $0.action) = (target as AnyObject?, action)
    }
  }

  /// Creates an item with a title.
  public init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self = Self.made(
      "title:style:target:action:", (title, style, target, action),
      by: { UIBarButtonItem(title: $0, style: $1, target: $2, action: $3) }
    ) {
      ($0.title, $0.style) = (title, style)
      ($0.target, $0.action) = (target as AnyObject?, action)
    }
  }

  /// Creates an item with a view.
  public init(customView: UIView) {
    self = Self.made("customView:", customView, by: { UIBarButtonItem(customView: $0) }, set: { $0.customView = customView })
  }
}

/// The classes of UIKit that a metatype can represent, among the gestures, the layouts and the items.
enum KnownMetatypes {
  /// An instance of a class without any values, or nil for a class of an app's own.
  @MainActor static func instance(of type: AnyClass) -> AnyObject? { makers[ObjectIdentifier(type)]?() }

  @MainActor private static let makers: [ObjectIdentifier: () -> AnyObject] = [
    ObjectIdentifier(UIGestureRecognizer.self): { UIGestureRecognizer() },
    ObjectIdentifier(UITapGestureRecognizer.self): { UITapGestureRecognizer() },
    ObjectIdentifier(UISwipeGestureRecognizer.self): { UISwipeGestureRecognizer() },
    ObjectIdentifier(UIPanGestureRecognizer.self): { UIPanGestureRecognizer() },
    ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self): { UIScreenEdgePanGestureRecognizer() },
    ObjectIdentifier(UIPinchGestureRecognizer.self): { UIPinchGestureRecognizer() },
    ObjectIdentifier(UIRotationGestureRecognizer.self): { UIRotationGestureRecognizer() },
    ObjectIdentifier(UILongPressGestureRecognizer.self): { UILongPressGestureRecognizer() },
    ObjectIdentifier(UIHoverGestureRecognizer.self): { UIHoverGestureRecognizer() },
    ObjectIdentifier(UICollectionViewLayout.self): { UICollectionViewLayout() },
    ObjectIdentifier(UICollectionViewFlowLayout.self): { UICollectionViewFlowLayout() },
    ObjectIdentifier(UIBarButtonItem.self): { UIBarButtonItem() },
    ObjectIdentifier(UITabBarItem.self): { UITabBarItem() },
  ]
}
