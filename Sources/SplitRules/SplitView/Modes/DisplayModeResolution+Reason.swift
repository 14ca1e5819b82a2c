extension DisplayModeResolution {
  /// The reason for the answer of `mode(requested:)`, as the end of a sentence that begins with the mode.
  package func reason(requested preferred: DisplayMode) -> Reason {
    switch (preferred.primaryPreference, design.classicModes) {
    case (.automatic, _), (_, .orientation), (.beside, .room): automaticReason
    case (.hidden, _): Reason(.preferredHidden, "\(preferred.name(in: design)) is preferred")
    case (.beside, .shape): Reason(.preferredBeside, "\(preferred.name(in: design)) is preferred")
    case (.over, _): Reason(.preferredOver, "\(preferred.name(in: design)) is preferred")
    }
  }

  private var automaticReason: Reason {
    switch design.classicModes {
    case .orientation where isKeptInPortrait, .shape where isKeptInPortrait:
      Reason(.keptInPortrait, "the delegate keeps the primary in portrait")
    case .orientation: orientationReason
    case .shape where !size.isLandscape: Reason(.portrait, shape)
    case .shape where idiom == .phone: Reason(.phoneLandscape, shape)
    case .shape(let besideFrom): landscapeReason(besideFrom: besideFrom)
    case .room(let besideFrom): RoomReason(width: size.width, besideFrom: besideFrom, grid: grid).reason
    }
  }

  private var orientationReason: Reason {
    let rule = isOnItsSide ?? size.isLandscape ? Rule.deviceOnItsSide : .deviceUpright
    return Reason(rule, isOnItsSide.map { "the device \($0 ? "lies on its side" : "is held upright")" } ?? shape)
  }

  private func landscapeReason(besideFrom: Double) -> Reason {
    let fits = size.width >= besideFrom
    let width = "\(shortest(size.width)) is \(fits ? "at least" : "less than") \(shortest(besideFrom))"
    return Reason(fits ? .landscapeFits : .landscapeTooNarrow, "\(shape), and \(width)")
  }

  private var isKeptInPortrait: Bool { keepsPrimaryInPortrait && !size.isLandscape }

  private var shape: String {
    "\(shortest(size.width)) x \(shortest(size.height)) is \(size.isLandscape ? "" : "not ")wider than high"
  }
}

/// The reason for which a split that goes by its width has a column beside the secondary, or none.
struct RoomReason {
  let width: Double
  let besideFrom: Double
  let grid: PixelGrid

  var reason: Reason {
    let fits = width >= besideFrom
    let text = sentence(
      shortest(width), fits ? " fits" : " does not fit", " a column beside the secondary, which needs ",
      grid.words(forRoomFrom: besideFrom), " (the exact limit is unmeasured)")
    return Reason(rule, text)
  }

  /// A split was seen with a column beside the secondary in the one width, and without one in the other. Between them, the
  /// limit is ours (49-b).
  private var rule: Rule { width >= 600 ? .roomForColumn : width <= 393 ? .noRoomForColumn : .unseenRoom }
}
