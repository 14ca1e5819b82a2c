// Compiles against the public names of UIKit, as apps write them. Nothing of it runs.
import UIKit
import Foundation
private class BaseViewController: UIViewController {
  class var storyboardName: String { "Main" }
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  lazy var spinner: UIActivityIndicatorView = { UIActivityIndicatorView(style: .large) }()
  var isLoading = false { didSet { isLoading ? spinner.startAnimating() : spinner.stopAnimating() } }
  override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
  func makeBarButton() -> UIBarButtonItem { .init(image: .init(systemName: "gear"), style: .plain, target: self, action: nil) }
}
private final class SubViewController: BaseViewController {
  private let name: String
  init(name: String) {
    self.name = name
    super.init()
  }
  required init?(coder: NSCoder) { fatalError() }
}
extension UIViewController {
  var contents: UIViewController { (self as? UINavigationController)?.visibleViewController ?? self }
  func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    container.addSubview(child.view)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: self)
  }
  func unembed() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
  static func swizzle() {}
  var topMost: UIViewController {
    if let p = presentedViewController { return p.topMost }
    if let t = self as? UITabBarController { return t.selectedViewController?.topMost ?? t }
    return self
  }
}
extension UIView {
  func pin(to other: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
    ])
  }
  @IBInspectable var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
  func superview<T: UIView>(of type: T.Type) -> T? { superview as? T ?? superview?.superview(of: type) }
  convenience init(color: UIColor) {
    self.init(frame: .zero)
    backgroundColor = color
  }
  static var hairline: CGFloat { 1 / UIScreen.main.scale }
}
extension UIColor {
  static let brand = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xff) / 255, green: CGFloat((hex >> 8) & 0xff) / 255, blue: CGFloat(hex & 0xff) / 255,
      alpha: alpha)
  }
  static func dynamic(light: UIColor, dark: UIColor) -> UIColor { UIColor { $0.userInterfaceStyle == .dark ? dark : light } }
  var image: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { c in
      setFill()
      c.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }
}
extension UIFont {
  static func rounded(_ size: CGFloat, _ weight: UIFont.Weight = .regular) -> UIFont {
    let f = UIFont.systemFont(ofSize: size, weight: weight)
    if let d = f.fontDescriptor.withDesign(.rounded) { return UIFont(descriptor: d, size: size) }
    return f
  }
}
extension UIImage {
  convenience init?(symbol: String, size: CGFloat) {
    self.init(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
  }
}
extension UIEdgeInsets { init(all v: CGFloat) { self.init(top: v, left: v, bottom: v, right: v) } }
extension UIStackView {
  convenience init(_ views: [UIView], axis: NSLayoutConstraint.Axis) {
    self.init(arrangedSubviews: views)
    self.axis = axis
  }
}
extension UIAlertController {
  static func confirm(_ title: String, in vc: UIViewController, handler: @escaping () -> Void) {
    let a = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    a.addAction(UIAlertAction(title: "OK", style: .default) { _ in handler() })
    vc.present(a, animated: true)
  }
}
extension Notification.Name { static let didSelectItem = Notification.Name("didSelectItem") }
extension UIControl.State { static let special = UIControl.State(rawValue: 1 << 16) }
extension UIApplication {
  static var mainWindow: UIWindow? {
    shared.connectedScenes.filter { $0.activationState == .foregroundActive }.compactMap { $0 as? UIWindowScene }.first?.windows
      .first(where: \.isKeyWindow)
  }
}
extension UISplitViewController {
  var primaryViewController: UIViewController? { viewControllers.first }
  var secondaryViewController: UIViewController? { viewControllers.count > 1 ? viewControllers.last : nil }
  func toggleMasterView() {
    let b = displayModeButtonItem
    UIApplication.shared.sendAction(b.action!, to: b.target, from: nil, for: nil)
  }
}
private protocol DetailProviding: UIViewController { var item: Int? { get set } }
private class Holder<VC: UIViewController & DetailProviding> {
  weak var vc: VC?
  var any: (UIViewController & DetailProviding)?
  init(_ vc: VC) { self.vc = vc }
}
private struct Route { let make: @MainActor () -> UIViewController }
private enum Theme: String, CaseIterable {
  case light, dark
  @MainActor func apply(to window: UIWindow?) { window?.overrideUserInterfaceStyle = self == .dark ? .dark : .light }
}
private final class PrimaryActionButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }
  convenience init(title: String) {
    self.init(type: .system)
    setTitle(title, for: .normal)
  }
  private func commonInit() {
    layer.cornerRadius = 12
    clipsToBounds = true
  }
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
  override var isEnabled: Bool { didSet { backgroundColor = isEnabled ? .systemBlue : .systemGray } }
  override var intrinsicContentSize: CGSize {
    let s = super.intrinsicContentSize
    return CGSize(width: s.width + 20, height: max(44, s.height))
  }
  override func updateConfiguration() { super.updateConfiguration() }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
}
private final class PaddedLabel: UILabel {
  var insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  override var intrinsicContentSize: CGSize {
    let s = super.intrinsicContentSize
    return CGSize(width: s.width + insets.left + insets.right, height: s.height + insets.top + insets.bottom)
  }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines n: Int) -> CGRect {
    super.textRect(forBounds: bounds, limitedToNumberOfLines: n)
  }
  override var text: String? { didSet { invalidateIntrinsicContentSize() } }
  override var attributedText: NSAttributedString? { didSet {} }
  override var font: UIFont! { didSet {} }
}
private final class GrowingTextView: UITextView {
  override var text: String! { didSet {} }
  override init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame, textContainer: textContainer) }
  required init?(coder: NSCoder) { fatalError() }
  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
}
private final class Field: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func deleteBackward() { super.deleteBackward() }
  override var placeholder: String? { didSet {} }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
}
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  private var gradient: CAGradientLayer { layer as! CAGradientLayer }
  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
  }
}
private final class Scroll: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
  override var contentOffset: CGPoint { didSet {} }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  override var contentInset: UIEdgeInsets { didSet {} }
}
private final class MyTable: UITableView {
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func reloadData() { super.reloadData() }
  override var intrinsicContentSize: CGSize { contentSize }
  override func layoutSubviews() { super.layoutSubviews() }
}
private final class Image: UIImageView {
  override var image: UIImage? { didSet {} }
  override init(image: UIImage?) { super.init(image: image) }
  required init?(coder: NSCoder) { fatalError() }
}
private final class Bar: UINavigationBar { override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) } }
private final class Sw: UISwitch { override func setOn(_ on: Bool, animated: Bool) { super.setOn(on, animated: animated) } }
private final class Win: UIWindow {
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override var rootViewController: UIViewController? { didSet {} }
  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
}
private final class Alert: UIAlertController {
  override func viewDidLoad() { super.viewDidLoad() }
  override var preferredStyle: UIAlertController.Style { .alert }
}
private final class Tap: UITapGestureRecognizer {
  var closure: (() -> Void)?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .failed
  }
}
private final class Item: UIBarButtonItem {
  override var isEnabled: Bool { didSet {} }
  var handler: (() -> Void)?
  convenience init(title: String, handler: @escaping () -> Void) {
    self.init(title: title, style: .plain, target: nil, action: nil)
    self.handler = handler
  }
}
private final class Search: UISearchController {
  override init(searchResultsController: UIViewController?) { super.init(searchResultsController: searchResultsController) }
  required init?(coder: NSCoder) { fatalError() }
  override var searchBar: UISearchBar { super.searchBar }
  override var isActive: Bool { didSet {} }
}
private final class Seg: UIStoryboardSegue { override func perform() { source.present(destination, animated: true) } }
private final class App: UIApplication { override func sendEvent(_ event: UIEvent) { super.sendEvent(event) } }
@MainActor private final class Router {
  private unowned let split: UISplitViewController
  init(split: UISplitViewController) { self.split = split }
  func open(_ vc: UIViewController) async {
    await withCheckedContinuation { c in split.present(vc, animated: true) { c.resume() } }
  }
}

func misc() {
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { UIApplication.shared.isIdleTimerDisabled = true }
  let t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  t.invalidate()
  OperationQueue.main.addOperation { MainActor.assumeIsolated { print(UIDevice.current.name) } }
  let formatter = DateFormatter()
  formatter.dateStyle = .medium
  _ = formatter.string(from: Date())
  _ = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
}
