/// Whether the nearest split view around a controller is expanded or collapsed:
/// `UISplitViewController.LayoutEnvironment` (spec/containers.md 414, AD documented). UIKit's raw values are 0, 1 and 2.
public enum LayoutEnvironment: String, Sendable, CaseIterable {
  /// There is no split view around the controller. UIKit names this case `none`.
  case outside = "none"
  /// The split view shows its columns side by side or over each other.
  case expanded
  /// The split view shows one controller.
  case collapsed
}
