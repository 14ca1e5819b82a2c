/// The values that a layer gets from the containers around its controller.
struct LayerContext {
  var role = PaneRole.content
  /// The id of the container.
  var container: String
  var column: Column?
  var isVisible = true
  var isInHierarchy = true
  var isDimmed = false
  var isOutOfReach = false
  /// The bars that lie over the pane, from the outermost stack inwards, if the reader is about touches.
  var bars: [ElementRow] = []

  init(role: PaneRole = .content, container: String) {
    self.role = role
    self.container = container
  }

  /// The context of a child in a controller with this context.
  func inside(_ child: ChildLayer, of controller: ViewController) -> LayerContext {
    var context = self
    context.container = child.container ?? controller.id
    context.role = child.role
    context.isVisible = isVisible && child.isVisible
    context.isInHierarchy = isInHierarchy && child.isInHierarchy
    context.isDimmed = isDimmed || child.isDimmed
    context.isOutOfReach = isOutOfReach || child.isOutOfReach
    if !child.bars.isEmpty { context.bars += child.bars }
    switch child.column {
    case .none: context.column = nil
    case .column(let column): context.column = column
    case .inherited: break
    }
    return context
  }
}
