import Foundation
internal import SplitKit

/// A file with the screens of an app: `UIStoryboard`.
@preconcurrency @MainActor
open class UIStoryboard: ObjectBase {}

/// A way from one screen to another: `UIStoryboardSegue`.
@preconcurrency @MainActor
open class UIStoryboardSegue: ObjectBase {}

extension UIViewController {
  /// Performs a segue of the storyboard that made this controller. Without one, nothing happens, and the log says so.
  func perform(segue identifier: String, sender: Any?) {
    engine.application.raise("Receiver has no segue with identifier '\(identifier)'", receiver: engine.id)
  }
}
