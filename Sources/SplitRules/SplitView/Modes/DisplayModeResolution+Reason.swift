extension DisplayModeResolution {
  /// Why `mode(requested:)` answers as it does: the end of a sentence that begins with the mode.
  package func reason(requested preferred: DisplayMode) -> String {
    switch (preferred.primaryPreference, design) {
    case (.automatic, _), (_, .fixed): automaticReason
    case (.beside, .floating): roomReason
    case (.hidden, _), (.beside, .tiled), (.over, _): "\(preferred.name) is preferred"
    }
  }

  private var automaticReason: String {
    switch design {
    case .fixed where isKeptInPortrait, .tiled where isKeptInPortrait: "the delegate keeps the primary in portrait"
    case .fixed: isOnItsSide.map { "the device \($0 ? "lies on its side" : "is held upright")" } ?? shape
    case .tiled where idiom == .phone || !size.isLandscape: shape
    case .tiled: "\(shape), and \(shortest(size.width)) is \(size.width >= 1024 ? "at least" : "less than") 1024"
    case .floating: roomReason
    }
  }

  private var isKeptInPortrait: Bool { keepsPrimaryInPortrait && !size.isLandscape }

  private var shape: String {
    "\(shortest(size.width)) x \(shortest(size.height)) is \(size.isLandscape ? "" : "not ")wider than high"
  }

  private var roomReason: String {
    let room = fitsOneBeside ? "room" : "no room"
    let least = shortest(Self.leastWidthOfOneBeside)
    return "\(shortest(size.width)) has \(room) for a column beside the secondary, which takes \(least) (unmeasured)"
  }
}
