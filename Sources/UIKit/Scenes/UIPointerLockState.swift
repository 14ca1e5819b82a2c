import Foundation

/// Whether the pointer of a scene is locked: `UIPointerLockState`. No object of it is passed to an app.
@preconcurrency @MainActor
open class UIPointerLockState: ObjectBase {
  /// Whether the pointer is locked: no.
  open var isLocked: Bool { false }
  /// Never posted here.
  public nonisolated static let didChangeNotification = Notification.Name("UIPointerLockStateDidChangeNotification")
}
