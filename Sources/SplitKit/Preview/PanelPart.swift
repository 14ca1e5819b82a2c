/// A part of the developer's panel, which a client may have beside the app.
package enum PanelPart: String, CaseIterable, Sendable {
  /// The view controllers as a tree.
  case hierarchy
  /// What UIKit called.
  case calls
  /// The choice of a scene and its options.
  case scene
}
