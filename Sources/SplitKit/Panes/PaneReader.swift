/// Makes panes, from back to front, from the layers of a tree of controllers and of the controllers presented over it.
struct PaneReader {
  private(set) var panes: [StandingPane] = []
  private let bounds: Rect
  /// The index of the first pane of the last presented controller, or of the root.
  private var front = 0

  /// The values that a pane gets from its container.
  private struct Context {
    var role = Pane.Role.content
    var container: String
    var column: Column?
    var isVisible = true
    var isInHierarchy = true
    var isDimmed = false
    /// The bars that lie over the pane, from the outermost stack inwards.
    var bars: [ElementRow] = []
  }

  /// Reads a laid-out tree, without changing it.
  init(_ root: ViewController, presented: [ViewController]) {
    bounds = root.view.frame
    read(root, Context(container: root.id))
    readOverlays(in: root)
    for controller in presented { readPresented(controller) }
  }

  private mutating func read(_ controller: ViewController, _ context: Context) {
    for layer in controller.layers { read(layer, of: controller, context) }
  }

  private mutating func read(_ layer: Layer, of controller: ViewController, _ context: Context) {
    switch layer {
    case .view(let view): panes.append(pane(of: controller, view, context))
    case .child(let child): read(child, of: controller, context)
    case .bar(let bar): panes.append(pane(bar, of: controller, context))
    case .cover(let cover): if cover.isShown { panes.append(pane(cover, container: controller.id)) }
    case .line(let id, let frame): panes.append(line(id, frame, of: controller))
    }
  }

  private mutating func read(_ child: ChildLayer, of controller: ViewController, _ outer: Context) {
    var context = outer
    context.container = child.container ?? controller.id
    context.role = child.role
    context.isVisible = outer.isVisible && child.isVisible
    context.isInHierarchy = outer.isInHierarchy && child.isInHierarchy
    context.isDimmed = outer.isDimmed || child.isDimmed
    if let bar = child.bar { context.bars.append(bar) }
    switch child.column {
    case .none: context.column = nil
    case .column(let column): context.column = column
    case .inherited: break
    }
    let start = panes.count
    read(child.controller, context)
    guard panes.indices.contains(start) else { return }
    if context.isVisible, !context.isDimmed { panes[start].pane.resizable = child.edge }
    if let presentation = child.presentation { panes[start].pane.presentation = presentation }
  }

  /// Reads the overlays of the visible controllers, which lie over all panes so far.
  private mutating func readOverlays(in root: ViewController) {
    for controller in root.visibleNow {
      let overlays = controller.overlays
      guard !overlays.isEmpty else { continue }
      for index in panes.indices { panes[index].pane.isInteractive = false }
      for layer in overlays { read(layer, of: controller, Context(container: controller.id)) }
    }
  }

  /// Reads a presented controller, which lies over all panes so far, with the cover between them.
  private mutating func readPresented(_ controller: ViewController) {
    guard let presentation = controller.presentation, let presenter = controller.presentingViewController else { return }
    let cover = controller.presentationCover(over: bounds)
    for index in panes.indices {
      // A full screen removes its presenter from the screen, but not the panes below the presenter.
      let style = index >= front ? presentation.adapted : .overFullScreen
      panes[index].pane.lie(under: style, dimmedBy: cover?.opacity ?? 0)
    }
    if let cover { panes.append(pane(cover, container: presenter.id)) }
    let role = presentation.adapted == .popover ? Pane.Role.popover : .modal
    let context = Context(role: role, container: presenter.id)
    front = panes.count
    read(controller, context)
    if panes.dropFirst(front).first?.pane.id != controller.paneID {
      panes.insert(pane(of: controller, ViewLayer(), context), at: front)
    }
    panes[front].pane.presentation = PresentationState(
      style: presentation.adapted, source: presentation.source, arrow: presentation.arrow)
    readOverlays(in: controller)
  }
}

/// The pane for each kind of layer.
extension PaneReader {
  private func pane(of controller: ViewController, _ layer: ViewLayer, _ context: Context) -> StandingPane {
    var pane = Pane(
      controller.paneID, context.role, container: context.container, controller: controller.id,
      frame: controller.view.frame)
    pane.column = context.column
    pane.safeArea = controller.view.safeArea
    pane.contentSafeArea = layer.contentSafeArea
    pane.isVisible = context.isVisible
    pane.isInHierarchy = context.isInHierarchy
    pane.isDimmed = context.isDimmed
    pane.isInteractive = context.isVisible && !context.isDimmed
    pane.decoration = controller.decoration
    pane.gestures = controller.gestureRecognizers.map(\.gesture)
    pane.viewModel = layer.content?.id
    pane.navigationBar = layer.navigationBar?.id
    pane.toolbar = layer.toolbar?.id
    return StandingPane(
      pane: pane, controller: controller, elements: layer.elements, bars: context.bars,
      viewModels: [layer.content, layer.navigationBar, layer.toolbar].compactMap { $0 })
  }

  private func pane(_ bar: BarLayer, of controller: ViewController, _ context: Context) -> StandingPane {
    var pane = Pane(bar.id, .tabBar, container: controller.id, controller: controller.id, frame: bar.frame)
    pane.safeArea = bar.safeArea
    pane.isVisible = context.isVisible && bar.isVisible
    pane.isInHierarchy = context.isInHierarchy
    pane.isInteractive = pane.isVisible
    pane.viewModel = bar.id
    return StandingPane(
      pane: pane, controller: controller, elements: PaneElements(rows: [bar.row]),
      viewModels: [ViewModel(id: bar.id, content: bar.content)])
  }

  private func pane(_ cover: CoverLayer, container: String) -> StandingPane {
    var pane = Pane(
      cover.id, .dimming, container: container, controller: cover.controller.id, frame: cover.frame)
    pane.opacity = cover.opacity
    return StandingPane(
      pane: pane, controller: cover.controller, elements: PaneElements(rows: [cover.row]), passesSwipes: cover.passesSwipes)
  }

  private func line(_ id: String, _ frame: Rect, of controller: ViewController) -> StandingPane {
    var pane = Pane(id, .separator, container: controller.id, controller: controller.id, frame: frame)
    pane.isInteractive = false
    return StandingPane(pane: pane, controller: controller)
  }
}
