import Foundation
internal import SplitKit

/// The looks that an app has given a bar, an item of it, or the class of bars by `appearance()`.
@MainActor
struct GivenLooks {
  /// The look over content that has scrolled, if the app has given one.
  var standard: UIBarAppearance?
  /// The look over content at the edge, if the app has given one.
  var edge: UIBarAppearance?
  /// The properties from before iOS 13, which count where there is no standard look (inferred).
  var old = OldLook()

  /// The looks where those of another object take the place of what is missing here.
  func over(_ other: GivenLooks) -> GivenLooks {
    GivenLooks(standard: standard ?? other.standard, edge: edge ?? other.edge, old: old.over(other.old))
  }

  /// The looks for the engine, or nil if the app has given none.
  func looks(for traits: UITraitCollection) -> BarLooks? {
    guard standard != nil || edge != nil || !old.isEmpty else { return nil }
    return BarLooks(standard: standard?.look(for: traits) ?? old.look(for: traits), edge: edge?.look(for: traits))
  }
}

/// The properties of a bar that came before `UIBarAppearance`.
@MainActor
struct OldLook {
  var background: UIColor?
  var style = UIBarStyle.default
  var image: UIImage?
  var shadow: UIImage?
  var title: UIColor?
  var largeTitle: UIColor?
  var titleFont: UIFont?
  var largeTitleFont: UIFont?
  var item: UIColor?

  var isEmpty: Bool {
    background == nil && style == .default && image == nil && shadow == nil && title == nil && largeTitle == nil && item == nil
      && titleFont == nil && largeTitleFont == nil
  }

  func over(_ other: OldLook) -> OldLook {
    OldLook(
      background: background ?? other.background, style: style == .default ? other.style : style, image: image ?? other.image,
      shadow: shadow ?? other.shadow, title: title ?? other.title, largeTitle: largeTitle ?? other.largeTitle,
      titleFont: titleFont ?? other.titleFont, largeTitleFont: largeTitleFont ?? other.largeTitleFont, item: item ?? other.item)
  }

  /// The colours for the engine. An empty image is how apps ask for no background and for no line; other images are not drawn. The
  /// texts on a black bar are white (AD documented), and its grey is by eye.
  func look(for traits: UITraitCollection) -> BarLook {
    var look = BarLook()
    let dark = style == .black ? UIColor(white: 0.11, alpha: 1) : nil
    look.background = image?.source == .empty ? BarLook.clear : (background ?? dark)?.hex(for: traits)
    if shadow?.source == .empty { look.shadow = BarLook.clear }
    let text = style == .black ? UIColor.white : nil
    look.titleColor = (title ?? text)?.hex(for: traits)
    look.largeTitleColor = (largeTitle ?? text)?.hex(for: traits)
    look.itemColor = item?.hex(for: traits)
    (look.titleFont, look.largeTitleFont) = (titleFont?.ofBar, largeTitleFont?.ofBar)
    return look
  }
}

/// A bar, or an item in one, whose looks an app can give.
@MainActor
protocol HasGivenLooks {
  /// The looks, in a compact height those of a low bar.
  func givenLooks(isLow: Bool) -> GivenLooks
}

