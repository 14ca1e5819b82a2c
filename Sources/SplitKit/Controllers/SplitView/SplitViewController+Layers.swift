/// The layers of a split view, from back to front.
extension SplitViewController {
  /// Draws the layers of the columns: the dimmed columns, the dimming, a secondary that is not dimmed, the inspector, the lines
  /// and the side columns. A collapsed split has one child, with the role `primary` or `compact` and the column on top.
  func drawColumns(in reader: any LayerReader, _ context: LayerContext) {
    switch reading.stage {
    case .unmounted: drawColumns(of: nil, in: reader, context)
    case .expanded(let shown): drawColumns(of: shown, in: reader, context)
    case .collapsed:
      drawDimming(isShown: false, in: reader)
      if let sole = reading.soleController { reader.draw(collapsedLayer(of: sole), of: self, context) }
    }
  }

  private func drawColumns(of shown: ShownMode?, in reader: any LayerReader, _ context: LayerContext) {
    let details = reading.details
    let dimmed = details.dimmedColumns
    for column in Column.towardsPrimaryEdge where dimmed.contains(column) { draw(column, details, in: reader, context) }
    let isInFront = tabBarUnderOverlay != nil
    drawDimming(isShown: !dimmed.isEmpty, opacity: isInFront ? 0 : Self.dimmingOpacity, in: reader)
    if dimmed.isEmpty { draw(.secondary, details, in: reader, context) }
    if details.inspector != nil { draw(.inspector, details, in: reader, context) }
    if let shown { drawSeparators(of: shown, in: reader) }
    for column in Column.towardsPrimaryEdge where column != .secondary && !dimmed.contains(column) && !isInFront {
      draw(column, details, in: reader, context)
    }
  }

  /// The container of the tab bar that the primary lies over, or nil if there is none (spec/reports.md 455).
  var tabBarUnderOverlay: (any TabContainer)? {
    guard application.profile.splitView.overlayCoversTabBar, !isCollapsed, !reading.details.dimmedColumns.isEmpty,
      let tabs = tabContainer, tabs.isBarBelowContent
    else { return nil }
    return tabs
  }

  /// Whether the split view shows anything over the panes of other controllers.
  var drawsInFront: Bool { hasPopover || tabBarUnderOverlay != nil }

  /// Draws what lies over the panes of other controllers: the popover, or a primary over a tab bar.
  func drawInFront(in reader: any LayerReader) {
    if hasPopover { return drawPopover(in: reader) }
    draw(.primary, reading.details, in: reader, LayerContext(container: id))
  }

  /// Draws the layer over dimmed columns. A tap on it changes the mode, and swipes over it go to the split.
  private func drawDimming(isShown: Bool, opacity: Double = dimmingOpacity, in reader: any LayerReader) {
    guard isShown || reader.readsHiddenLayers else { return }
    reader.draw(
      CoverLayer(
        id: "\(id)/dimming", controller: self, frame: view.frame, opacity: opacity, isShown: isShown,
        passesSwipes: true
      ) { self.implementation.didTapDimming() }, container: id)
  }

  /// The opacity of the dimming. UIKit's own figure is not public, so this one is ours.
  private static let dimmingOpacity = 0.2

  /// Draws the lines between columns. There are none without a primary.
  private func drawSeparators(of shown: ShownMode, in reader: any LayerReader) {
    guard reading.primary != nil else { return }
    let separators = frames(of: shown, in: view).frames.separators
    if let frame = separators.secondary { reader.drawLine(lines.separator, frame, of: self) }
    if let frame = separators.sides { reader.drawLine(lines.sidesSeparator, frame, of: self) }
    if let frame = separators.inspector { reader.drawLine(lines.inspectorSeparator, frame, of: self) }
  }

  /// Draws a column, if it has a container that is not in the popover.
  private func draw(_ column: Column, _ details: SplitDetails, in reader: any LayerReader, _ context: LayerContext) {
    guard let container = reading.container(column), container !== details.primaryInPopover else { return }
    var layer = ChildLayer(container)
    layer.role = PaneRole(column)
    layer.column = .column(column)
    layer.isVisible = isInSight(column, container)
    layer.isInHierarchy = isShowing(column) || application.profile.splitView.keepsHiddenColumnsInHierarchy
    layer.isOutOfReach = details.dimmedColumns.contains(column)
    layer.isDimmed = layer.isOutOfReach && tabBarUnderOverlay == nil
    layer.edge = reading.namedColumns?.resizableEdge(of: column)
    reader.draw(layer, of: self, context)
  }

  /// The child of a collapsed split. It has no column if the controller on top was never a column.
  private func collapsedLayer(of sole: ViewController) -> ChildLayer {
    let top = reading.details.columnOnTop
    var layer = ChildLayer(sole)
    layer.role = top == .compact ? .compact : .primary
    layer.column = top.map { ChildLayer.PaneColumn.column($0) } ?? .none
    return layer
  }

  /// Whether a part of a column is visible. The mode decides this, unless the app has moved the column's view.
  func isInSight(_ column: Column, _ container: ViewController) -> Bool {
    guard container.displacement != .zero else { return isShowing(column) }
    return container.view.frame.overlap(with: view.frame) >= implementation.grid.pixel / 2
  }

  /// Whether a hidden primary is visible in its popover (before iOS 8).
  var hasPopover: Bool { !application.profile.isAdaptive && reading.details.primaryInPopover != nil }

  /// Draws a hidden primary in its popover, which lies over everything.
  func drawPopover(in reader: any LayerReader) {
    let details = reading.details
    guard let primary = details.primaryInPopover, let popover = details.popover else { return }
    reader.draw(
      CoverLayer(id: primary.presentationCoverID, controller: primary, frame: topmost.view.frame, opacity: 0) {
        popover.controller.dismiss()
      }, container: id)
    var layer = ChildLayer(primary)
    layer.role = .popover
    layer.column = .column(.primary)
    layer.presentation = popover.controller.state
    reader.draw(layer, of: self, LayerContext(container: id))
  }
}

/// The panes of the lines between the columns of a split view.
struct SplitLines {
  let separator: PaneContent
  let sidesSeparator: PaneContent
  let inspectorSeparator: PaneContent

  init(of split: String) {
    func line(_ name: String) -> PaneContent {
      PaneContent(id: "\(split)/\(name)", role: .separator, container: split, controller: split)
    }
    separator = line("separator")
    sidesSeparator = line("separator-sides")
    inspectorSeparator = line("separator-inspector")
  }
}

extension Rect {
  /// The width of the common part, which is negative if the rectangles are apart.
  fileprivate func overlap(with other: Rect) -> Double { min(maxX, other.maxX) - max(x, other.x) }
}
