/// What a stack puts on screen: one bar, and the innermost top.
extension NavigationController {
  /// A stack that is nested in another has no bar, and no pane, of its own. An empty one, which is what is left when its
  /// only controller found another parent, has no bar and no content.
  var stackLayers: [Layer] {
    guard !isNested else { return [] }
    guard let bar = NavigationBar(of: self) else { return [.view(ViewLayer())] }
    let row = bar.row(in: self)
    var view = ViewLayer(navigationBar: ViewModel(id: "\(id)/bar", content: bar.viewModel))
    view.contentSafeArea = bar.top.view.safeArea
    view.elements.rows = [row]
    view.elements.fields = [bar.top.navigationItem.searchController?.searchField].compactMap { $0 }
    // The innermost of nested stacks may be empty.
    guard !(bar.top is NavigationController) else { return [.view(view)] }
    var child = ChildLayer(bar.top)
    child.container = (bar.top.parent ?? self).id
    child.bar = row
    return [.view(view), .child(child)]
  }

  /// The bar's buttons; none where another stack shows the bar.
  var barRow: ElementRow? { isNested ? nil : NavigationBar(of: self)?.row(in: self) }

  private var isNested: Bool { parent is NavigationController }

  /// The stack whose bar is shown over this one: itself, or the outermost of those that it is nested in.
  var outermostNavigation: NavigationController {
    var outermost = self
    while let navigation = outermost.parent as? NavigationController { outermost = navigation }
    return outermost
  }
}
