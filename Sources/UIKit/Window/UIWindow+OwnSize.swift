import Foundation
internal import SplitKit

/// Windows of tests that use UIKit without a preview. Such a window has the size that the test gives it. As soon as it is visible, the
/// engine lays its root out in that size.
extension UIKitContext {
  /// Whether a page or a `TestWindow` determines the size of the window.
  var hasPreview: Bool { application.launch != nil || (window != nil && ownWindow == nil) }

  /// Shows the root of a window that no preview shows. A window that follows another one takes its place.
  func showWithoutPreview(_ window: UIWindow) {
    guard !hasPreview, let root = window.rootViewController, window.isShownWithoutPreview else { return }
    let size = window.ownFrame.size.engine
    guard let ownWindow else { return open(root, in: size) }
    if ownWindow.rootViewController !== root.engine { ownWindow.setRootViewController(root.engine, keepsOld: false) }
    if ownWindow.size != size { ownWindow.resize(to: size) }
  }

  private func open(_ root: UIViewController, in size: Size) {
    let window = SplitKit.Window(
      application: application, rootViewController: root.engine, size: size, scale: launch.scale, policy: launch.policy)
    ownWindow = window
    open(window)
    window.makeVisible()
    window.layoutIfNeeded()
  }
}
