import UIKit

// The container of the article about adaptive containers, written from its listings: two equal controllers side by side where there
// is room, and one at a time elsewhere.

open class SplitOrFlipContainerViewController: UIViewController {
  public enum DisplayMode {
    case sideBySide
    case one
  }

  private enum DisplayFocus {
    case left
    case right
  }

  open private(set) var displayMode: DisplayMode = .sideBySide
  private var displayFocus: DisplayFocus = .left
  private var leftColumnWidth: CGFloat!
  private var leftContainerView: ContainerView!
  private var rightContainerView: ContainerView!

  private class ContainerView: UIView {
    var contentView: UIView? {
      willSet { contentView?.removeFromSuperview() }
      didSet {
        guard let contentView = contentView else { return }
        addSubview(contentView)
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      contentView?.frame = bounds
    }
  }

  open var leftViewController: UIViewController? {
    willSet {
      guard let child = leftViewController else { return }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    didSet {
      guard let child = leftViewController else { return }
      loadViewIfNeeded()
      addChild(child)
      child.view.frame = leftContainerView.bounds
      leftContainerView.contentView = child.view
      child.didMove(toParent: self)
    }
  }

  open var rightViewController: UIViewController? {
    willSet {
      guard let child = rightViewController else { return }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    didSet {
      guard let child = rightViewController else { return }
      loadViewIfNeeded()
      addChild(child)
      child.view.frame = rightContainerView.bounds
      rightContainerView.contentView = child.view
      child.didMove(toParent: self)
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    leftContainerView = ContainerView(frame: .zero)
    rightContainerView = ContainerView(frame: .zero)
    updateButton()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    displayMode = suggestDisplayMode(for: traitCollection)
    let size = view.bounds.size
    switch displayMode {
    case .sideBySide:
      view.addSubview(leftContainerView)
      view.addSubview(rightContainerView)
      leftColumnWidth = suggestLeftColumnWidth(for: size)
      leftContainerView.frame = leftColumnFrame(for: size)
      rightContainerView.frame = rightColumnFrame(for: size)
    case .one:
      switch displayFocus {
      case .left:
        view.addSubview(leftContainerView)
        leftContainerView.frame = fullFrame(for: size)
        rightContainerView.removeFromSuperview()
      case .right:
        view.addSubview(rightContainerView)
        rightContainerView.frame = fullFrame(for: size)
        leftContainerView.removeFromSuperview()
      }
    }
  }

  open override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.updateButton() }
  }

  private func updateButton() {
    switch suggestDisplayMode(for: traitCollection) {
    case .sideBySide: navigationItem.rightBarButtonItem = nil
    case .one:
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Flip", style: .plain, target: self,
        action: Selector("flipAction", SplitOrFlipContainerViewController.flipAction))
    }
  }

  public func flipAction() {
    displayFocus = displayFocus == .left ? .right : .left
    view.setNeedsLayout()
  }

  private func suggestDisplayMode(for traitCollection: UITraitCollection) -> DisplayMode {
    return traitCollection.horizontalSizeClass == .regular ? .sideBySide : .one
  }

  private func suggestLeftColumnWidth(for availableSize: CGSize) -> CGFloat {
    return availableSize.width > availableSize.height ? 440.0 : 320.0
  }

  private func fullFrame(for size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

  private func leftColumnFrame(for size: CGSize) -> CGRect {
    switch traitCollection.layoutDirection {
    case .unspecified, .leftToRight: return CGRect(x: 0.0, y: 0.0, width: leftColumnWidth, height: size.height)
    case .rightToLeft:
      return CGRect(x: size.width - leftColumnWidth, y: 0.0, width: leftColumnWidth, height: size.height)
    @unknown default: return .zero
    }
  }

  private func rightColumnFrame(for size: CGSize) -> CGRect {
    switch traitCollection.layoutDirection {
    case .unspecified, .leftToRight:
      return CGRect(x: leftColumnWidth, y: 0.0, width: size.width - leftColumnWidth, height: size.height)
    case .rightToLeft: return CGRect(x: 0.0, y: 0.0, width: size.width - leftColumnWidth, height: size.height)
    @unknown default: return .zero
    }
  }
}

extension SplitOrFlipContainerViewController {
  public static func sample() -> UINavigationController {
    let container = SplitOrFlipContainerViewController()
    container.title = "Files"
    let left = SideViewController(color: .systemYellow)
    let right = SideViewController(color: .systemTeal)
    container.leftViewController = left
    container.rightViewController = right
    return UINavigationController(rootViewController: container)
  }
}

open class SideViewController: UIViewController {
  public let color: UIColor
  public private(set) var appearances: [String] = []

  public init(color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  open override func loadView() {
    view = UIView()
    view.backgroundColor = color
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearances.append("will appear")
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    appearances.append("did disappear")
  }
}
