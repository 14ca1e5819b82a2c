/// The window in which an app is opened, as it is known before the app makes its controllers.
package struct LaunchSurroundings: Sendable {
  /// The size of the window in points, and the number of pixels for each point.
  package let size: Size
  package let scale: Double
  /// The insets that the client gives, or nil for the usual ones.
  package let safeArea: EdgeInsets?
  /// The device, or nil for a window without one.
  package let device: Device?
  /// The rule by which the traits follow from the size.
  package let policy: TraitPolicy

  /// Describes a window that is about to be opened.
  package init(size: Size, scale: Double, safeArea: EdgeInsets? = nil, device: Device? = nil, policy: TraitPolicy) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.device = device
    self.policy = policy
  }

  /// The traits of the window before any client has overridden one.
  package func traits(in profile: Profile) -> TraitCollection {
    var traits = policy.traits(for: size, on: device)
    if profile.hasContrast { traits.accessibilityContrast = .normal }
    if profile.splitView.hasLayoutEnvironment { traits.splitViewControllerLayoutEnvironment = .outside }
    return traits
  }
}
