import Foundation

/// The copied things: `UIPasteboard`. It is kept in memory for the app alone.
@preconcurrency @MainActor
open class UIPasteboard: ObjectBase {
  /// The name of a pasteboard: `UIPasteboard.Name`.
  public struct Name: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The one of the user.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }
  /// How long something is kept: `UIPasteboard.OptionsKey`. It has no effect.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The end.
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    /// For this device.
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  private static var all: [Name: UIPasteboard] = [:]
  /// The pasteboard of the user, which has nothing of other apps.
  public class var general: UIPasteboard { named(.general) }
  private class func named(_ name: Name) -> UIPasteboard {
    if let found = all[name] { return found }
    let made = UIPasteboard(kept: name)
    all[name] = made
    return made
  }
  private init(kept name: Name) {
    self.name = name
    super.init()
  }
  /// Creates a pasteboard with a name. One with the same name has other contents.
  public convenience init?(name pasteboardName: Name, create: Bool) { self.init(kept: pasteboardName) }
  /// A pasteboard with a name of its own.
  public class func withUniqueName() -> UIPasteboard { UIPasteboard(kept: Name(UUID().uuidString)) }
  /// Forgets a pasteboard.
  public class func remove(withName pasteboardName: Name) { all[pasteboardName] = nil }

  /// The name.
  public let name: Name
  private var contents: [Any] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }
  /// The number of changes.
  open private(set) var changeCount = 0
  private func first<Item>(_ type: Item.Type) -> Item? { contents.lazy.compactMap { $0 as? Item }.first }

  /// The first text, or nil.
  open var string: String? {
    get { first(String.self) }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// The texts, or nil.
  open var strings: [String]? {
    get { contents.compactMap { $0 as? String } }
    set { contents = newValue ?? [] }
  }
  /// The first address, or nil.
  open var url: URL? {
    get { first(URL.self) }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// The addresses, or nil.
  open var urls: [URL]? {
    get { contents.compactMap { $0 as? URL } }
    set { contents = newValue ?? [] }
  }
  /// The first image, or nil.
  open var image: UIImage? {
    get { first(UIImage.self) }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// The images, or nil.
  open var images: [UIImage]? {
    get { contents.compactMap { $0 as? UIImage } }
    set { contents = newValue ?? [] }
  }
  /// The first colour, or nil.
  open var color: UIColor? {
    get { first(UIColor.self) }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { color != nil }
  /// The colours, or nil.
  open var colors: [UIColor]? {
    get {
      let colors = contents.compactMap { $0 as? UIColor }
      return colors.isEmpty ? nil : colors
    }
    set { contents = newValue ?? [] }
  }
  /// The things as objects that give them.
  open var itemProviders: [NSItemProvider] {
    get { contents.map { NSItemProvider(item: $0 as? any NSSecureCoding, typeIdentifier: nil) } }
    set { contents = newValue }
  }
  /// Keeps objects that give things.
  open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    self.itemProviders = itemProviders
  }
  /// Keeps objects.
  open func setObjects(_ objects: [Any]) { contents = objects }
  /// The kinds of the things: none known.
  open var types: [String] { [] }
  /// Whether the pasteboard outlives the app: no.
  open var isPersistent: Bool { false }
  /// The number of things.
  open var numberOfItems: Int { contents.count }
  /// The things by their kinds. Their values are kept.
  open var items: [[String: Any]] {
    get { contents.map { ["public.item": $0] } }
    set { contents = newValue.flatMap { Array($0.values) } }
  }
  /// Sets the things by their kinds.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
  /// Adds things by their kinds.
  open func addItems(_ items: [[String: Any]]) { contents += items.flatMap { Array($0.values) } }
  /// Sets a thing of a kind.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { contents = [value] }
  /// Sets data of a kind.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { contents = [data] }
  /// A thing, of any kind.
  open func value(forPasteboardType pasteboardType: String) -> Any? { contents.first }
  /// Data, of any kind.
  open func data(forPasteboardType pasteboardType: String) -> Data? { first(Data.self) }
  /// Whether there is anything.
  open func contains(pasteboardTypes: [String]) -> Bool { !contents.isEmpty }
  /// Posted when something was copied.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// Never posted here.
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}
