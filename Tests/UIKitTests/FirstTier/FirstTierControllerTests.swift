import Foundation
import Testing
import UIKit
import UIKitTesting

/// The symbols of tier 1 about controllers, views, colours and images.
@MainActor @Suite(.serialized) struct FirstTierControllerTests {
  @Test func `a controller lives as UIKit says`() throws {
    let window = try TestWindow(device: "iPad Pro 11")
    let controller = LivingController()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil && controller.nibName == nil)
    let stack = UINavigationController(rootViewController: UIViewController())
    try window.show(stack)
    stack.pushViewController(controller, animated: true)
    _ = window.hierarchy
    let appearing = controller.events.filter { $0.contains("appear") || $0 == "did load" }
    #expect(appearing == ["did load", "will appear true moving true", "is appearing", "did appear true"])
    #expect(controller.events.filter { $0.contains("layout") }.prefix(2) == ["will layout", "did layout"])
    #expect(controller.events.contains("did move true"))
    controller.events = []
    stack.popViewController(animated: false)
    _ = window.hierarchy
    #expect(controller.events == ["will disappear false", "did disappear false", "did move false"])
    let other = UIViewController()
    other.loadViewIfNeeded()
    #expect(other.isViewLoaded && other.view === other.viewIfLoaded)
  }

  @Test func `a child is added and removed`() throws {
    let window = try TestWindow()
    let (parent, child) = (window.rootViewController, LivingController())
    parent.addChild(child)
    child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(parent.children == [child] && child.parent === parent)
    #expect(window.frame(of: child) == CGRect(x: 10, y: 20, width: 100, height: 50))
    child.removeFromParent()
    #expect(parent.children.isEmpty && child.parent == nil)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, false), (.overFullScreen, true), (.currentContext, false), (.formSheet, true),
    (.pageSheet, true),
  ])
  func `a presentation covers the window, or leaves what is behind`(style: UIModalPresentationStyle, showsBehind: Bool) throws {
    let window = try TestWindow(device: "iPad Pro 13", profile: .ios18)
    let (root, presented) = (window.rootViewController, UIViewController())
    presented.modalPresentationStyle = style
    var isDone = false
    root.present(presented, animated: true) { isDone = true }
    #expect(window.isVisible(presented) && isDone)
    #expect(root.presentedViewController === presented && presented.presentingViewController === root)
    #expect(window.isVisible(root) == showsBehind)
    presented.dismiss(animated: true)
    #expect(!window.isVisible(presented) && root.presentedViewController == nil)
  }

  @Test func `a form sheet has the preferred size`() throws {
    let window = try TestWindow(device: "iPad Pro 13", profile: .ios18)
    let presented = UIViewController()
    presented.preferredContentSize = CGSize(width: 400, height: 300)
    presented.modalPresentationStyle = .formSheet
    window.rootViewController.present(presented, animated: false)
    #expect(window.frame(of: presented)?.size == CGSize(width: 400, height: 300))
  }

  @Test func `show goes to the nearest container that takes it`() throws {
    let window = try TestWindow(device: "iPad Pro 13", profile: .ios18, orientation: .landscapeLeft)
    let split = UISplitViewController()
    split.preferredDisplayMode = .oneBesideSecondary
    let (list, detail) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: list)
    split.viewControllers = [stack, UIViewController()]
    try window.show(split)
    list.showDetailViewController(detail, sender: nil)
    #expect(split.viewControllers[1] === detail && detail.splitViewController === split)
    let pushed = UIViewController()
    list.show(pushed, sender: nil)
    #expect(stack.topViewController === pushed)
    #expect(list.targetViewController(forAction: "showDetailViewController:sender:", sender: nil) === split)
    #expect(list.targetViewController(forAction: "showViewController:sender:", sender: nil) === stack)
  }

  @Test func `additional insets move the safe area`() throws {
    let window = try TestWindow(device: "iPad Pro 11")
    let root = window.rootViewController
    _ = window.hierarchy
    let before = root.view.safeAreaInsets.top
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    _ = window.hierarchy
    #expect(root.view.safeAreaInsets.top == before + 30)
  }

  @Test func `views have frames, colours and subviews`() throws {
    let window = try TestWindow(device: "iPad Pro 11")
    let root: UIView = window.rootViewController.view
    let view = UIView()
    view.frame = CGRect(x: 20, y: 30, width: 200, height: 100)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
    view.center = CGPoint(x: 200, y: 200)
    #expect(view.frame.origin == CGPoint(x: 100, y: 150))
    root.addSubview(view)
    #expect(view.superview === root && root.subviews.contains(view))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(window.svg().lowercased().contains("#ff0000"))
    view.isHidden = true
    #expect(!window.svg().lowercased().contains("#ff0000"))
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.setTitle("Tinted", for: .normal)
    button.accessibilityIdentifier = "the-button"
    root.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    root.addSubview(button)
    var touches = 0
    button.addAction(UIAction { _ in touches += 1 }, for: .touchUpInside)
    try window.tap(button: "the-button")
    #expect(touches == 1 && button.tintColor == root.tintColor)
    #expect(root.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `a flexible view follows its superview`() throws {
    let window = try TestWindow(size: CGSize(width: 1000, height: 800))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 800, height: 600))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.rootViewController.view.addSubview(view)
    _ = window.hierarchy
    try window.resize(width: 900, height: 700)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 700, height: 500))
  }

  @Test func `a layout happens when it is asked for`() throws {
    let window = try TestWindow()
    let view = LaidOutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.rootViewController.view.addSubview(view)
    _ = window.hierarchy
    let before = view.layouts
    view.setNeedsLayout()
    #expect(view.layouts == before)
    view.layoutIfNeeded()
    #expect(view.layouts == before + 1)
  }

  @Test func `changes in animations are made, and completions follow`() throws {
    let window = try TestWindow()
    let view = UIView()
    window.rootViewController.view.addSubview(view)
    var isDone = false
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 0.5 }, completion: { _ in isDone = true })
    _ = window.hierarchy
    #expect(view.alpha == 0.5 && isDone)
    var isMade = false
    UIView.performWithoutAnimation { isMade = true }
    #expect(isMade)
  }

  @Test func `a responder takes the keyboard and actions`() throws {
    let window = try TestWindow()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    window.rootViewController.view.addSubview(field)
    _ = window.hierarchy
    let responder: UIResponder = field
    #expect(responder.becomeFirstResponder() && responder.isFirstResponder)
    responder.resignFirstResponder()
    #expect(!responder.isFirstResponder)
    #expect(!UIResponder().canPerformAction("nothing", withSender: nil))
    #expect(UIApplication.shared.sendAction("nothing", to: nil, from: nil, for: nil) == false)
  }

  @Test func `colours have their parts`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    func parts(_ color: UIColor) -> [Int] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.resolvedColor(with: light).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }
    let table: [(UIColor, [Int])] = [
      (.white, [255, 255, 255, 255]), (.gray, [128, 128, 128, 255]), (.clear, [0, 0, 0, 0]),
      (.systemBackground, [255, 255, 255, 255]), (.secondarySystemBackground, [242, 242, 247, 255]),
      (.systemGroupedBackground, [242, 242, 247, 255]), (.systemBlue, [0, 122, 255, 255]), (.systemRed, [255, 59, 48, 255]),
      (.systemPink, [255, 45, 85, 255]), (.secondaryLabel, [60, 60, 67, 153]), (.separator, [60, 60, 67, 74]),
    ]
    for (color, expected) in table { #expect(zip(parts(color), expected).allSatisfy { abs($0 - $1) <= 1 }, "\(expected)") }
    #expect(UIColor(named: "Brand") != nil)
  }

  @Test func `images have names, and modes`() {
    #expect(UIImage(systemName: "tray")?.isSymbolImage == true)
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(named: "Logo") != nil && UIImage(named: "Logo", in: nil, compatibleWith: nil) != nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    #expect(UIImage().size == .zero)
    let original = UIImage(systemName: "tray")?.withRenderingMode(.alwaysOriginal)
    #expect(original?.renderingMode == UIImage.RenderingMode.alwaysOriginal)
  }
}

