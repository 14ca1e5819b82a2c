extension DisplayModeResolution {
  /// The reason for the answer of `mode(requested:)`, as the end of a sentence that begins with the mode.
  package func reason(requested preferred: DisplayMode) -> String {
    switch (preferred.primaryPreference, design.classicModes) {
    case (.automatic, _), (_, .orientation), (.beside, .room): automaticReason
    case (.hidden, _), (.beside, .shape), (.over, _): "\(preferred.name) is preferred"
    }
  }

  private var automaticReason: String {
    switch design.classicModes {
    case .orientation where isKeptInPortrait, .shape where isKeptInPortrait:
      "the delegate keeps the primary in portrait"
    case .orientation: isOnItsSide.map { "the device \($0 ? "lies on its side" : "is held upright")" } ?? shape
    case .shape where idiom == .phone || !size.isLandscape: shape
    case .shape(let besideFrom):
      "\(shape), and \(shortest(size.width)) is \(size.width >= besideFrom ? "at least" : "less than") "
        + shortest(besideFrom)
    case .room(let besideFrom): RoomReason(width: size.width, besideFrom: besideFrom).text
    }
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

  var text: String {
    sentence(
      shortest(width), width >= besideFrom ? " has room" : " has no room", " for a column beside the secondary, which takes ",
      shortest(besideFrom), " (unmeasured)")
  }
}
