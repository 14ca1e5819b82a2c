import SplitKit

extension JSONWriter {
  mutating func write(_ pane: Pane) {
    beginObject()
    member("id", pane.id)
    member("role", pane.role.name)
    member("container", pane.container)
    if let column = pane.column { member("column", column.name) }
    member("controller", pane.controller)
    member("frame", pane.frame)
    member("safeArea", pane.safeArea)
    if let insets = pane.contentSafeArea { member("contentSafeArea", insets) }
    member("isVisible", pane.isVisible)
    member("isInHierarchy", pane.isInHierarchy)
    member("isDimmed", pane.isDimmed)
    member("isInteractive", pane.isInteractive)
    if let opacity = pane.opacity { member("opacity", opacity) }
    if let bar = pane.navigationBar { member("navigationBar", bar) }
    if let toolbar = pane.toolbar { member("toolbar", toolbar) }
    if let layout = pane.layout { member("layout", layout) }
    if !pane.selection.isEmpty { member("selection", pane.selection) }
    if let presentation = pane.presentation { member("presentation", presentation) }
    if let edge = pane.resizable { member("resizable", edge) }
    if let decoration = pane.decoration { member("decoration", decoration) }
    if !pane.gestures.isEmpty { member("gestures", pane.gestures.map(\.name)) }
    if let model = pane.viewModel { member("viewModel", model) }
    endObject()
  }

  private mutating func member(_ name: Name, _ decoration: ViewDecoration) {
    beginObject(name)
    member("borderWidth", decoration.borderWidth)
    member("cornerRadius", decoration.cornerRadius)
    member("shadowOpacity", decoration.shadowOpacity)
    member("shadowOffset", decoration.shadowOffset)
    endObject()
  }

  private mutating func member(_ name: Name, _ edge: ResizableEdge) {
    beginObject(name)
    member("id", edge.id)
    member("edge", edge.edge.rawValue)
    member("minimum", edge.minimum)
    member("maximum", edge.maximum)
    endObject()
  }

  private mutating func member(_ name: Name, _ presentation: ShownPresentation) {
    beginObject(name)
    member("style", presentation.style.rawValue)
    if let source = presentation.source { member("source", source) }
    if let arrow = presentation.arrow { member("arrow", arrow.rawValue) }
    endObject()
  }

  private mutating func member(_ name: Name, _ layout: ContentLayout) {
    beginObject(name)
    let metrics = layout.metrics
    member("kind", metrics.kind)
    if let columns = metrics.columns { member("columns", columns) }
    for number in metrics.numbers { write(number) }
    member("contentInset", layout.contentInset)
    member("contentSize", metrics.contentSize)
    member("offset", layout.offset)
    if let target = layout.scrollTo {
      beginObject("scrollTo")
      member("id", target.id)
      member("animated", target.animated)
      endObject()
    }
    endObject()
  }
}
