/// The layers of a stack: one bar, and the innermost top controller.
extension NavigationController {
  /// The layers of the stack. A nested stack has neither a bar nor a pane of its own. An empty stack, whose only
  /// controller has found another parent, has no bar and no content.
  var stackLayers: [Layer] {
    guard !isNested else { return [] }
    guard let bar = NavigationBar(of: self) else { return [.view(ViewLayer())] }
    let row = bar.row(in: self)
    var view = ViewLayer(navigationBar: ViewModel(id: "\(id)/bar", content: bar.viewModel))
    view.contentSafeArea = bar.top.view.safeArea
    view.elements.rows = [row]
    view.elements.fields = [bar.top.navigationItem.searchController?.searchField].compactMap { $0 }
    // The innermost stack can be empty.
    guard !(bar.top is NavigationController) else { return [.view(view)] }
    var child = ChildLayer(bar.top)
    child.container = (bar.top.parent ?? self).id
    child.bar = row
    return [.view(view), .child(child)]
  }

  /// The bar's buttons. There are none if another stack shows the bar.
  var barRow: ElementRow? { isNested ? nil : NavigationBar(of: self)?.row(in: self) }

  private var isNested: Bool { parent is NavigationController }

  /// The stack whose bar is shown over this one: this stack, or the outermost one in which it is nested.
  var outermostNavigation: NavigationController {
    var outermost = self
    while let navigation = outermost.parent as? NavigationController { outermost = navigation }
    return outermost
  }
}
