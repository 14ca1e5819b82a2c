import Foundation

extension UIApplication {
  /// Never posted here: controllers and traits tell about the orientation.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Never posted here: controllers and traits tell about the orientation.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Never posted here.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Never posted here.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The new orientation.
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  /// The new frame of the status bar.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  /// The version of the app that has saved its state.
  public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
  /// The kind of the device on which the state was saved.
  public nonisolated static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiomKey"
  /// The time at which the state was saved.
  public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  /// The version of the system with which the state was saved.
  public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"

  /// A place where extensions run: `UIApplication.ExtensionPointIdentifier`. It is never asked about.
  public struct ExtensionPointIdentifier: Hashable, RawRepresentable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Creates a place.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
}

/// The storyboard of a controller in a saved state. Nothing is saved here.
public let UIStateRestorationViewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"
