/// Makes panes, from back to front, from the layers that a tree of controllers and the controllers presented over it draw.
///
/// Scenes and touches are read in the same way, so the target of a touch cannot differ from what is drawn. A scene needs
/// no elements, and a touch needs no numbers of a content.
final class PaneReader {
  private(set) var panes: [Pane] = []
  /// The contents, in the order of the panes that show them, unless the contents were kept.
  private(set) var viewModels: [ViewModel] = []
  /// The target of the touches in each pane, if the reader is about touches.
  private(set) var targets: [TouchTarget] = []

  let readsElements: Bool
  /// Whether the reader reads only the layers of one controller, with those that are not on screen.
  let readsHiddenLayers: Bool
  private let contents: ShownContents
  private let keepsContents: Bool
  /// The panes of the last scene, if this scene has the same contents.
  private let earlier: [Pane]

  private var bounds = Rect.zero
  /// Whether a controller can lie inside of the tree of the one that presents it.
  private var presentsInside = false
  /// The controllers whose front layers are not read yet, from back to front.
  private var unread: [ViewController] = []
  /// The panes of the root, and then those of each presented controller. Nothing is noted before there is one.
  private var levels: [Level] = []

  /// The panes of a presented controller, or of the root: those from an index up to the next level.
  private struct Level {
    /// The index of the cover below the controller, or of its first pane if there is no cover.
    let start: Int
    /// The index of the first pane of the controller.
    var front: Int
    /// The style of the presentation.
    var style = ModalPresentationStyle.overFullScreen
    var dims = false
    /// Whether what is below cannot be touched.
    var blocks = true

    init(start: Int) { (self.start, front) = (start, start) }
  }

  /// Reads a laid-out tree for a scene, without changing it. With the panes of the last scene, the contents are kept, and
  /// otherwise they are read anew.
  init(scene root: RootLayers, _ contents: ShownContents, since earlier: [Pane]?) {
    (readsElements, readsHiddenLayers) = (false, false)
    (self.contents, keepsContents, self.earlier) = (contents, earlier != nil, earlier ?? [])
    panes.reserveCapacity(self.earlier.count)
    contents.begin(keeping: keepsContents)
    readTree(of: root)
    contents.end()
  }

  /// Reads a laid-out tree for touches.
  init(touches root: RootLayers) {
    (readsElements, readsHiddenLayers) = (true, false)
    (contents, keepsContents, earlier) = (ShownContents(), false, [])
    readTree(of: root)
  }

  /// Reads the elements of one controller, on screen or not, for touches.
  init(elementsOf controller: ViewController) {
    (readsElements, readsHiddenLayers) = (true, true)
    (contents, keepsContents, earlier) = (ShownContents(), false, [])
    controller.draw(in: self, LayerContext(container: controller.id))
    controller.overlay?.draw(in: self, LayerContext(role: .overlay, container: controller.id))
    if controller.hasFrontLayers { controller.drawFrontLayers(in: self) }
  }

  private func readTree(of layers: RootLayers) {
    let root = layers.root
    (bounds, presentsInside) = (root.view.frame, layers.presentsInside)
    read(root, LayerContext(container: root.id))
    readFrontLayers(from: 0)
    readChain(over: root)
    coverLowerLevels()
    // The overlay of the window is over presented controllers too, so it is in the pane of no controller.
    if let overlay = layers.overlay { draw(overlay.layer, of: overlay, LayerContext(container: overlay.id)) }
  }

  /// Reads what a controller presents over the window, and what that presents.
  private func readChain(over presenter: ViewController) {
    var next = presenter.modal.presented
    while let controller = next {
      readPresented(controller)
      next = controller.modal.presented
    }
  }

  private func read(_ controller: ViewController, _ context: LayerContext) {
    let (start, waiting) = (panes.count, unread.count)
    controller.draw(in: self, context)
    if let overlay = controller.overlay { draw(overlay.layer, of: controller, context) }
    if context.isVisible, controller.hasFrontLayers { unread.append(controller) }
    guard presentsInside else { return }
    for (presented, uncovered) in controller.presentedOverLayers {
      for controller in unread[waiting...] { controller.drawFrontLayers(in: self) }
      unread.removeSubrange(waiting...)
      read(presented, inside: context, over: start + uncovered)
    }
  }

