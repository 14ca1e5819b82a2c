import Foundation

/// A part of a menu: `UIMenuElement`.
@preconcurrency @MainActor
open class UIMenuElement: ObjectBase {
  /// The states of an item.
  public enum State: Int, Sendable { case off, on, mixed }
  /// How an item can be used and drawn.
  public struct Attributes: OptionSet, Sendable {
    /// The raw value, which is UIKit's.
    public let rawValue: UInt
    /// Creates attributes from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The item deletes or destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// The item is left out.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when the item is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The words of the element.
  open fileprivate(set) var title: String
  /// The image beside the words.
  open fileprivate(set) var image: UIImage?
  /// The words below the title.
  open var subtitle: String?

  fileprivate init(storing title: String, _ image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init()
  }
}

/// The closure that runs when an action is chosen.
public typealias UIActionHandler = (UIAction) -> Void

/// An item of a menu, or what a control does, as a closure: `UIAction`.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The name of an action: `UIAction.Identifier`.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The image while the state is on. It is kept.
  open var selectedImage: UIImage?
  /// The name, which is unique unless the app gives one.
  public let identifier: Identifier
  /// The title, which an app can change.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image, which an app can change.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// A longer title, for the place where there is room. It is kept and not drawn.
  open var discoverabilityTitle: String?
  /// How the item can be used and drawn.
  open var attributes: UIMenuElement.Attributes
  /// Whether the item has a mark.
  open var state: UIMenuElement.State
  /// The control or bar item that ran the action last, or nil.
  open internal(set) weak var sender: AnyObject?
  let handler: UIActionHandler

  /// Creates an action. Only the handler is needed.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.selectedImage = selectedImage
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(storing: title, image)
    self.subtitle = subtitle
  }

  /// The object that a popover of the action points at: the button that it was chosen with, or nil.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }

  /// Runs the handler.
  func run(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }

  /// Runs the action as a control does: `performWithSender(_:target:)` of iOS 16.
  public final func performWithSender(_ sender: Any?, target: Any?) { run(from: sender as AnyObject?) }
}