@Suite struct FirstTierValueTests {
  @Test func `enumerations have the raw values of UIKit`() {
    #expect([UIStatusBarAnimation.none, .fade, .slide].map(\.rawValue) == [0, 1, 2])
    #expect([UIUserInterfaceSizeClass.unspecified, .compact, .regular].map(\.rawValue) == [0, 1, 2])
    #expect([UIUserInterfaceIdiom.phone, .pad].map(\.rawValue) == [0, 1])
    #expect([UISplitViewController.Style.unspecified, .doubleColumn, .tripleColumn].map(\.rawValue) == [0, 1, 2])
    #expect(UIInterfaceOrientationMask.portrait.rawValue == 2 && UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIModalPresentationStyle.fullScreen.rawValue == 0 && UIModalPresentationStyle.formSheet.rawValue == 2)
  }
}

private final class LaidOutView: UIView {
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

private final class LivingController: UIViewController {
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("did load")
  }
  override func viewWillAppear(_ animated: Bool) { events.append("will appear \(animated) moving \(isMovingToParent)") }
  override func viewIsAppearing(_ animated: Bool) { events.append("is appearing") }
  override func viewDidAppear(_ animated: Bool) { events.append("did appear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { events.append("will disappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { events.append("did disappear \(animated)") }
  override func viewWillLayoutSubviews() { events.append("will layout") }
  override func viewDidLayoutSubviews() { events.append("did layout") }
  override func didMove(toParent parent: UIViewController?) { events.append("did move \(parent != nil)") }
}
