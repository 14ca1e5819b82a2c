import Foundation

#if !canImport(ObjectiveC)
  /// An object that another app gets as data: `NSItemProviderWriting`. It is not asked.
  public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The kinds of data.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes the data of a kind.
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
  }

  /// An object that is made of the data of another app: `NSItemProviderReading`. It is not asked.
  public protocol NSItemProviderReading: NSObjectProtocol {
    /// The kinds of data.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes an object of data.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  }
#endif

/// The things that an object shares: `UIActivityItemsConfiguration`. They are kept.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: ObjectBase, UIActivityItemsConfigurationReading {
  /// Kept, without an effect.
  open var localObject: Any?
  /// Kept, without an effect.
  open var applicationActivitiesProvider: (() -> [UIActivity])?
  /// Kept, without an effect.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Kept, without an effect.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Creates things of objects that give them.
  public init(itemProviders: [NSItemProvider]) { super.init() }
  /// Creates things of objects.
  public init(objects: [Any]) { super.init() }
}

/// A key of the data about a shared thing: `UIActivityItemsConfigurationMetadataKey`.
public struct UIActivityItemsConfigurationMetadataKey: Hashable, RawRepresentable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let title = UIActivityItemsConfigurationMetadataKey(rawValue: "title")
  /// The words of a message.
  public static let messageBody = UIActivityItemsConfigurationMetadataKey(rawValue: "messageBody")
}

/// A thing that is made when it is shared: `UIActivityItemProvider`. It is kept.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  /// The thing that stands for the shared one.
  public let placeholderItem: Any?
  /// Creates a provider.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }
  /// The thing. The default is the one that stands for it.
  open var item: Any { placeholderItem ?? "" }
}
