import Foundation
internal import SplitKit

/// A screen: `UIScreen`.
@preconcurrency @MainActor
open class UIScreen: ObjectBase, UITraitEnvironment {
  /// The screen of the device.
  public class var main: UIScreen { UIKitContext.current.screen }
  /// The one screen.
  public class var screens: [UIScreen] { [main] }

  private weak var context: UIKitContext? = UIKitContext.current

  /// The size of the screen in the present orientation, in points. Without a device, it is that of the page's window.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// The size of the screen in portrait, in pixels.
  open var nativeBounds: CGRect {
    let size = CGSize(
      width: min(self.size.width, self.size.height) * scale, height: max(self.size.width, self.size.height) * scale)
    return CGRect(origin: .zero, size: size)
  }
  /// The number of pixels for each point.
  open var scale: CGFloat { CGFloat(context?.launch.scale ?? 2) }
  /// The number of pixels for each point.
  open var nativeScale: CGFloat { scale }
  /// The traits of the window.
  open var traitCollection: UITraitCollection { context?.traits ?? UITraitCollection() }
  /// Never called here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Kept, without an effect.
  open var brightness: CGFloat = 0.5
  /// The greatest number of pictures in a second.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is being recorded: never.
  open var isCaptured: Bool { false }
  /// The coordinates of the screen: those of the window.
  open var coordinateSpace: any UICoordinateSpace { context?.keyWindow ?? UIView(frame: bounds) }
  /// The coordinates of the screen in portrait.
  open var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }
  /// The screen that this one mirrors: none.
  open var mirrored: UIScreen? { nil }
  /// Kept, without an effect.
  open var wantsSoftwareDimming = false
  /// How much brighter than white the screen is now: not at all.
  open var currentEDRHeadroom: CGFloat { 1 }
  /// How much brighter than white the screen can be: not at all.
  open var potentialEDRHeadroom: CGFloat { 1 }
  /// A picture of the screen, which is an empty view.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
  /// The object with the focus: nil.
  open var focusedItem: AnyObject? { nil }
  /// The view with the focus: nil.
  open var focusedView: UIView? { nil }
  /// A clock that calls at each picture.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
  /// Posted when a screen is connected: never here.
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// Posted when a screen is no longer connected: never here.
  public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  /// Posted when the brightness changes: never here.
  public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
  /// Posted when the mode changes: never here.
  public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
  /// Posted when a recording begins or ends: never here.
  public nonisolated static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")

  private var size: CGSize {
    guard let context else { return CGSize(width: 1180, height: 820) }
    guard let device = context.launch.device else { return sizeWithoutDevice(in: context) }
    let isLandscape = context.window?.orientation.isLandscape ?? context.launch.size.isLandscape
    let screen = CGSize(device.screen)
    return isLandscape ? CGSize(width: screen.height, height: screen.width) : screen
  }

  /// A window that a test makes has a size of its own, which does not change the screen.
  private func sizeWithoutDevice(in context: UIKitContext) -> CGSize {
    context.ownWindow == nil ? context.windowSize : CGSize(context.launch.size)
  }
}
