import SplitKit

/// The calls to the detail about the display mode. They are the app's own, and the log has them beside UIKit's, because
/// a section of the article is about them (seed 0, "Protocol Oriented UI updates").
extension InstagramSplitViewController {
  /// Whether the prototype has the calls, because its article has got that far.
  var tellsDetail: Bool { options.step == .after }

  /// Tells the detail that the mode is about to change.
  func tellDetail(will mode: DisplayMode) {
    guard let detail = updatableDetail else { return }
    application.call(Self.call("displayModeWillChange(to:)", .will, detail, mode)) {
      detail.displayModeWillChange(to: mode)
    }
  }

  /// Tells the detail that the mode has changed.
  func tellDetail(did mode: DisplayMode) {
    guard let detail = updatableDetail else { return }
    application.call(Self.call("displayModeDidChange(to:)", .did, detail, mode)) {
      detail.displayModeDidChange(to: mode)
    }
  }

  private static func call(
    _ selector: String, _ phase: Call.Phase, _ detail: ViewController, _ mode: DisplayMode
  ) -> Call {
    Call(selector, phase, receiver: detail.id, arguments: [.string(mode.name)])
  }

  /// The highest controller of the secondary's stack that wants to know the mode. The detail is told below its comments
  /// too, or it would be padded for another mode when the user comes back to it.
  private var updatableDetail: (any DisplayModeUpdatable)? {
    guard tellsDetail else { return nil }
    let stack = (secondaryViewController as? NavigationController)?.viewControllers ?? []
    return stack.lazy.reversed().compactMap { $0 as? any DisplayModeUpdatable }.first
  }
}
