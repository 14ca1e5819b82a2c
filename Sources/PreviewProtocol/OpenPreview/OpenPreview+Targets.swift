import SplitKit

extension OpenPreview {
  /// The ids that a message can have as its target: the elements of the panes, and the controllers in the tree.
  var targets: [String] { window.elementIDs + sceneReader.read().hierarchy.withAllBelow.map(\.id) }
}
