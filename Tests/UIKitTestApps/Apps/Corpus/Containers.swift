import UIKit

// Containers of an app's own: a root that overrides traits, and one that exchanges its child.

public final class TraitOverridingContainer: UIViewController {
  public let child: UIViewController
  public var forcesCompact = false { didSet { apply() } }

  public init(child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
    apply()
  }

  private func apply() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let traits = UITraitCollection(traitsFrom: [traitCollection, compact])
    setOverrideTraitCollection(forcesCompact ? traits : nil, forChild: child)
  }
}

public final class SwappingContainer: UIViewController {
  public private(set) var current: UIViewController?

  public func show(content: UIViewController) {
    if let old = current {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    current = content
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }
}

public final class ObservingController: UIViewController {
  public private(set) var changes: [UIUserInterfaceSizeClass] = []
  public private(set) var styles: [UIUserInterfaceStyle] = []
  public private(set) var calls: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad")
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, previous: UITraitCollection) in
      self.changes.append(previous.horizontalSizeClass)
    }
    let style: [UITrait] = [UITraitUserInterfaceStyle.self]
    registerForTraitChanges(style, action: Selector("styleDidChange", ObservingController.styleDidChange))
  }

  public func styleDidChange() { styles.append(traitCollection.userInterfaceStyle) }

  public override func loadView() {
    calls.append("loadView")
    super.loadView()
  }
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("viewWillAppear \(animated)")
  }
  public override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing") }
  public override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear \(animated)") }
  public override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear \(animated)") }
  public override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear \(animated)") }
  public override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    calls.append("willMove \(parent != nil)")
  }
  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    calls.append("didMove \(parent != nil)")
  }
  public override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
  public override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
  public override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    calls.append("viewWillTransition")
  }
  public override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) { calls.append("willTransition \(newCollection.horizontalSizeClass.rawValue)") }
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    calls.append("traitCollectionDidChange")
  }

  public func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }
}
