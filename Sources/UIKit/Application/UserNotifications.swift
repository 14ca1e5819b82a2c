import Foundation

/// The kinds of notifications before iOS 10: `UIUserNotificationType`. They are kept.
public struct UIUserNotificationType: OptionSet, Sendable {
  /// The raw value, which is UIKit's.
  public let rawValue: UInt
  /// Creates kinds from UIKit's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon.
  public static let badge = UIUserNotificationType(rawValue: 1)
  /// A sound.
  public static let sound = UIUserNotificationType(rawValue: 2)
  /// A text.
  public static let alert = UIUserNotificationType(rawValue: 4)
}

/// The settings about notifications before iOS 10: `UIUserNotificationSettings`. They are kept.
open class UIUserNotificationSettings: NSObject, @unchecked Sendable {
  /// The kinds.
  public let types: UIUserNotificationType
  /// Creates settings. The categories are not read.
  public init(types: UIUserNotificationType, categories: Set<NSObject>?) {
    self.types = types
    super.init()
  }
}

/// A notification of the app itself before iOS 10: `UILocalNotification`. It is kept and never shown.
open class UILocalNotification: NSObject {
  /// Kept, without an effect.
  open var fireDate: Date?
  /// Kept, without an effect.
  open var timeZone: TimeZone?
  /// Kept, without an effect.
  open var alertTitle: String?
  /// Kept, without an effect.
  open var alertBody: String?
  /// Kept, without an effect.
  open var alertAction: String?
  /// Kept, without an effect.
  open var soundName: String?
  /// Kept, without an effect.
  open var applicationIconBadgeNumber = 0
  /// Kept, without an effect.
  open var userInfo: [AnyHashable: Any]?
  /// Kept, without an effect.
  open var category: String?
}
