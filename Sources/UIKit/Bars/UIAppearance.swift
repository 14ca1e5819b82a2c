import Foundation

/// A class whose objects can be given a look for a whole app: `UIAppearance`.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// A class around whose objects others have their look: `UIAppearanceContainer`.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
  /// The object that stands for all objects of the class. It keeps what an app sets. `prefersLargeTitles` of a navigation bar
  /// applies to new stacks, and the `tintColor`, the colours and the appearances of a bar to all bars. Any view takes the `tintColor`
  /// and the `backgroundColor` when it is first laid out; labels, switches, sliders, progress views, segmented controls, page controls
  /// and tables take their colours, too. Everything else has no effect.
  public static func appearance() -> Self { AppearanceProxies.proxy(of: Self.self) }
  /// An object whose look no view takes. The looks of bars count for all bars, as those of `appearance()`.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.areBars(Self.self) ? appearance() : AppearanceProxies.untaken(Self.self)
  }
  /// The same as `appearance()`.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIAppearance where Self: UIBarItem {
  /// The object whose look counts for all items of the class. The colours of buttons are drawn; everything else is kept.
  public static func appearance() -> Self { AppearanceProxies.proxy(of: Self.self) }
  /// An object whose look no item takes, except for items in navigation bars, toolbars and tab bars, for which it counts as that of
  /// `appearance()`.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    containerTypes.contains { AppearanceProxies.areBars($0) } ? appearance() : AppearanceProxies.untaken(Self.self)
  }
  /// The object whose look counts for items with some traits.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

/// A class whose objects a storyboard can make.
@MainActor
protocol CodedObject: AnyObject {
  init?(coder: NSCoder)
}

extension UIView: CodedObject {}
extension UIBarItem: CodedObject {}

/// The objects that stand for all objects of their classes.
@MainActor
enum AppearanceProxies {
  private static var proxies: [ObjectIdentifier: UIView] = [:]

  /// The object of a class. Every view can be made by its required initializer.
  static func proxy<View: UIView>(of type: View.Type) -> View {
    begin()
    if let proxy = proxies[ObjectIdentifier(type)] as? View { return proxy }
    let proxy = untaken(type)
    proxies[ObjectIdentifier(type)] = proxy
    return proxy
  }

  /// An object that keeps what an app sets, for objects in some containers. Nothing takes its look.
  static func untaken<Object: CodedObject>(_ type: Object.Type) -> Object {
    guard let object = type.init(coder: EmptyCoder()) else {
      preconditionFailure("A class whose appearance is set makes an object in init(coder:); \(type) makes none")
    }
    return object
  }

  /// Whether a class is one of bars, whose looks count wherever the bars stand.
  static func areBars(_ type: Any.Type) -> Bool {
    type is UINavigationBar.Type || type is UIToolbar.Type || type is UITabBar.Type
  }

  private static var items: [ObjectIdentifier: UIBarItem] = [:]

  static func proxy<Item: UIBarItem>(of type: Item.Type) -> Item {
    begin()
    if let proxy = items[ObjectIdentifier(type)] as? Item { return proxy }
    let proxy = untaken(type)
    items[ObjectIdentifier(type)] = proxy
    return proxy
  }

  /// The proxy of a class, if the app of a context has asked for it.
  static func madeProxy(of type: UIView.Type, in app: UIKitContext) -> UIView? {
    app === context ? proxies[ObjectIdentifier(type)] : nil
  }

  /// The proxy of a class of items, if the app of a context has asked for it.
  static func madeProxy<Item: UIBarItem>(ofItem type: Item.Type, in app: UIKitContext) -> Item? {
    app === context ? items[ObjectIdentifier(type)] as? Item : nil
  }

  /// The app whose proxies these are. A test can host several apps in one process, one after the other.
  private static weak var context: UIKitContext?

  /// Forgets the proxies of an app before.
  private static func begin() {
    guard context !== UIKitContext.current else { return }
    (proxies, items, context) = ([:], [:], UIKitContext.current)
  }

  /// Whether the present app has asked for a proxy of a class of views.
  static var areUsed: Bool { !proxies.isEmpty && context === UIKitContext.current }

  /// The proxies of the classes of a view, beginning with those of the classes that are below others.
  static func proxies(for view: UIView) -> [UIView] {
    proxies.values.filter { $0 !== view && view.isKind(of: type(of: $0)) }.sorted { one, other in
      one.isKind(of: type(of: other)) && !other.isKind(of: type(of: one))
    }
  }

  /// Whether a view stands for its class.
  static func isProxy(_ view: UIView) -> Bool { proxies.values.contains { $0 === view } }
}

/// A coder that decodes nothing, for initializers that take one. It can have the value of a property that does not change afterwards.
final class EmptyCoder: NSCoder {
  private let given: Any?

  init(_ given: Any? = nil) {
    self.given = given
    super.init()
  }

  /// The value that a coder has, if it is one of this kind and of the type.
  static func value<Value>(in coder: NSCoder, _ type: Value.Type = Value.self) -> Value? {
    (coder as? EmptyCoder)?.given as? Value
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
}
