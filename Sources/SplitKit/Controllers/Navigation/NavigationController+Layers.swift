/// The layers of a stack: one bar, and the innermost top controller.
extension NavigationController {
  /// The content of the bar. A nested stack, and an empty one, has none.
  var barContent: ShownContent {
    guard let bar = shownBar else { return ShownContent(of: self, bottomToolbar: toolbarContent) }
    let fit = fitOfBars
    (readFit, readEdges) = (fit, nil)
    let field = heightOfActiveSearch
    let model = bar.viewModel(
      with: items(of: bar), title: titleSize, at: field == nil ? fit.title : .hidden,
      rowHeight: itemRowHeight, titleHeight: largeTitleHeight, fieldHeight: field, tint: shownTint(barTint),
      look: look(of: bar), titleMargin: fit.titleMargin, letters: ownLetters)
    return ShownContent(
      of: self, navigationBar: ViewModel(id: "\(id)/bar", content: model), bottomToolbar: toolbarContent)
  }

  private var toolbarContent: ViewModel? {
    toolbarOfTop.flatMap(\.toolbarViewModel).map { ViewModel(id: "\(id)/toolbar", content: $0) }
  }

  /// The elements of the bar.
  var barElements: PaneElements {
    guard let bar = shownBar else { return PaneElements(rows: toolbarRows) }
    return PaneElements(
      rows: [row(of: items(of: bar))] + toolbarRows,
      fields: [bar.top.navigationItem.searchController?.searchField].compactMap { $0 })
  }

  /// Draws the stack. A nested stack has neither a bar nor a pane of its own. An empty stack, whose only controller has
  /// found another parent, has no bar and no content.
  func drawStack(in reader: any LayerReader, _ context: LayerContext) {
    guard !isNested else { return }
    let content = reader.content(of: self)
    guard content.hasNavigationBar || isBarHidden && topViewController != nil else {
      return reader.draw(ViewLayer(content: content), of: self, context)
    }
    let top = innermostTop
    reader.draw(
      ViewLayer(
        content: content, navigationBarFrame: content.hasNavigationBar ? barFrame : nil,
        bottomToolbarFrame: toolbarOfTop?.toolbarPlace?.frame, contentSafeArea: top.view.safeArea), of: self, context)
    // The innermost stack can be empty.
    guard !(top is NavigationController) else { return }
    var child = ChildLayer(top)
    child.container = (top.parent ?? self).id
    if reader.readsElements { child.bars = [barRow].compactMap { $0 } + toolbarRows }
    reader.draw(child, of: self, context)
  }

  /// The bar's buttons. There are none if another stack shows the bar.
  var barRow: ElementRow? { shownBar.map { row(of: items(of: $0)) } }

  /// The stack that lays out the toolbar, if there is one: the innermost one.
  var toolbarOfTop: NavigationController? {
    guard hasToolbarOfTop, let stack = innermostTop.parent as? NavigationController, stack.toolbarPlace != nil else { return nil }
    return stack
  }

  /// Whether there is a toolbar, if there is room for one. It follows from no size.
  var hasToolbarOfTop: Bool {
    var kept = keptHasToolbarOfTop
    defer { keptHasToolbarOfTop = kept }
    return kept.value(for: application.revision) {
      !isNested && (innermostTop.parent as? NavigationController)?.showsToolbar == true
    }
  }

  /// The items of the toolbar, if there is one.
  var toolbarRows: [ElementRow] {
    guard let stack = toolbarOfTop, let place = stack.toolbarPlace else { return [] }
    return [stack.toolbarRow(in: place)]
  }

  var shownBar: NavigationBar? { isNested || isBarHidden ? nil : NavigationBar(of: self) }

  func items(of bar: NavigationBar) -> NavigationBarItems {
    if heightOfActiveSearch != nil { return .none(placedBy: barItemRules) }
    return NavigationBarItems(of: bar, placedBy: barItemRules, beyond: obstacles(of: bar))
  }

  /// The row of buttons in the window.
  private func row(of items: NavigationBarItems) -> ElementRow {
    items.row(in: itemRow, isMirrored: traitCollection.layoutDirection == .rightToLeft)
  }

  /// The bar in the window without a prompt, without a large title, without a search field and without the insets beside it.
  var itemRow: Rect {
    var area = barFrame.inset(by: EdgeInsets(left: view.safeArea.left, right: view.safeArea.right))
    area.y += promptHeight
    area.height = itemRowHeight
    return area
  }

  var isNested: Bool { parent is NavigationController }

  /// The stacks that share one bar: the outermost one, and those in it that lead to the controller on top.
  var stacksOfBar: [NavigationController] {
    var stacks = [outermostNavigation]
    while let inner = stacks.last?.topViewController as? NavigationController { stacks.append(inner) }
    return stacks
  }

  /// The stack whose bar is shown over this one: this stack, or the outermost one in which it is nested.
  var outermostNavigation: NavigationController {
    var outermost = self
    while let navigation = outermost.parent as? NavigationController { outermost = navigation }
    return outermost
  }
}
