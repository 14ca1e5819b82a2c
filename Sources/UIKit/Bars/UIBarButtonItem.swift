import Foundation
internal import SplitKit

/// A button in a bar: `UIBarButtonItem`.
///
/// An item belongs to the first controller in whose bar it stands, which gives it its id: the controller, and the item's name for
/// tests, else its title or image. Spaces take no room, because the engine places the items of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How much an item stands out: `UIBarButtonItem.Style`, with UIKit's raw values.
  public enum Style: Int, Sendable {
    case plain = 0, bordered = 1, done = 2, prominent = 3
  }

  /// The items of the system: `UIBarButtonItem.SystemItem`, with UIKit's raw values.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh
    case stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close, writingTools
  }

  /// The kind of the item, if it is more than a button.
  enum Kind {
    case button
    case system(SystemItem)
    case space(isFlexible: Bool)
    /// An item that the engine has made, such as the display mode button.
    case engine(SplitKit.BarButtonItem)
  }

  var kind = Kind.button
  /// How much the item stands out.
  open var style = Style.plain { didSet { if style != oldValue { noteChange() } } }
  /// The object that the action is sent to; nil for the nearest responder that takes it. It is held weakly.
  open weak var target: AnyObject?
  /// The action that a tap sends.
  open var action: Selector?
  /// The closure that a tap runs, instead of the action.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction, case .button = kind else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let image = primaryAction.image { self.image = image }
      noteChange()
    }
  }
  /// The menu that a tap shows if there is no action, and a long press otherwise.
  open var menu: UIMenu? { didSet { noteChange() } }
  /// Whether the image keeps its place while the menu is shown. It is kept.
  open var changesSelectionAsPrimaryAction = false
  /// How the items of the menu are ordered. It is kept.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// The identifier of the item, since iOS 26. It is kept.
  open var identifier: String?
  /// A view in place of the button. Its title, its first label's text or its image is shown.
  open var customView: UIView? {
    didSet {
      customView?.barOwner = self
      noteChange()
    }
  }
  /// The width in points, or 0 for that of the content. It is kept.
  open var width: CGFloat = 0
  /// The titles that the item can have. They are kept.
  open var possibleTitles: Set<String>?
  /// Whether the item is drawn as selected, since iOS 15.
  open var isSelected = false { didSet { if isSelected != oldValue { noteChange() } } }
  /// Whether the bar leaves the item out, since iOS 16.
  open var isHidden = false { didSet { if isHidden != oldValue { noteMembership() } } }
  /// The colour of the item; nil for that of its bar. `UIColor.tintColor` is blue here.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { noteChange() } } }
  /// Kept, without an effect.
  open var isSymbolAnimationEnabled = true
  /// Kept, without an effect.
  open var isSpringLoaded = false
  /// The element that stands for the item in a menu. It is kept.
  open var menuRepresentation: UIMenuElement?
  /// Accepted and ignored: symbols stand still.
  open func addSymbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true) {}
  /// Accepted and ignored: symbols stand still.
  open func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
  /// Kept, without an effect, since iOS 26.
  open var sharesBackground = true
  /// Kept, without an effect, since iOS 26.
  open var hidesSharedBackground = false
  /// A text or a dot at the corner of the item, since iOS 26.
  open var badge: Badge? { didSet { if badge != oldValue { noteChange() } } }
  /// A text or a dot at the corner of an item, since iOS 26: `UIBarButtonItem.Badge`.
  public struct Badge: Hashable, Sendable {
    /// The text, or nil for a dot.
    public let stringValue: String?
    /// The colour, or nil for red.
    public var backgroundColor: UIColor?
    /// A number.
    public static func count(_ count: Int) -> Badge { Badge(stringValue: "\(count)") }
    /// A text.
    public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
    /// A dot.
    public static func indicator() -> Badge { Badge(stringValue: nil) }
  }
  /// The group that the item is in, or nil.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  /// The item of the engine, once the item stands in a bar.
  var engineItem: SplitKit.BarButtonItem?
  /// The controllers in whose bars the item stands.
  fileprivate weak var holder: UIViewController?

  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates an item as a storyboard does. A coder of another kind gives an empty item.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style) = (image, style)
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Creates an item with an image, and one for low bars, which is kept.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with words.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style) = (title, style)
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Creates an item with words and an image, of which the bar shows the image, since iOS 16. The menu is shown in place of the
  /// action if there is none.
  public convenience init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil) {
    self.init(title: title, style: .plain, target: target, action: action)
    (self.image, self.menu) = (image, menu)
  }

  /// Creates an item of the system, whose words or sign follow the version of the system.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem)
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Creates an item with a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
    // The observer of the property is not called in an initialiser.
    customView.barOwner = self
  }

  /// Creates an item of the system that runs a closure or shows a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item that runs a closure, whose title and image it has, or shows a menu.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// Creates an item with words or an image that runs a closure or shows a menu. Without words and image of its own, it has those
  /// of the closure.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.menu = menu
  }

  /// A space of a width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(.fixedSpace)
    space.width = width
    return space
  }
  /// A space as wide as the room.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(.flexibleSpace) }

  convenience init(_ item: SystemItem) {
    self.init()
    kind = item == .flexibleSpace || item == .fixedSpace ? .space(isFlexible: item == .flexibleSpace) : .system(item)
    style = item == .done || item == .save ? .done : .plain
  }

  /// Creates the item for one that the engine has made.
  convenience init(engine item: SplitKit.BarButtonItem) {
    self.init()
    (kind, engineItem) = (.engine(item), item)
  }

  /// Kept: the background of an item is that of the system.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  /// Kept: titles stand where the system puts them.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Kept: the background of a back button is that of the system.
  open func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  /// Kept: titles stand where the system puts them.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Kept: the background of an item is that of the system.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) {}
  /// The background of the item: none of the app's.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { nil }
  /// Kept: the background of an item is that of the system.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  /// The move of the background: 0.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }
  /// Kept: the background of a back button is that of the system.
  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}

  /// Makes a group of this item, with another item that stands for it in a narrow bar.
  open func creatingFixedGroup() -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil) }
  /// Makes a group of this item that the user can move and remove, which nobody can here.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup { creatingFixedGroup() }
  /// Makes a group of this item that the user can remove, which nobody can here.
  open func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true) -> UIBarButtonItemGroup
  {
    creatingFixedGroup()
  }

  /// The bar of an app's own that shows the item.
  weak var standaloneBar: UIView?

  override func noteChange() {
    standaloneBar?.setNeedsLayout()
    guard let engineItem else { return }
    update(engineItem)
    holder?.setNeedsUpdate()
    holder?.engine.setNeedsLayout()
  }

  private func noteMembership() { holder?.noteBarItems() }

  /// The view of the item that stands over the bar, or nil for an item that the bar draws.
  var viewOverBar: UIView? { customView.flatMap { $0.isDrawnByBar || image != nil || title != nil ? nil : $0 } }
  /// The id of the item in the engine, once it has one.
  var engineID: String? { engineItem?.id }

  /// Changes the words of an edit button.
  func noteEditing(_ isEditing: Bool) {
    title = holder?.word(isEditing ? .done : .edit) ?? (isEditing ? "Done" : "Edit")
    style = isEditing ? .done : .plain
  }
}

