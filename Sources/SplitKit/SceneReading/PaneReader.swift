/// Reads the panes off a tree of controllers, back to front.
struct PaneReader {
  let window: Window
  private(set) var panes: [Pane] = []
  private(set) var viewModels: [ViewModel] = []
  /// Where the panes of what was presented last begin, or the root's.
  private var front = 0

  /// What a pane is told by what holds it.
  private struct Context {
    var role = Pane.Role.content
    var container: String
    var column: Column?
    var isVisible = true
    var isInHierarchy = true
    var isDimmed = false
  }

  init(window: Window) { self.window = window }

  mutating func read(_ root: ViewController) {
    read(root, Context(container: root.id))
    for case let split as SplitViewController in root.visibleNow { readPopover(of: split) }
  }

  /// A hidden primary in its popover lies over all that was read before (before iOS 8).
  private mutating func readPopover(of split: SplitViewController) {
    guard let primary = split.primaryInPopover else { return }
    for index in panes.indices { panes[index].isInteractive = false }
    panes.append(dimming(of: primary, over: split, opacity: 0))
    let start = panes.count
    read(primary, Context(role: .popover, container: split.id, column: .primary))
    if panes.indices.contains(start) { panes[start].presentation = split.popoverController.state }
  }

  /// What is presented, over all that was read before, with what dims that in between.
  mutating func readModal(_ controller: ViewController) {
    guard let presentation = controller.presentation, let presenter = controller.presentingViewController else {
      return
    }
    let opacity = controller.presentationDimming
    for index in panes.indices {
      // A full screen takes its presenter off the screen, and leaves what that lies over where it is.
      let style = index >= front ? presentation.adapted : .overFullScreen
      panes[index].lie(under: style, dimmedBy: opacity ?? 0)
    }
    if let opacity { panes.append(dimming(of: controller, over: presenter, opacity: opacity)) }
    let role = presentation.adapted == .popover ? Pane.Role.popover : .modal
    let context = Context(role: role, container: presenter.id)
    let start = panes.count
    front = start
    read(controller, context)
    if panes.dropFirst(start).first?.id != Pane.id(of: controller) {
      panes.insert(pane(of: controller, context), at: start)
    }
    panes[start].presentation = PresentationState(
      style: presentation.adapted, source: presentation.source, arrow: presentation.arrow)
  }

  private func dimming(of presented: ViewController, over presenter: ViewController, opacity: Double) -> Pane {
    var pane = Pane(
      Pane.dimmingID(ofPresented: presented), .dimming, container: presenter.id, controller: presented.id,
      frame: window.rootViewController.view.frame)
    pane.opacity = opacity
    return pane
  }

  private mutating func read(_ controller: ViewController, _ context: Context) {
    switch controller {
    case let split as SplitViewController: read(split, context)
    case let navigation as NavigationController: read(navigation, context)
    case let tabBar as TabBarController: read(tabBar, context)
    default: readContent(controller, context)
    }
  }

  private func pane(of controller: ViewController, _ context: Context) -> Pane {
    var pane = Pane(
      Pane.id(of: controller), context.role, container: context.container, controller: controller.id,
      frame: controller.view.frame)
    pane.column = context.column
    pane.safeArea = controller.view.safeArea
    pane.isVisible = context.isVisible
    pane.isInHierarchy = context.isInHierarchy
    pane.isDimmed = context.isDimmed
    pane.isInteractive = context.isVisible && !context.isDimmed
    pane.decoration = controller.decoration
    pane.gestures = controller.gestureRecognizers.map(\.gesture)
    return pane
  }

  private mutating func add(_ id: String, _ content: Value) {
    viewModels.append(ViewModel(id: id, content: content))
  }

  /// A content, and what it contains. A container of an app's own that draws nothing is no pane.
  private mutating func readContent(_ controller: ViewController, _ context: Context) {
    if let content = controller.viewModel {
      var pane = pane(of: controller, context)
      pane.layout = controller.contentLayout
      pane.selection = controller.selection
      pane.viewModel = controller.id
      add(controller.id, content)
      if let toolbar = controller.toolbar { read(toolbar, of: controller, into: &pane) }
      panes.append(pane)
    }
    for child in controller.childrenWithPanes {
      var inner = context
      inner.role = controller.role(ofPaneFor: child)
      inner.column = nil
      inner.container = controller.id
      let isShown = controller.visibleChildren.contains { $0 === child }
      inner.isVisible = context.isVisible && isShown
      inner.isInHierarchy = context.isInHierarchy && isShown
      read(child, inner)
    }
  }

