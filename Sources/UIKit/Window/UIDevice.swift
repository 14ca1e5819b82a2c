import Foundation
internal import SplitKit

/// How a device is held: `UIDeviceOrientation`, with UIKit's raw values.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have this orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device: `UIDevice`.
@preconcurrency @MainActor
open class UIDevice: ObjectBase {
  /// The states of the battery: `UIDevice.BatteryState`.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  /// The device that the preview shows.
  public class var current: UIDevice { UIKitContext.current.device }
  private weak var context: UIKitContext? = UIKitContext.current

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { context?.traits.userInterfaceIdiom ?? .pad }
  /// `iPad` or `iPhone`.
  open var model: String { userInterfaceIdiom == .phone ? "iPhone" : "iPad" }
  /// The same as `model`.
  open var localizedModel: String { model }
  /// The name of the device, or its model for a window without a device.
  open var name: String { context?.launch.device?.name ?? model }
  /// `iPadOS` or `iOS`.
  open var systemName: String { userInterfaceIdiom == .phone || majorVersion < 13 ? "iOS" : "iPadOS" }
  /// The newest version that the profile stands for, such as `17.0`.
  open var systemVersion: String { "\(majorVersion).0" }
  /// A name of the device for the app. It is the same in every run.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000001") }
  /// How the device is held.
  open var orientation: UIDeviceOrientation {
    switch context?.window?.orientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    // The sides of a device and of its interface have opposite names.
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case nil: .unknown
    }
  }
  /// Whether there are notifications about the orientation: never.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Does nothing.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Kept, without an effect.
  open var isBatteryMonitoringEnabled = false
  /// Full.
  open var batteryLevel: Float { 1 }
  /// Full.
  open var batteryState: BatteryState { .full }
  /// Kept, without an effect.
  open var isProximityMonitoringEnabled = false
  /// Whether several apps run at once: true.
  open var isMultitaskingSupported: Bool { true }
  /// Accepted and ignored: an app cannot turn the device.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// Never posted here.
  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
  /// Never posted here.
  public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  /// Never posted here.
  public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  /// Never posted here.
  public static let proximityStateDidChangeNotification = Notification.Name("UIDeviceProximityStateDidChangeNotification")
  /// Whether something is near the device: never.
  open var proximityState: Bool { false }
  /// Does nothing.
  open func playInputClick() {}

  private var majorVersion: Int { context?.majorVersion ?? 26 }

  /// Whether the profile stands for this version of iOS or a later one. The tool puts it in the place of `#available(iOS 26, *)`.
  nonisolated public static func isRunning(iOS version: Double) -> Bool {
    version < Double(RunningVersion.major.withLock { $0 } + 1)
  }
}

/// The version of the app that runs, which code on any thread asks for.
enum RunningVersion {
  static let major = Locked(Profile.all.last?.screen.systems.first ?? 26)
}

extension UIKitContext {
  /// The newest version that the profile stands for.
  var majorVersion: Int { application.profile.screen.systems.last ?? application.profile.screen.systems.first }
}

/// The kind of the device, as before iOS 13: `UI_USER_INTERFACE_IDIOM()`.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