  /// Reads a controller that is presented inside the tree, over the panes from an index on.
  private func read(_ controller: ViewController, inside outer: LayerContext, over start: Int) {
    guard let presentation = controller.presentation, let presenter = controller.modal.presenting else { return }
    for index in start..<max(start, panes.count) {
      changePane(at: index) { $0.lie(under: presentation.adapted, isDimmed: false) }
    }
    var context = outer
    (context.role, context.container, context.column) = (.modal, presenter.id, nil)
    readPresentedPanes(of: controller, context)
  }

  /// Reads the panes of a presented controller. The first of them is its own, and has the presentation.
  private func readPresentedPanes(of controller: ViewController, _ context: LayerContext) {
    let front = panes.count
    read(controller, context)
    if panes.dropFirst(front).first?.id != controller.paneID { insertView(of: controller, context, at: front) }
    changePane(at: front) { $0.presentation = controller.shownPresentation }
  }

  /// Reads the front layers of the visible controllers, which lie over all panes so far. Under layers that take all touches, the panes
  /// from an index on cannot be touched, and those before it cannot be touched anyway.
  private func readFrontLayers(from start: Int) {
    while let controller = unread.first {
      unread.removeFirst()
      if controller.frontLayersTakeAllTouches {
        for index in start..<panes.count { changePane(at: index) { $0.isInteractive = false } }
      }
      controller.drawFrontLayers(in: self)
    }
  }

  /// Reads a presented controller, which lies over all panes so far, with the cover between them.
  private func readPresented(_ controller: ViewController) {
    guard let presentation = controller.presentation, let presenter = controller.presentingViewController else { return }
    if levels.isEmpty { levels.append(Level(start: 0)) }
    var level = Level(start: panes.count)
    level.style = presentation.adapted
    level.blocks = !presentation.isUndimmed
    if let cover = controller.presentationCover(over: bounds) {
      level.dims = cover.opacity > 0
      draw(cover, container: presenter.id)
    }
    let role = presentation.adapted == .popover ? PaneRole.popover : .modal
    let context = LayerContext(role: role, container: presenter.id)
    let front = panes.count
    level.front = front
    levels.append(level)
    readPresentedPanes(of: controller, context)
    readFrontLayers(from: level.start)
    if let scale = presentation.scale { draw(from: front, at: scale) }
  }

  /// Draws the panes from an index on at the scale of their sheet.
  private func draw(from start: Int, at scale: SheetScale) {
    for index in start..<panes.count { changePane(at: index) { $0.scale(by: scale) } }
    for index in targets.indices.dropFirst(start) { targets[index].scale = scale }
  }

  /// Puts the panes of each level under the presentations above them, beginning with the frontmost, so that every pane is
  /// changed once.
  private func coverLowerLevels() {
    guard !levels.isEmpty else { return }
    var (isDimmed, isBlocked) = (false, false)
    for (below, above) in zip(levels, levels.dropFirst()).reversed() {
      isDimmed = isDimmed || above.dims
      isBlocked = isBlocked || above.blocks
      guard isBlocked else { continue }
      for index in below.start..<above.start {
        // A full screen removes its presenter from the screen, but not the panes below the presenter.
        changePane(at: index) { $0.lie(under: index >= below.front ? above.style : .overFullScreen, isDimmed: isDimmed) }
      }
    }
  }
}

extension PaneReader: LayerReader {
  func content(of controller: ViewController) -> ShownContent { contents.content(of: controller) }

  func draw(_ layer: ViewLayer, of controller: ViewController, _ context: LayerContext) {
    append(layer.content.pane(in: context), state(of: layer, controller, context))
    if readsElements {
      let elements = controller.elements(in: layer.content)
      targets.append(TouchTarget(controller: controller, elements: elements, bars: context.bars))
    }
    if !keepsContents { viewModels += layer.content.viewModels }
  }

