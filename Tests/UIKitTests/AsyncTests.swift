import Foundation
import SplitKit
import Testing
import UIKitTestApps

@testable import UIKit

/// Code of an app that runs by itself: tasks, timers, the main queue and notifications.
@MainActor @Suite(.serialized) struct AsyncTests {
  @Test func `what an app does later changes the screen`() async throws {
    let stage = try AppStage(size: Size(width: 1024, height: 768)) { LoadingSplitViewController() }
    let split = stage.root(LoadingSplitViewController.self)
    let list = try #require((split.viewControllers[0] as? UINavigationController)?.topViewController as? LoadingList)
    let revision = stage.application.presentRevision
    list.start()
    DispatchQueue.global().async {
      DispatchQueue.main.async { NotificationCenter.default.post(name: LoadingSplitViewController.didLoad, object: nil) }
    }
    // The timer needs a run loop, which a test on the main actor does not turn; the others run while the test waits.
    for _ in 0..<5000 where !Set(["task", "queue", "notification true"]).isSubset(of: list.events) {
      try await Task.sleep(nanoseconds: 2_000_000)
    }
    #expect(Set(list.events).isSuperset(of: ["task", "queue", "notification true"]))
    #expect(stage.application.presentRevision != revision)
    stage.settle()
    #expect(split.viewControllers[1].title == "Loaded")
  }
}
