import SplitKit

/// The surface that an app has given a bar.
struct BarSurface {
  /// The background, which can be without any opacity, or nil for that of the system.
  let background: Color?
  /// The line between the bar and the content, or nil for that of the system.
  let shadow: Color?

  init(_ model: Value) { (background, shadow) = (model.color("background"), model.color("shadow")) }

  /// The line of a bar that has none by itself, or nil.
  var ownLine: Color? { shadow.flatMap { $0.alpha > 0 ? $0 : nil } }

  /// The background that can be seen, or nil.
  var color: Color? { background.flatMap { $0.alpha > 0 ? $0 : nil } }
}