  func draw(_ child: ChildLayer, of controller: ViewController, _ outer: LayerContext) {
    guard !readsHiddenLayers else { return }
    let context = outer.inside(child, of: controller)
    let start = panes.count
    read(child.controller, context)
    guard start < panes.count else { return }
    if context.isVisible, !context.isDimmed, let edge = child.edge { changePane(at: start) { $0.resizable = edge } }
    if let presentation = child.presentation { changePane(at: start) { $0.presentation = presentation } }
  }

  func draw(_ bar: BarLayer, of controller: ViewController, _ context: LayerContext) {
    guard let shown = bar.content.bars.first(where: { $0.pane.id == bar.id }) else { return }
    var state = PaneState(frame: bar.frame)
    state.safeArea = bar.safeArea
    state.isVisible = context.isVisible && bar.isVisible
    state.isInHierarchy = context.isInHierarchy
    state.isInteractive = state.isVisible
    append(shown.pane, state)
    if readsElements {
      targets.append(
        TouchTarget(controller: controller, elements: PaneElements(rows: bar.rows), takesTouchesBesideRows: false))
    }
    if !keepsContents { viewModels.append(shown.model) }
  }

  func draw(_ cover: CoverLayer, container: String) {
    guard cover.isShown || readsHiddenLayers else { return }
    let content = PaneContent(id: cover.id, role: .dimming, container: container, controller: cover.controller.id)
    var state = PaneState(frame: cover.frame)
    state.opacity = cover.opacity
    append(content, state)
    guard readsElements else { return }
    targets.append(
      TouchTarget(
        controller: cover.controller, elements: PaneElements(rows: [cover.row]), passesSwipes: cover.passesSwipes))
  }

  func drawLine(_ content: PaneContent, _ frame: Rect, of controller: ViewController) {
    var state = PaneState(frame: frame)
    state.isInteractive = false
    append(content, state)
    if readsElements { targets.append(TouchTarget(controller: controller)) }
  }
}

extension PaneReader {
  private func append(_ content: PaneContent, _ state: consuming PaneState) {
    panes.append(pane(content, state, at: panes.count))
  }

  /// Exchanges a pane for one with another state.
  private func changePane(at index: Int, _ change: (inout PaneState) -> Void) {
    var state = panes[index].state
    change(&state)
    panes[index] = pane(panes[index].content, state, at: index)
  }

  /// A pane at a place in the list: the one of the last scene, if nothing of it has changed.
  ///
  /// The frame is compared first, because a resize changes most frames, and a comparison of whole states copies them.
  private func pane(_ content: PaneContent, _ state: consuming PaneState, at index: Int) -> Pane {
    if index < earlier.count {
      let pane = earlier[index]
      if pane.content === content, pane.state.frame == state.frame, pane.state == state { return pane }
    }
    return Pane(content, state)
  }

  private func state(of layer: ViewLayer, _ controller: ViewController, _ context: LayerContext) -> PaneState {
    let view = controller.view
    var state = PaneState(frame: view.frame)
    state.safeArea = view.safeArea
    state.contentSafeArea = layer.contentSafeArea
    state.isVisible = context.isVisible
    state.isInHierarchy = context.isInHierarchy
    state.isDimmed = context.isDimmed
    state.isInteractive = context.isVisible && !context.isDimmed && !context.isOutOfReach
    state.navigationBarFrame = layer.navigationBarFrame
    state.bottomToolbarFrame = layer.bottomToolbarFrame
    if !readsElements, layer.content.content != nil { state.contentLayout = contents.layout(of: layer.content, controller) }
    return state
  }

  /// Inserts the view of a presented controller that draws nothing itself. A presentation in its context is read before, and lies
  /// over it.
  private func insertView(of controller: ViewController, _ context: LayerContext, at index: Int) {
    let layer = ViewLayer(content: content(of: controller))
    var state = state(of: layer, controller, context)
    if let cover = controller.presentedInside?.presentation { state.lie(under: cover.adapted, isDimmed: false) }
    panes.insert(Pane(layer.content.pane(in: context), state), at: index)
    if readsElements { targets.insert(TouchTarget(controller: controller), at: index) }
  }
}