/// The item in the engine.
extension UIBarButtonItem {
  /// The item of the engine for the bar of a controller, or nil for an item that takes no place. An item that moves to the bar of
  /// another controller gets a new one.
  func engineItem(for controller: UIViewController) -> SplitKit.BarButtonItem? {
    if case .engine(let item) = kind {
      holder = controller
      return item
    }
    if case .space = kind { return nil }
    if isHidden { return nil }
    if let engineItem, holder === controller { return engineItem }
    let item = SplitKit.BarButtonItem(id: newID(in: controller)) { [weak self] in self?.perform() }
    holder = controller
    engineItem = item
    update(item)
    return item
  }

  /// The space that the item is in a toolbar, or nil for a button.
  var space: BarSpace? {
    guard case .space(let isFlexible) = kind else { return nil }
    return isFlexible ? BarSpace(flexibleParts: 1) : BarSpace(width: max(0, Double(width)))
  }

  private func newID(in controller: UIViewController) -> String {
    let name = accessibilityIdentifier ?? shownTitle ?? shownImage?.name ?? systemName ?? "item"
    return controller.newElementID(named: name)
  }

  private var systemName: String? { if case .system(let item) = kind { String(describing: item) } else { nil } }
  private var shownImage: UIImage? { image ?? (customView as? any BarContent)?.barImage }
  private var shownTitle: String? { title ?? customView?.wordsForBar }

  private func update(_ item: SplitKit.BarButtonItem) {
    if case .engine = kind { return }
    let (words, sign) = systemLook
    let isOwn = viewOverBar != nil
    item.contentWidth = viewOverBar.map { Double($0.sizeInBar(most: CGSize(width: 1000, height: 44)).width) }
    item.image = isOwn ? nil : shownImage?.barName ?? sign
    // A bar shows the image of an item that has both. Its title is for menus and for VoiceOver.
    item.title = isOwn || image != nil ? nil : shownTitle ?? words
    item.isEnabled = isEnabled
    item.label = spokenLabel(besides: item.title, of: shownImage)
    item.isSelected = isSelected
    item.tint = { [weak self] in self?.shownTint }
    item.hasMenu = menu != nil || (controlOfView as? UIButton)?.menuOfTap != nil
    item.badge = UIKitContext.current.majorVersion >= 26 ? badge.map(shownBadge) : nil
    item.style =
      switch style {
      case _ where isOwn: .custom
      case .plain, .bordered: .plain
      case .done: .done
      case .prominent: .prominent
      }
    if item.title == nil, item.image == nil, !isOwn {
      item.title = String(describing: customView.map { type(of: $0) } ?? UIView.self)
    }
    item.font = fontOfLabel?.ofBar
  }