  /// A bar of the view's own. The content begins below it.
  private mutating func read(_ toolbar: Toolbar, of controller: ViewController, into pane: inout Pane) {
    pane.toolbar = Pane.toolbarID(of: controller)
    pane.contentSafeArea = pane.safeArea
    pane.contentSafeArea?.top += Toolbar.height
    add(Pane.toolbarID(of: controller), toolbar.viewModel)
  }

  /// One bar, and the innermost top: nested navigation controllers have no pane of their own. An empty stack,
  /// which is what is left when its only controller found another parent, has no bar and no content.
  private mutating func read(_ navigation: NavigationController, _ context: Context) {
    var pane = pane(of: navigation, context)
    guard let bar = NavigationBar(of: navigation) else { return panes.append(pane) }
    pane.contentSafeArea = bar.top.view.safeArea
    pane.navigationBar = Pane.barID(of: navigation)
    add(Pane.barID(of: navigation), bar.viewModel)
    panes.append(pane)
    var inner = context
    inner.role = .content
    inner.column = nil
    inner.container = (bar.top.parent ?? navigation).id
    if !(bar.top is NavigationController) { read(bar.top, inner) }
  }

  private mutating func read(_ tabBar: TabBarController, _ context: Context) {
    panes.append(pane(of: tabBar, context))
    var inner = context
    inner.role = .content
    inner.container = tabBar.id
    read(tabBar.selectedViewController, inner)
    var bar = Pane(
      Pane.tabBarID(of: tabBar), .tabBar, container: tabBar.id, controller: tabBar.id, frame: tabBar.barFrame)
    bar.safeArea = EdgeInsets(bottom: tabBar.view.safeArea.bottom)
    bar.isVisible = context.isVisible && !tabBar.isTabBarHidden
    bar.isInHierarchy = context.isInHierarchy
    bar.isInteractive = bar.isVisible
    bar.viewModel = bar.id
    panes.append(bar)
    add(bar.id, tabBar.viewModelOfBar)
  }

  /// The columns of an expanded split, and what lies between them: back to front what is dimmed, the dimming, the lines
  /// and the rest.
  private mutating func read(_ split: SplitViewController, _ context: Context) {
    if split.isCollapsed { return readCollapsed(split, context) }
    let dimmed = split.dimmedColumns
    let columns = Array(Column.fromPrimaryEdge.reversed())
    for column in columns where dimmed.contains(column) { read(column, of: split, context, isDimmed: true) }
    if dimmed.isEmpty { read(.secondary, of: split, context, isDimmed: false) } else { panes.append(dimming(of: split)) }
    if split.state.expanded?.showsInspector == true { read(.inspector, of: split, context, isDimmed: false) }
    for line in split.separators.all { panes.append(separator(line.name, of: split, line.frame)) }
    for column in columns where !dimmed.contains(column) && column != .secondary {
      read(column, of: split, context, isDimmed: false)
    }
  }

  private mutating func read(
    _ column: Column, of split: SplitViewController, _ context: Context, isDimmed: Bool
  ) {
    guard let container = split.container(column), container !== split.primaryInPopover else { return }
    var inner = context
    inner.container = split.id
    inner.role = Pane.Role(column)
    inner.column = column
    inner.isDimmed = context.isDimmed || isDimmed
    inner.isVisible = context.isVisible && split.isInSight(column)
    inner.isInHierarchy =
      context.isInHierarchy && (split.isShowing(column) || split.design.keepsHiddenColumnsInHierarchy)
    let start = panes.count
    read(container, inner)
    if panes.indices.contains(start), inner.isVisible, !inner.isDimmed {
      panes[start].resizable = split.resizableEdge(of: column)
    }
  }

  /// Collapsed, a split is one pane: `primary`, or `compact`, with the column that is on top; without one where what is
  /// on top is no column's.
  private mutating func readCollapsed(_ split: SplitViewController, _ context: Context) {
    guard let sole = split.soleController else { return }
    var column = context
    column.container = split.id
    column.role = split.columnOnTop == .compact ? .compact : .primary
    column.column = split.columnOnTop
    read(sole, column)
  }

  private func dimming(of split: SplitViewController) -> Pane {
    var pane = Pane(
      Pane.dimmingID(of: split), .dimming, container: split.id, controller: split.id, frame: split.view.frame)
    pane.opacity = Self.dimmingOpacity
    return pane
  }

  private func separator(_ name: String, of split: SplitViewController, _ frame: Rect) -> Pane {
    var pane = Pane(
      Pane.separatorID(name, of: split), .separator, container: split.id, controller: split.id, frame: frame)
    pane.isInteractive = false
    return pane
  }

  /// How dark UIKit dims what it covers; no figure is public, so this is ours.
  private static let dimmingOpacity = 0.2
}
