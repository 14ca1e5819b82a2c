import Foundation

/// The radius of a corner since iOS 26: `UICornerRadius`.
public struct UICornerRadius: Hashable, Sendable {
  let fixed: CGFloat?
  /// A number of points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(fixed: radius) }
  /// A radius that goes with that of the view around. It is the least one here.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius { UICornerRadius(fixed: minimum) }
}

/// How the corners of a view are rounded since iOS 26: `UICornerConfiguration`. All corners have the radius of the first one.
public struct UICornerConfiguration: Hashable, Sendable {
  var radius: CGFloat?
  init(_ radius: UICornerRadius? = nil) { self.radius = radius?.fixed }
  /// Corners of one radius.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration(radius) }
  /// Corners of one radius that is at most half the side.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration(radius) }
  /// Corners of several radii, of which the first one counts.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration { UICornerConfiguration(topLeftRadius) }
  /// Half circles. They are kept and not drawn.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration { UICornerConfiguration() }
}
