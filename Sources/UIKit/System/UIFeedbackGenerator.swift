import Foundation

/// Something that one feels in the hand: `UIFeedbackGenerator`. Nothing is felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: ObjectBase {
  /// Creates a generator.
  public override init() { super.init() }
  /// Creates a generator for a view, since iOS 17.5.
  public convenience init(view: UIView) { self.init() }
  /// Does nothing.
  open func prepare() {}
}

/// A knock: `UIImpactFeedbackGenerator`. Nothing is felt.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard a knock is, with UIKit's raw values.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// Creates a generator of knocks.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Creates a generator of knocks for a view, since iOS 17.5.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }
  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
  /// Does nothing.
  open func impactOccurred(at location: CGPoint) {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// A tick of a choice: `UISelectionFeedbackGenerator`. Nothing is felt.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
  /// Does nothing.
  open func selectionChanged(at location: CGPoint) {}
}

/// A message: `UINotificationFeedbackGenerator`. Nothing is felt.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kinds of messages, with UIKit's raw values.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// Whether a control behaves as on a Mac: `UIBehavioralStyle`, with UIKit's raw values. It has no effect.
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }
