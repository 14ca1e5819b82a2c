import SplitKit

/// A window on a device's screen is where its frame is, two apps and the divider fill the screen, and a keyboard that
/// is shown belongs to a field that can be seen.
struct StageProperty: ConversationProperty {
  static let name = "a window stands on its device's screen, and a keyboard belongs to a field"

  func fault(in turn: Turn) -> String? {
    guard let scene = turn.after else { return nil }
    let window = scene.scene.window
    return (window["device"] == .null ? nil : stageFault(window)) ?? keyboardFault(window, scene)
  }

  private func stageFault(_ window: Value) -> String? {
    func numbers(_ name: String) -> [Double]? { window[name]?.array?.compactMap(\.number) }
    guard let size = numbers("size"), let screen = numbers("screen"), let frame = numbers("frame") else {
      return "a member is missing"
    }
    if Array(frame[2...]) != size { return "the frame is \(frame), the size \(size)" }
    if window["arrangement"] == "full", frame != [0, 0] + screen { return "full is not the screen" }
    guard let divider = numbers("divider"), let other = numbers("otherWindow") else { return nil }
    let sum = frame[2] + divider[2] + other[2]
    return abs(sum - screen[0]) < 1e-9 ? nil : "\(sum) on a screen of \(screen[0])"
  }

  private func keyboardFault(_ window: Value, _ scene: SceneFacts) -> String? {
    let height = window["keyboard"]?.number ?? -1
    let most = window["size"]?.array?[1].number ?? 0
    guard (0...most).contains(height) else { return "the keyboard is \(height) high in \(most)" }
    guard let field = window["focus"]?.string else { return height == 0 ? nil : "nobody has the keyboard" }
    let elements = scene.scene.viewModels.values.flatMap { TappableProperty.elements(of: $0).keys }
    return elements.contains(field) ? nil : "\(field) has the keyboard and is not there"
  }
}
