import SplitKit

/// The display mode of a split, as a place keeps it: the one that is preferred, and the one that is shown, for what the
/// system's button brings about is no preference on every version.
struct DisplayModePlace {
  let split: SplitViewController

  var members: [Member] {
    let preferred = Member("preferredDisplayMode", .string(split.preferredDisplayMode.name))
    return split.isCollapsed ? [preferred] : [preferred, Member("displayMode", .string(split.displayMode.name))]
  }

  /// Prefers the one, and brings about the other by the button where that leads to it.
  func restore(_ place: Value) {
    if let mode = place["preferredDisplayMode"]?.string.flatMap(DisplayMode.init(name:)) {
      split.preferredDisplayMode = mode
      split.layoutIfNeeded()
    }
    let wanted = place["displayMode"]?.string
    if !split.isCollapsed, wanted != split.displayMode.name, wanted == split.displayModeButton.target.name {
      split.toggleDisplayMode()
      split.layoutIfNeeded()
    }
  }
}
