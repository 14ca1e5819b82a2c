import Foundation

/// Data of an asset catalogue: `NSDataAsset`. Catalogues have no data here, so there is none with any name.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String
  /// The data.
  public let data: Data
  /// Gives nil, because there are no data.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }
  /// Gives nil, because there are no data.
  public init?(name: String, bundle: Bundle) { return nil }
}
