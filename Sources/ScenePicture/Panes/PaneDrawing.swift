import SplitKit

extension Canvas {
  /// Draws a pane with everything in it. A pane that is not visible is left out.
  mutating func draw(_ index: Int, of tree: PaneTree, _ setting: PictureSetting, isFloating: Bool = false) {
    let laid = tree.panes[index]
    let pane = laid.pane
    guard pane.isVisible else { return }
    switch pane.role {
    case .dimming: return rect(laid.frame, .black.opacity(pane.opacity ?? 0), name: .pane(pane.id))
    case .separator: return rect(laid.frame, setting.palette.separator, name: .pane(pane.id))
    default: break
    }
    let shape = PaneShape(laid, in: tree, setting)
    let inner = [.sheet, .popover, .floating].contains(shape.kind) ? setting.onSheet : setting
    let outer = record.enter(TextRecord.PaneScope(laid))
    scaled(laid) { canvas in
      canvas.drawBehind(shape, laid, setting)
      // An overlay shows what is below it, as a floating column shows its own surface.
      let hasGround = shape.kind != .floating && pane.role != .overlay
      let drawing = PaneDrawing(index: index, tree: tree, shape: shape, isFloating: isFloating || !hasGround)
      canvas.rect(laid.frame, nil, name: .pane(pane.id))
      if drawing.isClipped {
        canvas.clip(to: laid.frame, radii: shape.radii) { $0.drawInside(drawing, inner) }
      } else {
        canvas.drawInside(drawing, inner)
      }
      canvas.drawBorder(of: laid)
      canvas.drawGrabber(of: laid, setting)
    }
    record.leave(to: outer)
  }

  /// Draws a sheet that floats at its scale, about its upper left corner.
  private mutating func scaled(_ laid: LaidPane, _ body: (inout Canvas) -> Void) {
    guard let scale = laid.pane.presentation?.scale else { return body(&self) }
    let (x, y) = (shortest(laid.frame.x), shortest(laid.frame.y))
    let back = "translate(\(shortest(-laid.frame.x)) \(shortest(-laid.frame.y)))"
    group([("transform", "translate(\(x) \(y)) scale(\(scale)) \(back)")], body)
  }

  private mutating func drawInside(_ drawing: PaneDrawing, _ setting: PictureSetting) {
    let (laid, tree) = (drawing.laid, drawing.tree)
    if let background = drawing.background(setting) { rect(laid.frame, background) }
    if let model = drawing.model(setting) {
      drawContent(drawing.place(model), setting)
    }
    // The views that an app adds to a container stand over its bars too.
    let overlays = tree.children[drawing.index].filter { tree.panes[$0].pane.role == .overlay }
    for child in tree.children[drawing.index] where !overlays.contains(child) {
      draw(child, of: tree, setting, isFloating: drawing.isFloating)
    }
    drawBars(of: drawing, setting)
    for child in overlays { draw(child, of: tree, setting, isFloating: drawing.isFloating) }
    if let model = drawing.model(setting), model.text("kind") == "labels" {
      drawTitleOfLabels(drawing.place(model), setting)
    }
    drawSide(of: laid, setting)
  }

  private mutating func drawBars(of drawing: PaneDrawing, _ setting: PictureSetting) {
    let (laid, pane) = (drawing.laid, drawing.laid.pane)
    if let id = pane.navigationBar, let model = setting.model(id), let frame = laid.navigationBarFrame {
      var bar = NavigationBar(id: id, model: model, pane: laid.frame, safeArea: pane.safeArea, frame: frame)
      bar.isFloating = drawing.isFloating
      bar.isInPopover = drawing.shape.kind == .popover
      bar.isAtTop = drawing.hasLargeTitleInContent(setting)
      bar.isOverPlainView = drawing.isOverPlainView(setting)
      bar.ground = drawing.ground(setting)
      draw(bar, setting)
    }
    if let id = pane.toolbar, let model = setting.model(id) { draw(drawing.toolbar(id, model), setting) }
    if let id = pane.bottomToolbar, let model = setting.model(id), let frame = laid.bottomToolbarFrame {
      draw(drawing.bottomToolbar(id, model, frame, self), setting)
    }
  }

  /// The side of an app's own container ends with a hairline where there are two sides
  /// (`Public/apps/split-or-flip/places.css`).
  private mutating func drawSide(of laid: LaidPane, _ setting: PictureSetting) {
    guard laid.pane.role == .custom("left"), !setting.isCompactWidth else { return }
    rect(place(in: laid.frame, trailing: 0, y: laid.frame.y, width: 0.5, height: laid.frame.height), setting.palette.separator)
  }

  private mutating func drawGrabber(of laid: LaidPane, _ setting: PictureSetting) {
    guard let presentation = laid.pane.presentation, presentation.grabber != nil else { return }
    // The grabber is as large as on the screen, whatever the scale of its sheet.
    let scale = presentation.scale ?? 1
    let bar = Rect(
      x: laid.frame.center.x - 18 / scale, y: laid.frame.y + 5 / scale, width: 36 / scale, height: 5 / scale)
    let color = setting.isDark ? Color(0xEBEBF5, alpha: 0.3) : Color(0x3C3C43, alpha: 0.3)
    rect(bar, color, radii: .all(3), name: .part("grabber"))
  }
}

