/// The layers of a controller that is not one of UIKit's containers: its content, and then its children.
extension ViewController {
  /// The layers. An app's own container that draws nothing has no view layer, and therefore no pane.
  var contentLayers: [Layer] {
    let view = viewModel.map { Layer.view(contentLayer($0)) }
    return [view].compactMap { $0 } + childrenWithPanes.map { .child(layer(of: $0)) }
  }

  private func contentLayer(_ model: Value) -> ViewLayer {
    var layer = ViewLayer(content: ViewModel(id: id, content: model))
    layer.elements = PaneElements(
      rows: barButtonRows, fields: textFields, content: ContentElements(controller: self, model: model))
    guard let toolbar else { return layer }
    layer.toolbar = ViewModel(id: "\(id)/toolbar", content: toolbar.viewModel)
    layer.contentSafeArea = view.safeArea
    layer.contentSafeArea?.top += Toolbar.height
    return layer
  }

  private func layer(of child: ViewController) -> ChildLayer {
    let isShown = visibleChildren.contains { $0 === child }
    var layer = ChildLayer(child)
    layer.role = role(ofPaneFor: child)
    layer.isVisible = isShown
    layer.isInHierarchy = isShown
    return layer
  }

  /// The id of the pane of this controller's view.
  var paneID: String { id + Self.paneSuffix }
  static var paneSuffix: String { "/pane" }
}
