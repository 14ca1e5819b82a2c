import Foundation

extension UIView {
  /// A part of a view that is free for some content, since iOS 26: `UIView.LayoutRegion`. Corners take nothing away here.
  public struct LayoutRegion: Hashable, Sendable {
    /// Where the corners of a window take something away. It has no effect.
    public enum AdaptivityAxis: Int, Sendable { case horizontal, vertical }
    enum Kind { case safeArea, margins, readable }
    let kind: Kind
    /// The part that no bar covers.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion { LayoutRegion(kind: .safeArea) }
    /// The part inside the margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion { LayoutRegion(kind: .margins) }
    /// The part that is not too wide for reading.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion { LayoutRegion(kind: .readable) }
  }
  /// The guide of a part, since iOS 26.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readable: readableContentGuide
    }
  }
  /// The distances of a part from the edges, in points, since iOS 26.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    let frame = layoutGuide(for: region).layoutFrame
    return UIEdgeInsets(
      top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
      right: bounds.maxX - frame.maxX)
  }
}
