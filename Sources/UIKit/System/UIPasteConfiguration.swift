import Foundation

/// The kinds of things that an object takes from the pasteboard: `UIPasteConfiguration`. It is kept.
@preconcurrency @MainActor
open class UIPasteConfiguration: ObjectBase {
  /// The names of the kinds.
  open var acceptableTypeIdentifiers: [String]
  /// Creates kinds by their names.
  public init(acceptableTypeIdentifiers: [String] = []) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }
  /// Adds kinds by their names.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
}
