extension ColumnStyleResolution {
  /// The reason for the answer of `mode(requested:)`, as the end of a sentence that begins with the mode.
  package func reason(requested preferred: DisplayMode) -> Reason {
    switch (design.columnModes, preferred.request) {
    case (_, .hidden): Reason(.preferredHidden, "\(preferred.name) is preferred")
    case (.room, .oneOver), (.room, .twoOver): Reason(.preferredOver, "\(preferred.name) is preferred")
    case (.room(let besideFrom), .automatic), (.room(let besideFrom), .oneBeside), (.room(let besideFrom), .twoBeside):
      roomReason(preferred.request, besideFrom: besideFrom)
    case (.behavior, .automatic): automaticReason
    case (.behavior, _):
      Reason(
        .preferredInBehavior, "\(preferred.name) is preferred, as far as the behaviour \(behavior.name) permits it")
    }
  }

  /// The reason for an automatic mode. In a free window the room decides, unless the columns lie over the secondary
  /// anyway.
  private var automaticReason: Reason {
    guard let freeWindow, preferredBehavior != .automatic, preferredBehavior != .overlay else {
      return Reason(.modeOfBehavior, "the behaviour is \(behavior.name)")
    }
    let width = "a free window of \(shortest(size.width)) leaves \(shortest(freeWindow.besideOne)) beside a column"
    let least = "\(freeWindow.fitsOne ? "at least" : "not") \(shortest(freeWindow.least)) (inferred)"
    return Reason(freeWindow.fitsOne ? .freeWindowFits : .freeWindowTooNarrow, "\(width), \(least)")
  }

  /// The reason for the behaviour.
  package var behaviorReason: Reason {
    guard preferredBehavior == .automatic else { return Reason(.preferredBehavior, "it is preferred") }
    if let freeWindow { return Reason(.freeWindowBehavior, roomReason(freeWindow)) }
    switch design.columnModes {
    case .behavior(let tilesFrom, let displacesFrom): return shapeReason(tilesFrom, displacesFrom)
    case .room: return Reason(.tilesByMode, "it is read off the mode")
    }
  }

  private func shapeReason(_ tilesFrom: Double, _ displacesFrom: Double) -> Reason {
    let width = shortest(size.width)
    guard size.isLandscape else {
      return Reason(.portraitOverlays, "\(width) x \(shortest(size.height)) is not wider than high (inferred)")
    }
    let (tiling, displacing) = (shortest(tilesFrom), shortest(displacesFrom))
    if size.width >= tilesFrom { return Reason(.landscapeTiles, "\(width) in landscape is at least \(tiling) (inferred)") }
    guard size.width >= displacesFrom else {
      return Reason(.landscapeOverlays, "\(width) in landscape is less than \(displacing) (inferred)")
    }
    return Reason(.landscapeDisplaces, "\(width) in landscape is from \(displacing) up to \(tiling) (inferred)")
  }

  /// The reason for the behaviour in a free window: the width that the secondary keeps beside the columns.
  private func roomReason(_ room: FreeWindowRoom) -> String {
    let width = shortest(size.width)
    let least = "at least \(shortest(room.least)) (inferred)"
    switch (behavior(in: room), style) {
    case (.tile, .tripleColumn):
      return "a free window of \(width) leaves \(shortest(room.besideTwo)) beside two columns, \(least)"
    case (.tile, _): return "a free window of \(width) leaves \(shortest(room.besideOne)) beside a column, \(least)"
    case (.displace, _):
      return "a free window of \(width) leaves \(shortest(room.besideOne)) beside a column, \(least), and not beside two"
    case (.overlay, _), (.automatic, _):
      return "a free window of \(width) leaves \(shortest(room.besideOne)) beside a column, not \(least)"
    }
  }

  private func roomReason(_ request: ColumnRequest, besideFrom: Double) -> Reason {
    let width = shortest(size.width)
    if style == .tripleColumn, request != .oneBeside {
      let least = grid.words(forRoomFrom: leastWidthOfThreeColumns)
      if fitsThreeColumns {
        return Reason(.roomForThree, sentence(width, " fits three columns, which need ", least))
      }
      if size.width >= besideFrom {
        let rule = request == .twoBeside ? Rule.threeComeOver : .noRoomForThree
        return Reason(rule, "\(width) fits two columns, but not three, which need \(least)")
      }
    }
    return RoomReason(width: size.width, besideFrom: besideFrom, grid: grid).reason
  }
}
