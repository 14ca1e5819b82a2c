/// Which mode is shown for what is preferred, in either style.
extension SplitViewController {
  /// Whether the split was made without a style.
  var isClassic: Bool { style == .unspecified }

  var resolution: DisplayModeResolution { resolution(for: view.frame.size) }

  func resolution(for size: Size) -> DisplayModeResolution {
    DisplayModeResolution(
      design: design, idiom: traitCollection.userInterfaceIdiom, size: size,
      keepsPrimaryInPortrait: keepsPrimaryInPortrait)
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
