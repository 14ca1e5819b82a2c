/// The layers of a split view, from back to front.
extension SplitViewController {
  /// The layers of the columns: the dimmed columns, the dimming, a secondary that is not dimmed, the inspector, the lines
  /// and the side columns. A collapsed split has one child, with the role `primary` or `compact` and the column on top.
  var columnLayers: [Layer] {
    switch reading.stage {
    case .unmounted: columnLayers([])
    case .expanded(let shown): columnLayers(separators(in: shown))
    case .collapsed: [.cover(dimming(isShown: false))] + [collapsedLayer].compactMap { $0 }
    }
  }

  private func columnLayers(_ separators: [Layer]) -> [Layer] {
    let details = reading.details
    let dimmed = Column.fromPrimaryEdge.reversed().filter(details.dimmedColumns.contains)
    let sides = Column.fromPrimaryEdge.reversed().filter { !details.dimmedColumns.contains($0) && $0 != .secondary }
    var layers = dimmed.compactMap { layer(of: $0, isDimmed: true) } + [.cover(dimming(isShown: !dimmed.isEmpty))]
    if dimmed.isEmpty { layers += [layer(of: .secondary)].compactMap { $0 } }
    if details.inspector != nil { layers += [layer(of: .inspector)].compactMap { $0 } }
    return layers + separators + sides.compactMap { layer(of: $0) }
  }

  /// The layer over dimmed columns. A tap on it changes the mode, and swipes over it go to the split.
  private func dimming(isShown: Bool) -> CoverLayer {
    CoverLayer(
      id: "\(id)/dimming", controller: self, frame: view.frame, opacity: Self.dimmingOpacity, isShown: isShown,
      passesSwipes: true
    ) { self.implementation.didTapDimming() }
  }

  /// The opacity of the dimming. UIKit's own figure is not public, so this one is ours.
  private static let dimmingOpacity = 0.2

  /// The lines between columns. There are none without a primary.
  private func separators(in shown: ShownMode) -> [Layer] {
    guard reading.primary != nil else { return [] }
    return reading.geometry(of: shown, in: view).separators.all.map {
      .line(id: "\(id)/\($0.name)", frame: $0.frame)
    }
  }

  /// The layer of a column, or nil if the column has no container or is in the popover.
  private func layer(of column: Column, isDimmed: Bool = false) -> Layer? {
    guard let container = reading.container(column), container !== reading.details.primaryInPopover else {
      return nil
    }
    var layer = ChildLayer(container)
    layer.role = PaneRole(column)
    layer.column = .column(column)
    layer.isVisible = isInSight(column, container)
    layer.isInHierarchy = isShowing(column) || application.profile.splitView.keepsHiddenColumnsInHierarchy
    layer.isDimmed = isDimmed
    layer.edge = reading.namedColumns?.resizableEdge(of: column)
    return .child(layer)
  }

  /// The child of a collapsed split. It has no column if the controller on top was never a column.
  private var collapsedLayer: Layer? {
    reading.soleController.map { sole in
      let top = reading.details.columnOnTop
      var layer = ChildLayer(sole)
      layer.role = top == .compact ? .compact : .primary
      layer.column = top.map { ChildLayer.PaneColumn.column($0) } ?? .none
      return .child(layer)
    }
  }

  /// Whether a part of a column is visible. The mode decides this, unless the app has moved the column's view.
  private func isInSight(_ column: Column, _ container: ViewController) -> Bool {
    guard container.displacement != .zero else { return isShowing(column) }
    return container.view.frame.overlap(with: view.frame) >= implementation.grid.pixel / 2
  }

  /// The layers of a hidden primary in its popover, which lies over everything (before iOS 8).
  var popoverLayers: [Layer] {
    let details = reading.details
    guard let primary = details.primaryInPopover, let popover = details.popover else { return [] }
    let cover = CoverLayer(
      id: primary.presentationCoverID, controller: primary, frame: topmost.view.frame, opacity: 0
    ) { popover.controller.dismiss() }
    var layer = ChildLayer(primary)
    layer.role = .popover
    layer.column = .column(.primary)
    layer.presentation = popover.controller.state
    return [.cover(cover), .child(layer)]
  }
}

extension Rect {
  /// The width of the common part, which is negative if the rectangles are apart.
  fileprivate func overlap(with other: Rect) -> Double { min(maxX, other.maxX) - max(x, other.x) }
}
