extension ColumnStyleResolution {
  /// The reason for the answer of `mode(requested:)`, as the end of a sentence that begins with the mode.
  package func reason(requested preferred: DisplayMode) -> String {
    switch (design.columnModes, preferred.request) {
    case (_, .hidden), (.room, .oneOver), (.room, .twoOver): "\(preferred.name) is preferred"
    case (.room(let besideFrom), .automatic), (.room(let besideFrom), .oneBeside), (.room(let besideFrom), .twoBeside):
      roomReason(preferred.request, besideFrom: besideFrom)
    case (.behavior, .automatic): automaticReason
    case (.behavior, _): "\(preferred.name) is preferred, as far as the behaviour \(behavior.name) permits it"
    }
  }

  /// The reason for an automatic mode. In a free window the room decides, unless the columns lie over the secondary
  /// anyway.
  private var automaticReason: String {
    guard let freeWindow, preferredBehavior != .automatic, preferredBehavior != .overlay else {
      return "the behaviour is \(behavior.name)"
    }
    let width = "a free window of \(shortest(size.width)) leaves \(shortest(freeWindow.besideOne)) beside a column"
    return "\(width), \(freeWindow.fitsOne ? "at least" : "not") \(shortest(freeWindow.least)) (inferred)"
  }

  /// The reason for the behaviour.
  package var behaviorReason: String {
    guard preferredBehavior == .automatic else { return "it is preferred" }
    if let freeWindow { return roomReason(freeWindow) }
    switch design.columnModes {
    case .behavior(let tilesFrom, let displacesFrom): return shapeReason(tilesFrom, displacesFrom)
    case .room: return "it is read off the mode"
    }
  }

  private func shapeReason(_ tilesFrom: Double, _ displacesFrom: Double) -> String {
    let width = shortest(size.width)
    guard size.isLandscape else { return "\(width) x \(shortest(size.height)) is not wider than high (inferred)" }
    let (tiling, displacing) = (shortest(tilesFrom), shortest(displacesFrom))
    if size.width >= tilesFrom { return "\(width) in landscape is at least \(tiling) (inferred)" }
    return size.width >= displacesFrom
      ? "\(width) in landscape is from \(displacing) up to \(tiling) (inferred)"
      : "\(width) in landscape is less than \(displacing) (inferred)"
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

  private func roomReason(_ request: ColumnRequest, besideFrom: Double) -> String {
    let width = shortest(size.width)
    if style == .tripleColumn, request != .oneBeside {
      let least = shortest(leastWidthOfThreeColumns)
      if fitsThreeColumns { return sentence(width, " has room for three columns, which take ", least) }
      if size.width >= besideFrom {
        return "\(width) has room for two columns and not for three, which take \(least)"
      }
    }
    return RoomReason(width: size.width, besideFrom: besideFrom).text
  }
}
