extension ColumnStyleResolution {
  /// Why `mode(requested:)` answers as it does: the end of a sentence that begins with the mode.
  package func reason(requested preferred: DisplayMode) -> String {
    switch (design, preferred.request) {
    case (_, .hidden): "\(preferred.name) is preferred"
    case (.floating, .automatic), (.floating, .oneBeside), (.floating, .twoBeside): roomReason(preferred.request)
    case (.floating, .oneOver), (.floating, .twoOver): "\(preferred.name) is preferred"
    case (.fixed, .automatic), (.tiled, .automatic): automaticReason
    case (.fixed, _), (.tiled, _): "\(preferred.name) is preferred, as far as the behaviour \(behavior.name) permits it"
    }
  }

  /// In a free window the room decides, unless the columns are to lie over the secondary anyway.
  private var automaticReason: String {
    guard let freeWindow, preferredBehavior != .automatic, preferredBehavior != .overlay else {
      return "the behaviour is \(behavior.name)"
    }
    let width = "a free window of \(shortest(size.width)) leaves \(shortest(freeWindow.besideOne)) beside a column"
    return "\(width), \(freeWindow.fitsOne ? "at least" : "not") \(shortest(freeWindow.least)) (inferred)"
  }

  /// Why the behaviour is what it is.
  package var behaviorReason: String {
    guard preferredBehavior == .automatic else { return "it is preferred" }
    if let freeWindow { return roomReason(freeWindow) }
    guard size.isLandscape else {
      return "\(shortest(size.width)) x \(shortest(size.height)) is not wider than high (inferred)"
    }
    let width = shortest(size.width)
    if size.width >= 1366 { return "\(width) in landscape is at least 1366 (inferred)" }
    return "\(width) in landscape is \(size.width >= 1024 ? "from 1024 up to 1366" : "less than 1024") (inferred)"
  }

  /// In a free window: what is left for the secondary beside as many columns as there is room for, or not.
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

  private func roomReason(_ request: ColumnRequest) -> String {
    let width = shortest(size.width)
    if style == .tripleColumn, request != .oneBeside {
      let least = shortest(leastWidthOfThreeColumns)
      if fitsThreeColumns { return "\(width) has room for three columns, which take \(least)" }
      if size.width >= DisplayModeResolution.leastWidthOfOneBeside {
        return "\(width) has room for two columns and not for three, which take \(least)"
      }
    }
    let least = shortest(DisplayModeResolution.leastWidthOfOneBeside)
    let room = size.width >= DisplayModeResolution.leastWidthOfOneBeside ? "room" : "no room"
    return "\(width) has \(room) for a column beside the secondary, which takes \(least) (unmeasured)"
  }
}
