import Foundation

/// A file with views: `UINib`. Nibs are not read, so a cell of a nib is a plain one.
@preconcurrency @MainActor
open class UINib: ObjectBase {
  /// The name of the file.
  let name: String
  /// Creates a nib by its name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }
  /// No objects, because nibs are not read.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] { [] }
}
