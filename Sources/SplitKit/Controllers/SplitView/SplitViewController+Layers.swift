/// What a split view puts on screen, back to front.
extension SplitViewController {
  /// What is dimmed, the dimming, the secondary where it is not, the inspector, the lines, the side columns. Collapsed, a
  /// split is one child: `primary`, or `compact`, with the column that is on top.
  var columnLayers: [Layer] {
    switch implementation.stage {
    case .unmounted: columnLayers([])
    case .expanded(let shown): columnLayers(separators(in: shown))
    case .collapsed: [.cover(dimming(isShown: false))] + [collapsedLayer].compactMap { $0 }
    }
  }

  private func columnLayers(_ separators: [Layer]) -> [Layer] {
    let details = implementation.details
    let dimmed = Column.fromPrimaryEdge.reversed().filter(details.dimmedColumns.contains)
    let sides = Column.fromPrimaryEdge.reversed().filter { !details.dimmedColumns.contains($0) && $0 != .secondary }
    var layers = dimmed.compactMap { layer(of: $0, isDimmed: true) } + [.cover(dimming(isShown: !dimmed.isEmpty))]
    if dimmed.isEmpty { layers += [layer(of: .secondary)].compactMap { $0 } }
    if details.inspector != nil { layers += [layer(of: .inspector)].compactMap { $0 } }
    return layers + separators + sides.compactMap { layer(of: $0) }
  }

  /// What lies over dimmed columns: their touches change the mode, and swipes over it are the split's.
  private func dimming(isShown: Bool) -> CoverLayer {
    CoverLayer(
      id: "\(id)/dimming", controller: self, frame: view.frame, opacity: Self.dimmingOpacity, isShown: isShown,
      passesSwipes: true
    ) { self.implementation.didTapDimming() }
  }

  /// How dark UIKit dims what it covers; no figure is public, so this is ours.
  private static let dimmingOpacity = 0.2

  /// The lines between columns. Without a primary there is nothing to part.
  private func separators(in shown: ShownMode) -> [Layer] {
    guard implementation.primary != nil else { return [] }
    return implementation.geometry(of: shown, in: view).separators.all.map {
      .line(id: "\(id)/\($0.name)", frame: $0.frame)
    }
  }

  /// What a popover shows is drawn with the popover.
  private func layer(of column: Column, isDimmed: Bool = false) -> Layer? {
    guard let container = implementation.container(column), container !== implementation.details.primaryInPopover else {
      return nil
    }
    var layer = ChildLayer(container)
    layer.role = Pane.Role(column)
    layer.column = .column(column)
    layer.isVisible = isInSight(column, container)
    layer.isInHierarchy = isShowing(column) || application.profile.splitView.keepsHiddenColumnsInHierarchy
    layer.isDimmed = isDimmed
    layer.edge = implementation.namedColumns?.resizableEdge(of: column)
    return .child(layer)
  }

  /// The column is none where what is on top was never a column's.
  private var collapsedLayer: Layer? {
    implementation.soleController.map { sole in
      let top = implementation.details.columnOnTop
      var layer = ChildLayer(sole)
      layer.role = top == .compact ? .compact : .primary
      layer.column = top.map { ChildLayer.PaneColumn.column($0) } ?? .none
      return .child(layer)
    }
  }

  /// Whether any of a column can be seen: as the mode has it, unless the app has moved its view.
  private func isInSight(_ column: Column, _ container: ViewController) -> Bool {
    guard container.displacement != .zero else { return isShowing(column) }
    return container.view.frame.overlap(with: view.frame) >= implementation.grid.pixel / 2
  }

  /// A hidden primary in its popover, which lies over everything (before iOS 8).
  var popoverLayers: [Layer] {
    let details = implementation.details
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
  /// How wide what the two have in common is; negative where they are apart.
  fileprivate func overlap(with other: Rect) -> Double { min(maxX, other.maxX) - max(x, other.x) }
}
