/// A part of the developer's panel that a client can show beside the app.
package enum PanelPart: String, CaseIterable, Sendable {
  /// The view controllers as a tree.
  case hierarchy
  /// The log of UIKit's calls.
  case calls
  /// The menu of previews and options, which is `scene` on the wire.
  case menu = "scene"
}