/// A menu: `UIMenu`.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The name of a menu: `UIMenu.Identifier`.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    // The menus of an app's main menu, which is not drawn.
    /// The main menu.
    public static let root = Identifier("com.apple.menu.root")
    /// The menu of the app.
    public static let application = Identifier("com.apple.menu.application")
    /// The menu of files.
    public static let file = Identifier("com.apple.menu.file")
    /// The menu of editing.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The menu of the view.
    public static let view = Identifier("com.apple.menu.view")
    /// The menu of windows.
    public static let window = Identifier("com.apple.menu.window")
    /// The menu of help.
    public static let help = Identifier("com.apple.menu.help")
    /// The menu of formats.
    public static let format = Identifier("com.apple.menu.format")
    /// The items for the sidebar.
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    /// The items for the toolbar.
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    /// The menu `newScene`.
    public static let newScene = Identifier("com.apple.menu.newScene")
    /// The menu `newItem`.
    public static let newItem = Identifier("com.apple.menu.newItem")
    /// The menu `open`.
    public static let open = Identifier("com.apple.menu.open")
    /// The menu `openRecent`.
    public static let openRecent = Identifier("com.apple.menu.openRecent")
    /// The menu `close`.
    public static let close = Identifier("com.apple.menu.close")
    /// The menu `print`.
    public static let print = Identifier("com.apple.menu.print")
    /// The menu `document`.
    public static let document = Identifier("com.apple.menu.document")
    /// The menu `undoRedo`.
    public static let undoRedo = Identifier("com.apple.menu.undoRedo")
    /// The menu `standardEdit`.
    public static let standardEdit = Identifier("com.apple.menu.standardEdit")
    /// The menu `find`.
    public static let find = Identifier("com.apple.menu.find")
    /// The menu `replace`.
    public static let replace = Identifier("com.apple.menu.replace")
    /// The menu `share`.
    public static let share = Identifier("com.apple.menu.share")
    /// The menu `textStyle`.
    public static let textStyle = Identifier("com.apple.menu.textStyle")
    /// The menu `spelling`.
    public static let spelling = Identifier("com.apple.menu.spelling")
    /// The menu `spellingPanel`.
    public static let spellingPanel = Identifier("com.apple.menu.spellingPanel")
    /// The menu `spellingOptions`.
    public static let spellingOptions = Identifier("com.apple.menu.spellingOptions")
    /// The menu `substitutions`.
    public static let substitutions = Identifier("com.apple.menu.substitutions")
    /// The menu of the panel of substitutions.
    public static let substitutionsPanel = Identifier("com.apple.menu.substitutions-panel")
    /// The menu of the kinds of substitutions.
    public static let substitutionOptions = Identifier("com.apple.menu.substitution-options")
    /// The menu `transformations`.
    public static let transformations = Identifier("com.apple.menu.transformations")
    /// The menu `speech`.
    public static let speech = Identifier("com.apple.menu.speech")
    /// The menu `lookup`.
    public static let lookup = Identifier("com.apple.menu.lookup")
    /// The menu `learn`.
    public static let learn = Identifier("com.apple.menu.learn")
    /// The menu `font`.
    public static let font = Identifier("com.apple.menu.font")
    /// The menu `textSize`.
    public static let textSize = Identifier("com.apple.menu.textSize")
    /// The menu `textColor`.
    public static let textColor = Identifier("com.apple.menu.textColor")
    /// The menu `textStylePasteboard`.
    public static let textStylePasteboard = Identifier("com.apple.menu.textStylePasteboard")
    /// The menu `text`.
    public static let text = Identifier("com.apple.menu.text")
    /// The menu `writingDirection`.
    public static let writingDirection = Identifier("com.apple.menu.writingDirection")
    /// The menu `alignment`.
    public static let alignment = Identifier("com.apple.menu.alignment")
    /// The menu `fullscreen`.
    public static let fullscreen = Identifier("com.apple.menu.fullscreen")
    /// The menu `minimizeAndZoom`.
    public static let minimizeAndZoom = Identifier("com.apple.menu.minimizeAndZoom")
    /// The menu `bringAllToFront`.
    public static let bringAllToFront = Identifier("com.apple.menu.bringAllToFront")
    /// The menu `preferences`.
    public static let preferences = Identifier("com.apple.menu.preferences")
    /// The menu `services`.
    public static let services = Identifier("com.apple.menu.services")
    /// The menu `hide`.
    public static let hide = Identifier("com.apple.menu.hide")
    /// The menu `quit`.
    public static let quit = Identifier("com.apple.menu.quit")
    /// The menu `about`.
    public static let about = Identifier("com.apple.menu.about")
    /// The menu `autoFill`.
    public static let autoFill = Identifier("com.apple.menu.autoFill")
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// The raw value, which is UIKit's.
    public let rawValue: UInt
    /// Creates options from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The items stand in the menu around this one.
    public static let displayInline = Options(rawValue: 1)
    /// The menu deletes or destroys something.
    public static let destructive = Options(rawValue: 2)
    /// One item at a time has a mark.
    public static let singleSelection = Options(rawValue: 32)
    /// The items stand as a palette.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The size of the items.
  public enum ElementSize: Int, Sendable { case small = 0, medium = 1, large = 2, automatic = -1 }

  /// The name, which is unique unless the app gives one.
  public let identifier: Identifier
  /// How the menu is shown.
  public let options: Options
  /// The items.
  public let children: [UIMenuElement]
  /// The preferred size of the items. Small and middle ones stand beside each other.
  open var preferredElementSize: ElementSize
  /// How the menu looks. It is kept.
  open var displayPreferences: UIMenuDisplayPreferences?

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(storing: title, image)
    self.subtitle = subtitle
  }

  /// The same menu with other items.
  public final func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: children)
  }

  /// The items that the user chose last, which have the state `on`.
  public final var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }
}

/// A part of a menu that is made when the menu opens: `UIDeferredMenuElement`.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Creates a part whose items the provider gives. The items of an answer that comes later are not shown.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(storing: "", nil)
  }

  /// Creates a part whose items the provider gives each time. Here every part is asked each time.
  public static func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement
  {
    UIDeferredMenuElement(elementProvider)
  }
}

/// An item of a menu whose action goes to the responder that takes it: `UICommand`.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The title, which an app can change.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image, which an app can change.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The action that is sent; nil for a command without one.
  public let action: Selector?
  /// The object that belongs to the command.
  public let propertyList: Any?
  /// The command while other keys are held down. They are kept.
  public let alternates: [UICommandAlternate]
  /// A longer title. It is kept and not drawn.
  open var discoverabilityTitle: String?
  /// How the item can be used and drawn.
  open var attributes: UIMenuElement.Attributes
  /// Whether the item has a mark.
  open var state: UIMenuElement.State

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.alternates = alternates
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(storing: title, image)
  }
}

