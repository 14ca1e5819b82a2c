import Foundation

/// A place that leads the focus to others: `UIFocusGuide`. There is no focus, so it is kept.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Kept, without an effect.
  open var isEnabled = true
  /// Kept, without an effect.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
