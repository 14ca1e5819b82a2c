import Foundation

/// A change of the attributes of a text by the state: `UIConfigurationTextAttributesTransformer`. It is kept.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  /// The change.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  private let id = UUID()
  /// Creates a change.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  /// The changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
  /// Whether both are the same change.
  public static func == (
    one: UIConfigurationTextAttributesTransformer, other: UIConfigurationTextAttributesTransformer
  ) -> Bool { one.id == other.id }
  /// Hashes the change.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
