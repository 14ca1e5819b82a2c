import Foundation
internal import SplitKit

/// The object of the engine that a controller owns. Whichever thread lets go of the controller last, the engine's object ends on the
/// main thread.
final class EngineBox: @unchecked Sendable {
  private(set) var controller: SplitKit.ViewController!

  init(_ controller: SplitKit.ViewController) { self.controller = controller }

  deinit {
    guard !Thread.isMainThread else { return }
    let last = LastReference(controller)
    controller = nil
    DispatchQueue.main.async { last.controller = nil }
  }

  private final class LastReference: @unchecked Sendable {
    var controller: SplitKit.ViewController?
    init(_ controller: SplitKit.ViewController?) { self.controller = controller }
  }
}