extension TextRecord.PaneScope {
  /// The scope of a pane, or nil for one that the user cannot reach, such as a pane behind a sheet.
  fileprivate init?(_ laid: LaidPane) {
    guard laid.pane.isInteractive else { return nil }
    self.init(id: laid.pane.id, target: laid.pane.viewModel ?? laid.pane.id, laid: laid.frame, shown: laid.pane.frame)
  }
}

/// A pane that is being drawn.
struct PaneDrawing {
  let index: Int
  let tree: PaneTree
  let shape: PaneShape
  let isFloating: Bool

  var laid: LaidPane { tree.panes[index] }

  /// Whether the content ends at the pane's corners. A tab bar's shadow goes beyond it.
  var isClipped: Bool { laid.pane.role != .tabBar }

  /// The colour of the pane itself, or nil where what is behind it shows.
  func background(_ setting: PictureSetting) -> Color? {
    switch (shape.kind, laid.pane.role) {
    case (.floating, _), (_, .tabBar), (_, .sidebar): return nil
    case (.popover, _) where setting.finish == .glossy: return Color(0x131D2F)
    case (.sheet, _), (.popover, _), (.cover, _): return setting.palette.background
    case (.plain, _) where isFloating: return nil
    case (.plain, .primary) where setting.finish == .glossy, (.plain, .secondary) where setting.finish == .glossy: return .black
    case (.plain, .primary): return flatSidebar(setting) ?? setting.palette.background
    case (.plain, _): return setting.palette.background
    }
  }

  /// The colour of a sidebar that fills the screen beside it, which shows around it too.
  private func flatSidebar(_ setting: PictureSetting) -> Color? {
    guard let sidebar = setting.palette.sidebar, setting.finish == .flat else { return nil }
    let lists = ([index] + tree.children[index]).compactMap { setting.model(tree.panes[$0].pane.viewModel) }
    return lists.contains { $0.text("style") == "sidebar" && !$0.flag("leadsOn") } ? sidebar : nil
  }

  /// The place of the content.
  func place(_ model: Value) -> ContentPlace {
    ContentPlace(laid, model, isFloating: isFloating, paneColumn: tree.column(of: index))
  }

  /// The content, a label for a pane that has none, or nil for a mere container.
  func model(_ setting: PictureSetting) -> Value? {
    if let id = laid.pane.viewModel { return setting.model(id) ?? ["kind": "plain", "title": ""] }
    guard case .custom(let name) = laid.pane.role, tree.children[index].isEmpty else { return nil }
    return ["kind": "plain", "title": .string(name)]
  }

  /// Whether the content directly in this pane is a surface with a title, which does not scroll.
  func isOverPlainView(_ setting: PictureSetting) -> Bool {
    tree.children[index].contains { child in
      let drawing = PaneDrawing(index: child, tree: tree, shape: shape, isFloating: isFloating)
      return drawing.model(setting)?.text("kind") == "plain"
    }
  }

  /// The colour behind the groups of a list directly in this pane, in an app with those lists, or nil for another
  /// content (`Public/styles/apps/blockLooks.css`).
  func ground(_ setting: PictureSetting) -> Color? {
    guard setting.hasBlockRows else { return nil }
    let hasGroups = tree.children[index].contains { child in
      guard let model = setting.model(tree.panes[child].pane.viewModel), ["list", "table"].contains(model.text("kind")) else {
        return false
      }
      return model.text("style").hasSuffix("rouped") || model.text("style") == "sidebar" && model.flag("leadsOn")
    }
    return hasGroups ? setting.palette.grouped : nil
  }

  /// Whether the content is a list whose own large title is in view.
  func hasLargeTitleInContent(_ setting: PictureSetting) -> Bool {
    tree.children[index].contains { child in
      let laid = tree.panes[child]
      guard let model = setting.model(laid.pane.viewModel), model.text("kind") == "list" else { return false }
      return ListPlace(ContentPlace(laid, model, isFloating: isFloating))?.isAtTop ?? false
    }
  }

  /// The toolbar between the pane's insets and those of its content.
  func toolbar(_ id: String, _ model: Value) -> PaneToolbar {
    let (frame, insets) = (laid.frame, laid.pane.safeArea)
    let height = laid.pane.contentSafeArea?.top ?? insets.top
    let row = Rect(
      x: frame.x + insets.left, y: frame.y + insets.top, width: frame.width - insets.left - insets.right,
      height: height - insets.top)
    return PaneToolbar(
      id: id, model: model, frame: Rect(x: frame.x, y: frame.y, width: frame.width, height: height), row: row)
  }

  /// The toolbar in its slot, with its buttons clear of the insets at the sides.
  func bottomToolbar(_ id: String, _ model: Value, _ slot: Rect, _ canvas: Canvas) -> PaneToolbar {
    let before = max(0, laid.frame.x + laid.pane.safeArea.left - slot.x)
    let after = max(0, slot.maxX - laid.frame.maxX + laid.pane.safeArea.right)
    let row = Rect(
      x: slot.x + before, y: slot.y + model.length("rowInset"), width: slot.width - before - after,
      height: model.length("rowHeight"))
    return PaneToolbar(id: id, model: model, frame: slot, row: row, isAtBottom: true)
  }
}
