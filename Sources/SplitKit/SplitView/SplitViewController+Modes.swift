/// Which mode is shown for what is preferred, in either style.
extension SplitViewController {
  /// Whether the split was made without a style.
  var isClassic: Bool { style == .unspecified }

  var resolution: DisplayModeResolution { resolution(for: view.frame.size) }

  func resolution(for size: Size) -> DisplayModeResolution {
    DisplayModeResolution(
      design: design, idiom: traitCollection.userInterfaceIdiom, size: size,
      keepsPrimaryInPortrait: keepsPrimaryInPortrait, isOnItsSide: isOnItsSide)
  }

  /// Asks once for each layout that may hide or show the primary: the first, and those for other surroundings. A split of
  /// iOS 5 that lies on its side hides nothing (inferred: then there is nothing to ask).
  func takeUpWhetherToHide() {
    guard application.profile.calls.asksWhetherToHide, !isCompact(traitCollection), state.expanded?.laidOut != columnInputs
    else { return }
    keepsPrimaryInPortrait = isOnItsSide != true && !askWhetherToHide()
  }

  /// Whether the device lies on its side, before iOS 8, where the split follows the rotation and not its size.
  var isOnItsSide: Bool? {
    design.classicModes.followsOrientation ? topmost.window?.orientation.isLandscape : nil
  }

  func modeAtFirstAppearance(in size: Size) -> ShownMode {
    isClassic
      ? ShownMode(mode: resolution(for: size).modeAtFirstAppearance(preferred: preferredDisplayMode))
      : columnResolution(for: size).modeAtFirstAppearance(preferred: preferredDisplayMode)
  }

  func mode(requested preferred: DisplayMode) -> ShownMode {
    isClassic
      ? ShownMode(mode: resolution.mode(requested: preferred)) : columnResolution.mode(requested: preferred)
  }

  func mode(resizedTo size: Size, from expanded: SplitState.Expanded) -> ShownMode {
    guard isClassic else {
      return columnResolution(for: size).mode(
        resizedFrom: columnResolution(for: expanded.laidOut.size), showing: expanded.shown,
        preferred: preferredDisplayMode)
    }
    let mode = resolution(for: size).mode(
      resizedFrom: expanded.laidOut.size, showing: expanded.mode, preferred: preferredDisplayMode)
    return ShownMode(mode: mode)
  }
}
