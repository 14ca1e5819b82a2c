import SplitKit

/// Widths in a row at which the layout was not finished, because each layout asked for another one.
package struct UnfinishedLayouts {
  /// The first and the last width, in the order of the walk.
  package let first: Double
  package var last: Double
  /// The differences between two layouts after each other, at the first width. They are none if the app asks for layouts that are all alike.
  let changes: [LayoutChange]
  /// The calls to the app's code in one of these layouts.
  let calls: [Call]

  /// Lays out a window twice more, so that it is as before if it has two layouts by turns.
  init(of preview: OpenPreview, at width: Double) {
    (first, last) = (width, width)
    let before = preview.layoutFacts
    _ = preview.application.takeCalls()
    preview.window.layOutOnce()
    (changes, calls) = (preview.layoutFacts.changes(from: before), preview.application.takeCalls())
    preview.window.layOutOnce()
    _ = preview.application.takeCalls()
  }
}

extension OpenPreview {
  /// The facts of the layout as it is now.
  fileprivate var layoutFacts: LayoutFacts { LayoutFacts(sceneReader.read(), profile: application.profile) }
}
