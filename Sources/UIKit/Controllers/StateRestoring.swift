import Foundation

/// An object whose state is saved: `UIStateRestoring`. Nothing is saved here, so it is not asked.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The object around this one.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that makes the object again.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Saves the state.
  func encodeRestorableState(with coder: NSCoder)
  /// Takes a saved state.
  func decodeRestorableState(with coder: NSCoder)
  /// All states are there.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// Nil.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// Nil.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

/// A class that makes an object again: `UIObjectRestoration`. It is never asked.
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
  /// Makes the object again.
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)?
}

/// A data source that names its rows for a saved state: `UIDataSourceModelAssociation`. It is never asked.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation: AnyObject {
  /// The name of a row.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// The row with a name.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