  /// The font of a label that stands in the bar.
  private var fontOfLabel: UIFont? { title == nil ? (customView?.contentForBar as? UILabel)?.shownFont : nil }

  /// The font of a title in the style of the item.
  var fontOfStyle: UIFont {
    let context = UIKitContext.current
    let letters = context.application.profile.bars.items.letters.at(context.traits.preferredContentSizeCategory.engine ?? .large)
    let font = letters.item(isMain: style == .done || style == .prominent)
    return .systemFont(ofSize: CGFloat(font.size), weight: UIFont.Weight(css: font.weight))
  }

  private func shownBadge(_ badge: Badge) -> BarBadge {
    BarBadge(text: badge.stringValue ?? "") { [weak self] in
      self?.holder.flatMap { badge.backgroundColor?.hex(for: $0.traitCollection) }
    }
  }

  /// The colour of the words that the app has set on the item, its view or its class, or else the tint (inferred).
  private var shownTint: String? {
    let color = ownColorOfWords ?? colorOfView ?? tintColor ?? classColorOfWords ?? colorOfSystem
    return holder.flatMap { color?.hex(for: $0.traitCollection) }
  }

  /// The sign that closes is grey in the versions before iOS 26 (general knowledge; the grey is by eye).
  private var colorOfSystem: UIColor? {
    if case .system(.close) = kind, UIKitContext.current.majorVersion < 26 { return .systemGray }
    return nil
  }

  private var ownColorOfWords: UIColor? { engineItem?.title == nil ? nil : titleTextAttributes(for: .normal)?.foreground }

  private var colorOfView: UIColor? { title == nil ? customView?.contentForBar?.barColor : nil }

  private var classColorOfWords: UIColor? {
    guard let proxy = AppearanceProxies.madeProxy(ofItem: UIBarButtonItem.self, in: UIKitContext.current) else { return nil }
    let words = engineItem?.title == nil ? nil : proxy.titleTextAttributes(for: .normal)?.foreground
    return words ?? proxy.tintColor
  }

  /// The look of the item as a button in a bar of an app's own.
  var lookInBar: (title: String?, image: UIImage?, label: String?) {
    let (words, sign) = systemLook
    let image = image ?? sign.flatMap { UIImage(systemName: $0) }
    let title = image == nil ? title ?? words : nil
    return (title, image, spokenLabel(besides: title, of: image))
  }

  /// The words for people who do not see the button: those of the app, or else of an item that shows an image and no words.
  private func spokenLabel(besides words: String?, of image: UIImage?) -> String? {
    accessibilityLabel ?? (words == nil ? title ?? spokenSystemName ?? image?.spokenName : nil)
  }

  var isFlexibleSpace: Bool { (space?.flexibleParts ?? 0) > 0 }
  /// Whether a tap shows the menu, because there is no action.
  var performsMenu: Bool { menu != nil && primaryAction == nil && action == nil }

  /// The words that VoiceOver says for an item of the system that is a sign.
  private var spokenSystemName: String? {
    guard shownImage == nil, case .system(let item) = kind else { return nil }
    return SystemBarItem.spokenName(of: item, in: UIKitContext.current.application)
  }

  /// The words or the sign of an item of the system.
  private var systemLook: (words: String?, sign: String?) {
    guard case .system(let item) = kind else { return (nil, nil) }
    return SystemBarItem.look(of: item, in: UIKitContext.current.application)
  }

  /// Runs the action of the item, or shows its menu.
  func perform() {
    if let primaryAction { return primaryAction.run(from: self) }
    if let action {
      if let target {
        action.send(to: target, sender: self)
      } else {
        UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
      }
      return
    }
    if let button = controlOfView as? UIButton, let menu = button.menuOfTap {
      holder?.present(menu: menu, from: self, sender: button)
      return
    }
    if let control = controlOfView { return control.barItemTapped() }
    if let menu { holder?.present(menu: menu, from: self, sender: self) }
  }

  /// The control that the item shows: its view, or the one in it whose words the bar has.
  private var controlOfView: UIControl? { customView as? UIControl ?? customView?.contentForBar as? UIControl }
}

extension UIBarButtonItem: BarViewOwner {
  func noteBarView() { noteChange() }
}

/// A view that has words or an image for a bar.
@MainActor
protocol BarContent {
  var barTitle: String? { get }
  var barImage: UIImage? { get }
  /// The colour that the app has given the words, or nil for that of the bar.
  var barColor: UIColor? { get }
}

extension UIView {
  /// The view whose words stand for this one in a bar: itself, or the first view in it that has some.
  var contentForBar: (any BarContent)? {
    if let content = self as? any BarContent, content.barTitle != nil { return content }
    return subviews.lazy.compactMap(\.contentForBar).first
  }

  /// The words of the view in a bar.
  var wordsForBar: String? { contentForBar?.barTitle }
}

/// An item of a bar that shows what a view of the app says.
@MainActor
protocol BarViewOwner: AnyObject {
  /// The view, or one in it, has changed.
  func noteBarView()
}
