import Foundation

/// The notifications about the settings of people who do not see, hear or move well. The settings never change here.
extension UIAccessibility {
  /// Never posted here.
  public nonisolated static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Never posted here.
  public nonisolated static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Never posted here.
  public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Never posted here.
  public nonisolated static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Never posted here.
  public nonisolated static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Never posted here.
  public nonisolated static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Never posted here.
  public nonisolated static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Never posted here.
  public nonisolated static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Never posted here.
  public nonisolated static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Never posted here.
  public nonisolated static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Never posted here.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Never posted here.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Never posted here.
  public nonisolated static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Never posted here.
  public nonisolated static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
  /// Never posted here.
  public nonisolated static let hearingDevicePairedEarDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  /// Never posted here.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// The words of an announcement that has ended.
  public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// Whether an announcement was spoken to its end.
  public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// The element that a reader has.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The element that a reader had.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The assistant.
  public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// Off.
  public static var isMonoAudioEnabled: Bool { false }
  /// On, as on a new device.
  public static var isVideoAutoplayEnabled: Bool { true }
}
