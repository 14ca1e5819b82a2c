import Foundation
internal import SplitKit

/// Whether code runs on the main queue. In a test, the main queue runs on other threads than the main one.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

/// The object of the engine that a controller owns. Whichever thread lets go of the controller last, the engine's object ends on
/// the main thread.
final class EngineBox: @unchecked Sendable {
  private(set) var controller: SplitKit.ViewController!

  init(_ controller: SplitKit.ViewController) { self.controller = controller }

  deinit {
    guard !MainQueue.isCurrent else { return }
    let last = LastReference(controller)
    controller = nil
    DispatchQueue.main.async { last.controller = nil }
  }

  private final class LastReference: @unchecked Sendable {
    var controller: SplitKit.ViewController?
    init(_ controller: SplitKit.ViewController?) { self.controller = controller }
  }
}
