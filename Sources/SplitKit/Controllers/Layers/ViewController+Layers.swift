/// The layers of a controller that is not one of UIKit's containers: its content, and then its children.
extension ViewController {
  /// The content that the controller shows in its own view.
  var ownContent: ShownContent {
    guard let viewModel else { return ShownContent(of: self) }
    return ShownContent(
      of: self, content: ViewModel(id: id, content: viewModel),
      toolbar: toolbar.map { ViewModel(id: "\(id)/toolbar", content: $0.viewModel) }, selection: selection)
  }

  /// The elements in the controller's own view.
  func ownElements(in content: ShownContent) -> PaneElements {
    guard let model = content.content?.content else { return PaneElements() }
    return PaneElements(
      rows: barButtonRows, fields: textFields, content: ContentElements(controller: self, model: model))
  }

  /// Draws the layers. An app's own container that draws nothing has no view layer, and therefore no pane.
  func drawContent(in reader: any LayerReader, _ context: LayerContext) {
    let content = reader.content(of: self)
    if content.content != nil {
      reader.draw(ViewLayer(content: content, contentSafeArea: insetsBelowToolbar), of: self, context)
    }
    for child in childrenWithPanes { reader.draw(layer(of: child), of: self, context) }
  }

  private var insetsBelowToolbar: EdgeInsets? {
    guard toolbar != nil else { return nil }
    var insets = view.safeArea
    insets.top += Toolbar.height
    return insets
  }

  private func layer(of child: ViewController) -> ChildLayer {
    let isShown = visibleChildren.contains { $0 === child }
    var layer = ChildLayer(child)
    layer.role = role(ofPaneFor: child)
    layer.isVisible = isShown
    layer.isInHierarchy = isShown
    return layer
  }

  static var paneSuffix: String { "/pane" }
}