extension UINavigationBar: HasGivenLooks {
  func givenLooks(isLow: Bool) -> GivenLooks {
    var old = OldLook(background: barTintColor, style: barStyle, image: backgroundImage, shadow: shadowImage)
    (old.title, old.largeTitle) = (titleTextAttributes?.foreground, largeTitleTextAttributes?.foreground)
    (old.titleFont, old.largeTitleFont) = (titleTextAttributes?.font, largeTitleTextAttributes?.font)
    return GivenLooks(
      standard: (isLow ? compactAppearance : nil) ?? standardAppearance.ifGiven,
      edge: (isLow ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance, old: old)
  }
}

extension UINavigationItem: HasGivenLooks {
  func givenLooks(isLow: Bool) -> GivenLooks {
    GivenLooks(
      standard: (isLow ? compactAppearance : nil) ?? standardAppearance,
      edge: (isLow ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance)
  }
}

extension UIToolbar: HasGivenLooks {
  func givenLooks(isLow: Bool) -> GivenLooks {
    GivenLooks(
      standard: (isLow ? compactAppearance : nil) ?? standardAppearance.ifGiven, edge: scrollEdgeAppearance,
      old: OldLook(background: barTintColor, style: barStyle, image: backgroundImage, shadow: shadowImage))
  }
}

extension UITabBar: HasGivenLooks {
  func givenLooks(isLow: Bool) -> GivenLooks {
    var old = OldLook(background: barTintColor, style: barStyle, image: backgroundImage, shadow: shadowImage)
    old.item = unselectedItemTintColor
    return GivenLooks(standard: standardAppearance.ifGiven, edge: scrollEdgeAppearance, old: old)
  }
}

extension UITabBarItem: HasGivenLooks {
  func givenLooks(isLow: Bool) -> GivenLooks { GivenLooks(standard: standardAppearance, edge: scrollEdgeAppearance) }
}

extension UIBarAppearance {
  /// This look, or nil if the app has changed nothing in it.
  fileprivate var ifGiven: Self? { isGiven ? self : nil }
}

extension BarLooks {
  /// The same looks, with the letters of the label that stands in the place of the title.
  @MainActor fileprivate func titled(by label: UILabel, for traits: UITraitCollection) -> BarLooks {
    func titled(_ look: BarLook) -> BarLook {
      var look = look
      (look.titleColor, look.titleFont) = (label.textColor?.hex(for: traits), label.font?.ofBar)
      return look
    }
    return BarLooks(standard: titled(standard), edge: edge.map(titled))
  }
}

extension [NSAttributedString.Key: Any] {
  /// The colour of the text.
  var foreground: UIColor? { self[.foregroundColor] as? UIColor }
  /// The font of the text.
  var font: UIFont? { self[.font] as? UIFont }
}

extension UIFont {
  /// The letters of a bar's title in this font.
  var ofBar: BarFont { BarFont(size: Double(pointSize), weight: weight.css) }
}

extension UIKitContext {
  /// The looks of a bar for the engine: those of the item, the bar and its class's `appearance()`, in this order (AD documented).
  func looks<Bar: UIView & HasGivenLooks>(
    of bar: Bar?, item: (any HasGivenLooks)? = nil, for traits: UITraitCollection
  ) -> BarLooks? {
    let proxy = AppearanceProxies.madeProxy(of: Bar.self, in: self) as? Bar
    let givers = ([item, bar, proxy] as [(any HasGivenLooks)?]).compactMap { $0 }
    let isLow = traits.verticalSizeClass == .compact
    var given = givers.reduce(GivenLooks()) { $0.over($1.givenLooks(isLow: isLow)) }
    // There are no appearances before iOS 13 (AD documented).
    if majorVersion < 13 { (given.standard, given.edge) = (nil, nil) }
    return given.looks(for: traits) ?? looksOfSystem(for: Bar.self)
  }

  /// The looks of a bar to which the app gives none, or nil if they do not depend on the content. Bars have no surface over content
  /// at their edge since iOS 15 (AD documented). Since iOS 26, tabs and the items of a toolbar have a surface of their own.
  private func looksOfSystem<Bar: UIView>(for bar: Bar.Type) -> BarLooks? {
    guard majorVersion >= 15, majorVersion < 26 || bar is UINavigationBar.Type else { return nil }
    return .ofSystem
  }

  /// The looks of the bar of a stack, over the controller on top of it. The engine has made some stacks itself.
  func looks(of bar: UINavigationBar?, inStack id: String, above top: String) -> BarLooks? {
    let controller = (application.controller(top) as? SplitKit.ViewController)?.counterpart as? UIViewController
    let (item, traits) = (controller?.navigationItemIfMade, traits(ofStack: id))
    let looks = looks(of: bar, item: item, for: traits)
    guard let label = item?.titleView?.contentForBar as? UILabel else { return looks }
    return (looks ?? .ofSystem).titled(by: label, for: traits)
  }

  /// The bars of a stack that somebody has asked for.
  func bars(ofStack id: String) -> (bar: UINavigationBar?, toolbar: UIToolbar?) {
    let engine = application.controller(id) as? SplitKit.NavigationController
    let stack = engine?.counterpart as? UINavigationController
    return (stack?.madeBar, stack?.madeToolbar)
  }

  func traits(ofStack id: String) -> UITraitCollection {
    let stack = application.controller(id) as? SplitKit.NavigationController
    let around = (stack?.counterpart ?? stack?.parent?.counterpart) as? UIViewController
    return around?.traitCollection ?? traits
  }
}
