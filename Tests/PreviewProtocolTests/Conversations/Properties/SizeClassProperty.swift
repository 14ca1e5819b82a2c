import SplitKit

/// A split that can be seen is collapsed exactly where it is horizontally compact (spec/split-view.md 1.1 and 3.1).
///
/// The size class is worked out here anew: what was last set by hand, else what the policy says of the window's size.
struct SizeClassProperty: ConversationProperty {
  static let name = "a split is collapsed exactly where it is horizontally compact"

  func fault(in turn: Turn) -> String? {
    guard let scene = turn.after else { return nil }
    let derived = Self.derivedClass(of: scene, turn.environment.policy)
    let windowClass = turn.environment.windowOverrides["horizontalSizeClass"] ?? derived
    guard scene.scene.window["traits"]?["horizontalSizeClass"]?.string == windowClass else {
      return "the window is to be \(windowClass)"
    }
    return scene.visibleSplits.lazy.compactMap { split in
      let sizeClass = turn.environment.overrides(of: split.id)["horizontalSizeClass"] ?? derived
      let isRight = split.isCollapsed == (scene.isAdaptive && sizeClass == "compact")
      return isRight ? nil : "\(split.id) is \(sizeClass) and \(split.isCollapsed ? "" : "not ")collapsed"
    }.first
  }

  private static func derivedClass(of scene: SceneFacts, _ policy: String) -> String {
    let size = scene.scene.window["size"]?.array?.compactMap(\.number) ?? [0, 0]
    let (width, height) = (size[0], size[1])
    let isRegular =
      switch policy {
      case "phone": (width, height) == (736, 414) || (width > height && width >= 896)
      case "phone-resizable": false
      case "manual": true
      default: width > 667
      }
    return isRegular ? "regular" : "compact"
  }
}
