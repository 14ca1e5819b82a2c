/// The layers of a stack: one bar, and the innermost top controller.
extension NavigationController {
  /// The layers of the stack. A nested stack has neither a bar nor a pane of its own. An empty stack, whose only
  /// controller has found another parent, has no bar and no content.
  var stackLayers: [Layer] {
    guard !isNested else { return [] }
    guard let bar = NavigationBar(of: self) else { return [.view(ViewLayer())] }
    let items = NavigationBarItems(of: bar, placedBy: application.profile.bars.items)
    let row = row(of: items)
    var view = ViewLayer(navigationBar: ViewModel(id: "\(id)/bar", content: bar.viewModel(with: items)))
    view.navigationBarFrame = barFrame
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
  var barRow: ElementRow? {
    guard !isNested, let bar = NavigationBar(of: self) else { return nil }
    return row(of: NavigationBarItems(of: bar, placedBy: application.profile.bars.items))
  }

  /// The row of buttons in the window. Its area is the bar without a search field and without the insets beside it.
  private func row(of items: NavigationBarItems) -> ElementRow {
    let sides = EdgeInsets(left: view.safeArea.left, right: view.safeArea.right)
    var area = barFrame.inset(by: sides)
    area.height = itemRowHeight
    return items.row(in: area, isMirrored: traitCollection.layoutDirection == .rightToLeft)
  }

  private var isNested: Bool { parent is NavigationController }

  /// The stack whose bar is shown over this one: this stack, or the outermost one in which it is nested.
  var outermostNavigation: NavigationController {
    var outermost = self
    while let navigation = outermost.parent as? NavigationController { outermost = navigation }
    return outermost
  }
}
