import SplitKit

/// The display mode of a split, as a part of a place. It consists of the preferred mode and the shown one, because on
/// some versions the system's button changes the mode without changing the preference. A split that has never appeared, such as that
/// of a tab, shows none.
struct DisplayModePlace {
  let split: SplitViewController

  var members: [Member] {
    let preferred = Member("preferredDisplayMode", .string(split.preferredDisplayMode.name))
    return showsMode ? [preferred, Member("displayMode", .string(split.displayMode.name))] : [preferred]
  }

  /// Sets the preferred mode, and selects the shown mode if a tap on the button leads to it.
  func restore(_ place: Value) {
    if let mode = place["preferredDisplayMode"]?.string.flatMap(DisplayMode.init(name:)) {
      split.preferredDisplayMode = mode
      split.layoutIfNeeded()
    }
    let wanted = place["displayMode"]?.string
    if showsMode, wanted != split.displayMode.name, wanted == split.displayModeButton.target.name {
      split.toggleDisplayMode()
      split.layoutIfNeeded()
    }
  }

  private var showsMode: Bool { !split.isCollapsed && !split.children.isEmpty }
}
