/// What of a split view there is to be drawn, back to front.
extension SplitViewController {
  enum Layer {
    case column(ColumnLayer)
    /// Dims what was drawn before, and takes its touches.
    case dimming
    case separator(name: String, frame: Rect)
  }

  /// A controller that stands for a column.
  struct ColumnLayer {
    /// Nil for what is on top of a collapsed split and was never a column's.
    var column: Column?
    var role: Column
    var container: ViewController
    var isInSight = true
    var isInHierarchy = true
    var isDimmed = false
    /// The edge at which it can be resized now.
    var edge: ResizableEdge?
  }

  /// Back to front: what is dimmed, the dimming, the secondary where it is not, the inspector, the lines, the side columns.
  /// Collapsed, a split is one layer: `primary`, or `compact`, with the column that is on top.
  var layers: [Layer] {
    switch implementation.stage {
    case .unmounted: columnLayers([])
    case .expanded(let shown): columnLayers(separators(in: shown))
    case .collapsed: [collapsedLayer].compactMap { $0 }
    }
  }

  private func columnLayers(_ separators: [Layer]) -> [Layer] {
    let details = implementation.details
    let dimmed = Column.fromPrimaryEdge.reversed().filter(details.dimmedColumns.contains)
    let sides = Column.fromPrimaryEdge.reversed().filter { !details.dimmedColumns.contains($0) && $0 != .secondary }
    var layers = dimmed.compactMap { layer(of: $0, isDimmed: true) }
    layers += dimmed.isEmpty ? [layer(of: .secondary)].compactMap { $0 } : [.dimming]
    if details.inspector != nil { layers += [layer(of: .inspector)].compactMap { $0 } }
    return layers + separators + sides.compactMap { layer(of: $0) }
  }

  /// The lines between columns. Without a primary there is nothing to part.
  private func separators(in shown: ShownMode) -> [Layer] {
    guard implementation.primary != nil else { return [] }
    return implementation.geometry(of: shown, in: view).separators.all.map { .separator(name: $0.name, frame: $0.frame) }
  }

  /// What a popover shows is drawn with the popover.
  private func layer(of column: Column, isDimmed: Bool = false) -> Layer? {
    guard let container = implementation.container(column), container !== implementation.details.primaryInPopover else {
      return nil
    }
    var layer = ColumnLayer(column: column, role: column, container: container, isDimmed: isDimmed)
    layer.isInSight = isInSight(column, container)
    layer.isInHierarchy = isShowing(column) || application.profile.splitView.keepsHiddenColumnsInHierarchy
    layer.edge = implementation.namedColumns?.resizableEdge(of: column)
    return .column(layer)
  }

  private var collapsedLayer: Layer? {
    implementation.soleController.map { sole in
      let top = implementation.details.columnOnTop
      return .column(ColumnLayer(column: top, role: top == .compact ? .compact : .primary, container: sole))
    }
  }

  /// Whether any of a column can be seen: as the mode has it, unless the app has moved its view.
  private func isInSight(_ column: Column, _ container: ViewController) -> Bool {
    guard container.displacement != .zero else { return isShowing(column) }
    return container.view.frame.overlap(with: view.frame) >= implementation.grid.pixel / 2
  }
}

extension Rect {
  /// How wide what the two have in common is; negative where they are apart.
  fileprivate func overlap(with other: Rect) -> Double { min(maxX, other.maxX) - max(x, other.x) }
}
