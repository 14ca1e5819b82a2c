import Foundation

/// Data of an asset catalogue: `NSDataAsset`.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String
  /// The data.
  public let data: Data
  /// Finds the data with a name; nil if the app has none with it.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }
  /// Finds the data with a name; nil if the app has none with it. The data of all bundles are among those of the app.
  public init?(name: String, bundle: Bundle) {
    // The tool leaves the data here (`AppBundle`).
    let folder = URL(fileURLWithPath: Bundle.main.bundlePath).appendingPathComponent("DataAssets")
    let last = name.split(separator: "/").last.map(String.init) ?? name
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(last)) else { return nil }
    (self.name, self.data) = (name, data)
  }
}
