/// Makes panes, from back to front, from the layers of a tree of controllers and of the controllers presented over it.
struct PaneReader {
  private(set) var panes: [StandingPane] = []
  private let bounds: Rect
  /// The panes of the root, and then those of each presented controller.
  private var levels = [Level(start: 0)]

  /// The panes of a presented controller, or of the root: those from an index up to the next level.
  private struct Level {
    /// The index of the cover below the controller, or of its first pane if there is no cover.
    let start: Int
    /// The index of the first pane of the controller.
    var front: Int
    /// The style of the presentation.
    var style = ModalPresentationStyle.overFullScreen
    var dims = false

    init(start: Int) { (self.start, front) = (start, start) }
  }

  /// The values that a pane gets from its container.
  private struct Context {
    var role = PaneRole.content
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
    coverLowerLevels()
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

  /// Reads the overlays of the visible controllers, which lie over all panes so far. The panes of lower levels cannot be
  /// touched anyway.
  private mutating func readOverlays(in root: ViewController) {
    for controller in root.visibleNow {
      let overlays = controller.overlays
      guard !overlays.isEmpty else { continue }
      for index in levels[levels.count - 1].start..<panes.count { panes[index].pane.isInteractive = false }
      for layer in overlays { read(layer, of: controller, Context(container: controller.id)) }
    }
  }

  /// Reads a presented controller, which lies over all panes so far, with the cover between them.
  private mutating func readPresented(_ controller: ViewController) {
    guard let presentation = controller.presentation, let presenter = controller.presentingViewController else { return }
    var level = Level(start: panes.count)
    level.style = presentation.adapted
    if let cover = controller.presentationCover(over: bounds) {
      level.dims = cover.opacity > 0
      panes.append(pane(cover, container: presenter.id))
    }
    let role = presentation.adapted == .popover ? PaneRole.popover : .modal
    let context = Context(role: role, container: presenter.id)
    let front = panes.count
    level.front = front
    levels.append(level)
    read(controller, context)
    if panes.dropFirst(front).first?.pane.id != controller.paneID {
      panes.insert(pane(of: controller, ViewLayer(), context), at: front)
    }
    panes[front].pane.presentation = ShownPresentation(
      style: presentation.adapted, source: presentation.source, arrow: presentation.arrow)
    readOverlays(in: controller)
  }

  /// Puts the panes of each level under the presentations above them, beginning with the frontmost, so that every pane is
  /// changed once.
  private mutating func coverLowerLevels() {
    var isDimmed = false
    for (below, above) in zip(levels, levels.dropFirst()).reversed() {
      isDimmed = isDimmed || above.dims
      for index in below.start..<above.start {
        // A full screen removes its presenter from the screen, but not the panes below the presenter.
        panes[index].pane.lie(under: index >= below.front ? above.style : .overFullScreen, isDimmed: isDimmed)
      }
    }
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
    pane.navigationBarFrame = layer.navigationBarFrame
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
