/// The layers of a stack: one bar, and the innermost top controller.
extension NavigationController {
  /// The content of the bar. A nested stack, and an empty one, has none.
  var barContent: ShownContent {
    guard let bar = shownBar else { return ShownContent(of: self) }
    let model = bar.viewModel(
      with: items(of: bar), title: titleSize, rowHeight: itemRowHeight, hidesTitle: isTitleInTabBar)
    return ShownContent(
      of: self, navigationBar: ViewModel(id: "\(id)/bar", content: model),
      bottomToolbar: toolbarOfTop.flatMap(\.toolbarViewModel).map { ViewModel(id: "\(id)/toolbar", content: $0) })
  }

  /// The elements of the bar.
  var barElements: PaneElements {
    guard let bar = shownBar else { return PaneElements() }
    return PaneElements(
      rows: [row(of: items(of: bar))] + toolbarRows,
      fields: [bar.top.navigationItem.searchController?.searchField].compactMap { $0 })
  }

  /// Draws the stack. A nested stack has neither a bar nor a pane of its own. An empty stack, whose only controller has
  /// found another parent, has no bar and no content.
  func drawStack(in reader: any LayerReader, _ context: LayerContext) {
    guard !isNested else { return }
    let content = reader.content(of: self)
    guard content.hasNavigationBar else { return reader.draw(ViewLayer(content: content), of: self, context) }
    let top = innermostTop
    reader.draw(
      ViewLayer(
        content: content, navigationBarFrame: barFrame, bottomToolbarFrame: toolbarOfTop?.toolbarPlace?.frame,
        contentSafeArea: top.view.safeArea), of: self, context)
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
  private var toolbarOfTop: NavigationController? {
    guard !isNested, let stack = innermostTop.parent as? NavigationController, stack.toolbarPlace != nil else { return nil }
    return stack
  }

  private var toolbarRows: [ElementRow] {
    guard let stack = toolbarOfTop, let place = stack.toolbarPlace else { return [] }
    return [stack.toolbarRow(in: place)]
  }

  /// Whether the title of the root is not shown, because a tab bar at the top of a pad stands in its place (R26 observed on
  /// iOS 26, inferred on iOS 18; for a pushed controller unmeasured).
  private var isTitleInTabBar: Bool {
    guard let tabs = parent as? any TabContainer, tabs.isBarAboveContent else { return false }
    return innermostTop === viewControllers.first?.innermostTop
  }

  private var shownBar: NavigationBar? { isNested ? nil : NavigationBar(of: self) }

  private func items(of bar: NavigationBar) -> NavigationBarItems {
    NavigationBarItems(of: bar, placedBy: application.profile.bars.items, after: sidebarButtonBefore)
  }

  /// The place of the button for a sidebar, if it stands in the strip of this bar before the bar's own items (ours).
  private var sidebarButtonBefore: BarItemPlace? {
    guard let tabs = tabContainer, tabs.isBarAboveContent, view.frame.y == tabs.view.frame.y else { return nil }
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let isLeading = isMirrored ? view.frame.maxX == tabs.view.frame.maxX : view.frame.x == tabs.view.frame.x
    return isLeading ? tabs.sidebarButton : nil
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
