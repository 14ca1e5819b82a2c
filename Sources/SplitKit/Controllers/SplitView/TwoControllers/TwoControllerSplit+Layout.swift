/// The mode for a preference, and the places of the two controllers.
extension TwoControllerSplit {
  var resolution: DisplayModeResolution { resolution(for: view.frame.size) }

  func resolution(for size: Size) -> DisplayModeResolution {
    DisplayModeResolution(
      design: design, idiom: split.traitCollection.userInterfaceIdiom, size: size,
      keepsPrimaryInPortrait: keepsPrimaryInPortrait, isOnItsSide: isOnItsSide, grid: grid)
  }

  /// Whether the device lies on its side, or nil since iOS 8. Before iOS 8, the split follows the rotation and not its
  /// size.
  var isOnItsSide: Bool? {
    design.classicModes.followsOrientation ? split.host?.orientation.isLandscape : nil
  }

  func modeAtFirstAppearance(in size: Size) -> DisplayMode {
    resolution(for: size).modeAtFirstAppearance(preferred: preferredDisplayMode)
  }

  func predictedMode(in size: Size) -> ShownMode {
    ShownMode(mode: expanded.map { mode(resizedTo: size, from: $0) } ?? modeAtFirstAppearance(in: size))
  }

  private func mode(resizedTo size: Size, from expanded: ExpandedPair) -> DisplayMode {
    resolution(for: size).mode(
      resizedFrom: expanded.laidOut.size, showing: expanded.mode, preferred: preferredDisplayMode)
  }

  /// Asks the delegate whether the primary hides, once for each layout that can change this: the first layout, and
  /// those in new surroundings. On iOS 5, a split in landscape hides nothing (inferred: there is nothing to ask then).
  func takeUpWhetherToHide() {
    guard application.profile.calls.asksWhetherToHide, !isCompact(traitCollection), expanded?.laidOut != inputs else { return }
    keepsPrimaryInPortrait = isOnItsSide != true && !split.askWhetherToHide()
  }

  /// Updates the mode after a request or a change of size. A layout in the same surroundings changes nothing.
  func updateMode(_ expanded: ExpandedPair, from source: ModeSource) {
    switch source {
    case .preference:
      self.expanded?.parking = .beyondEdge
      show(resolution.mode(requested: preferredDisplayMode))
    case .shownMode:
      let inputs = inputs
      guard expanded.laidOut != inputs else { return }
      let next = mode(resizedTo: inputs.size, from: expanded)
      self.expanded?.parking = ColumnParking(
        afterResizeFrom: expanded.mode.shownColumns(in: .unspecified), to: next.shownColumns(in: .unspecified),
        in: application.message)
      show(next)
    }
  }

  /// Goes to a mode, if it is not the present one.
  func show(_ next: DisplayMode) {
    if next != mode, expanded != nil, !runner.isUnderWay { change(to: next) }
  }

  /// Stores the surroundings of a layout. If a delegate has assigned another preference during an expand, the next
  /// layout adopts it.
  func noteLayout(afterBecomingExpanded becameExpanded: Bool, since preferred: DisplayMode) {
    if becameExpanded, preferredDisplayMode != preferred {
      expanded?.modeSource = .preference
      setNeedsLayout()
    }
    let inputs = inputs
    expanded?.laidOut = inputs
  }

  func geometry(of shown: ShownMode, in bounds: ViewPlacement) -> ColumnFrames {
    let (split, grid) = (split, split.grid)
    return ColumnPlacement(
      style: .unspecified, design: design, background: .sidebar, grid: grid, bounds: bounds,
      formation: shown.formation(in: .unspecified),
      widths: SideColumnWidths(primary: primaryWidth(in: bounds.frame.size), supplementary: 0),
      isMirrored: split.isMirrored, bottomBar: split.bottomBarHeight
    ).frames.snapped(to: grid)
  }

  func primaryWidth(in size: Size) -> Double { reasonedPrimaryWidth(in: size).value }

  func reasonedPrimaryWidth(in size: Size) -> ReasonedWidth {
    let split = split
    return split.keptPrimaryWidth.value(for: PrimaryWidthKey(revision: application.revision, size: size)) {
      split.columnWidths.primary.primaryColumnWidth(in: size, design: design, grid: split.grid)
    }
  }

  /// Places each controller for the shown mode.
  func placePair() {
    guard let expanded, let shown = shownMode else { return }
    let places = split.frames(of: shown, in: split.view)
    self.expanded?.parking = expanded.parking.message == application.message ? expanded.parking : .beyondEdge
    for column in [Column.primary, .secondary] {
      guard let container = container(column) else { continue }
      var placement = places.frames[column]
      if column == .primary, split.tabBarUnderOverlay != nil { placement.safeArea.bottom -= split.bottomBarHeight }
      place(container, in: column, placement)
    }
  }
}

/// The values from which the width of the primary of a split with two controllers follows.
struct PrimaryWidthKey: Equatable {
  let revision: Int
  let size: Size
}
