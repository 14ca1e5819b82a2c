import Foundation

// The initializers of views that a metatype can call. Each does what the initializer of the class with the same labels does.

extension MetatypeInitializable where Self: UIView {
  /// Creates a view without a size.
  public init() { self = Self.made("", (), by: { UIView() }, set: { _ in }) }

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    self = Self.made("frame:", frame, by: { UIView(frame: $0) }, set: { $0.frame = frame })
  }
}

extension MetatypeInitializable where Self: UITableViewCell {
  /// Creates a cell in a style.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self = ClassTable.makeCell(MetatypeCall.take(Self.self), style: style, reuseIdentifier: reuseIdentifier) as! Self
  }
}

extension MetatypeInitializable where Self: UITableViewHeaderFooterView {
  /// Creates a header or a footer of a section.
  public init(reuseIdentifier: String?) {
    self = ClassTable.makeHeader(MetatypeCall.take(Self.self), reuseIdentifier: reuseIdentifier) as! Self
  }
}

extension MetatypeInitializable where Self: UITableView {
  /// Creates a table with a frame in a style.
  public init(frame: CGRect, style: UITableView.Style) {
    self = Self.made(
      "frame:style:", (frame, style), by: { UITableView(frame: $0, style: $1) }, coder: EmptyCoder(style),
      set: { $0.frame = frame })
  }
}

extension MetatypeInitializable where Self: UICollectionView {
  /// Creates a collection with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
    self = Self.made(
      "frame:collectionViewLayout:", (frame, collectionViewLayout), by: { UICollectionView(frame: $0, collectionViewLayout: $1) },
      coder: EmptyCoder(collectionViewLayout), set: { $0.frame = frame })
  }
}

extension MetatypeInitializable where Self: UIStackView {
  /// Creates a stack with views.
  public init(arrangedSubviews: [UIView]) {
    self = Self.made("arrangedSubviews:", arrangedSubviews, by: { UIStackView(arrangedSubviews: $0) }) { stack in
      for view in arrangedSubviews { stack.addArrangedSubview(view) }
    }
  }
}

extension MetatypeInitializable where Self: UIImageView {
  /// Creates a view with an image and its size.
  public init(image: UIImage?) {
    self = Self.made("image:", image, by: { UIImageView(image: $0) }, set: { $0.take(image, nil) })
  }

  /// Creates a view with an image, its size, and another image that is kept.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self = Self.made("image:highlightedImage:", (image, highlightedImage), by: { UIImageView(image: $0, highlightedImage: $1) }) {
      $0.take(image, highlightedImage)
    }
  }
}

extension MetatypeInitializable where Self: UIControl {
  /// Creates a control with an action for its primary event.
  public init(frame: CGRect, primaryAction: UIAction?) {
    self = Self.made("frame:primaryAction:", (frame, primaryAction), by: { UIControl(frame: $0, primaryAction: $1) }) { control in
      control.frame = frame
      if let primaryAction { control.addAction(primaryAction, for: .primaryActionTriggered) }
    }
  }
}

extension MetatypeInitializable where Self: UIButton {
  /// Creates a button of a kind with an action, whose title and image it shows.
  public init(type: UIButton.ButtonType = .system, primaryAction: UIAction? = nil) {
    self = Self.made("type:primaryAction:", (type, primaryAction), by: { UIButton(type: $0, primaryAction: $1) }) {
      $0.take(type, primaryAction)
    }
  }

  /// Creates a button with a configuration and perhaps an action, whose title and image it shows.
  public init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self = Self.made(
      "configuration:primaryAction:", (configuration, primaryAction), by: { UIButton(configuration: $0, primaryAction: $1) }
    ) {
      $0.configuration = configuration
      $0.take(.system, primaryAction)
    }
  }
}

extension MetatypeInitializable where Self: UISegmentedControl {
  /// Creates a control with texts and images.
  public init(items: [Any]?) {
    self = Self.made("items:", items, by: { UISegmentedControl(items: $0) }, set: { $0.take(items) })
  }
}

extension MetatypeInitializable where Self: UIVisualEffectView {
  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self = Self.made("effect:", effect, by: { UIVisualEffectView(effect: $0) }, set: { $0.effect = effect })
  }
}

extension MetatypeInitializable where Self: UIProgressView {
  /// Creates a view in a style.
  public init(progressViewStyle: UIProgressView.Style) {
    self = Self.made("progressViewStyle:", progressViewStyle, by: { UIProgressView(progressViewStyle: $0) }) {
      $0.progressViewStyle = progressViewStyle
    }
  }
}

extension MetatypeInitializable where Self: UIActivityIndicatorView {
  /// Creates an indicator in a size.
  public init(style: UIActivityIndicatorView.Style) {
    self = Self.made("style:", style, by: { UIActivityIndicatorView(style: $0) }, set: { $0.take(style) })
  }
}

extension MetatypeInitializable where Self: UIWindow {
  /// Creates a window of a scene.
  public init(windowScene: UIWindowScene) {
    self = Self.made("windowScene:", windowScene, by: { UIWindow(windowScene: $0) }, set: { $0.take(windowScene) })
  }
}