/// The keys that are held while another one is pressed: `UIKeyModifierFlags`.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The raw value, which is UIKit's.
  public let rawValue: Int
  /// Creates flags from UIKit's raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A command for a combination of keys: `UIKeyCommand`. The page knows the commands of the responders from the front controller, or the
/// first responder in it, on. A browser keeps some combinations for itself.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key, as the character that it types or as one of the names below.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Kept, without an effect.
  open var wantsPriorityOverSystemBehavior = false
  /// Kept, without an effect.
  open var allowsAutomaticLocalization = true
  /// Kept, without an effect.
  open var allowsAutomaticMirroring = true

  /// Creates a command with a title.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command with words for the list of shortcuts, as before iOS 13.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  /// The name of a key.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The name of a key.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The name of a key.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The name of a key.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The name of a key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The name of a key.
  public static let inputDelete = "\u{8}"
  /// The key that goes up a page.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The key that goes down a page.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The key that goes to the start.
  public static let inputHome = "UIKeyInputHome"
  /// The key that goes to the end.
  public static let inputEnd = "UIKeyInputEnd"
  /// A function key.
  public static let f6 = "UIKeyInputF6"
  /// A function key.
  public static let f7 = "UIKeyInputF7"
  /// A function key.
  public static let f8 = "UIKeyInputF8"
  /// A function key.
  public static let f9 = "UIKeyInputF9"
  /// A function key.
  public static let f10 = "UIKeyInputF10"
  /// A function key.
  public static let f11 = "UIKeyInputF11"
  /// A function key.
  public static let f12 = "UIKeyInputF12"
  /// The first function key.
  public static let f1 = "UIKeyInputF1"
  /// The second function key.
  public static let f2 = "UIKeyInputF2"
  /// The third function key.
  public static let f3 = "UIKeyInputF3"
  /// The fourth function key.
  public static let f4 = "UIKeyInputF4"
  /// The fifth function key.
  public static let f5 = "UIKeyInputF5"
}

/// Builds the main menu of an app: `UIMenuBuilder`. No main menu is drawn, so no builder is ever passed to an app.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menu with a name.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu at the start of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu at the end of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// The system of menus.
  var system: UIMenuSystem { get }
  /// The action with an identifier, or nil.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Changes the elements of a menu.
  func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// The command with an action, or nil.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu with elements.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement])
  /// Replaces an action with elements.
  func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])
  /// Replaces a command with elements.
  func replace(command replacedAction: Selector, propertyList: Any?, with replacementElements: [UIMenuElement])
  /// Puts elements before a menu.
  func insertElements(_ elements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts elements after a menu.
  func insertElements(_ elements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts elements before an action.
  func insertElements(_ elements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)
  /// Puts elements after an action.
  func insertElements(_ elements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)
  /// Puts elements before a command.
  func insertElements(_ elements: [UIMenuElement], beforeCommand siblingAction: Selector, propertyList: Any?)
  /// Puts elements after a command.
  func insertElements(_ elements: [UIMenuElement], afterCommand siblingAction: Selector, propertyList: Any?)
  /// Puts elements at the start of a menu.
  func insertElements(_ elements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts elements at the end of a menu.
  func insertElements(_ elements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes an action.
  func remove(action removedIdentifier: UIAction.Identifier)
  /// Removes a command.
  func remove(command removedAction: Selector, propertyList: Any?)
}

/// The menus of an app: `UIMenuSystem`. No main menu is drawn.
@preconcurrency @MainActor
open class UIMenuSystem: ObjectBase {
  /// The main menu.
  public static let main = UIMenuSystem()
  /// The menus of long presses.
  public static let context = UIMenuSystem()
  /// Does nothing.
  open func setNeedsRebuild() {}
  /// Does nothing.
  open func setNeedsRevalidate() {}
}

/// A command while other keys are held down: `UICommandAlternate`. It is kept.
@preconcurrency @MainActor
open class UICommandAlternate: ObjectBase {
  /// The words.
  public let title: String
  /// The action.
  public let action: Selector
  /// The keys.
  public let modifierFlags: UIKeyModifierFlags
  /// Creates a command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}

/// How a menu looks since iOS 17.4: `UIMenuDisplayPreferences`. It is kept.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: ObjectBase {
  /// Creates the usual look.
  public override init() { super.init() }
  /// The most lines of a title.
  open var maximumNumberOfTitleLines = 0
}
