import SamplePreviews
import Testing

@testable import SplitKit

/// An app's bar items and gestures, kept longer than the controllers that made them.
@Suite struct KeptItemTests {
  private static let samples: [(Preview, Profile)] = Preview.all.flatMap { preview in preview.profiles.map { (preview, $0) } }

  /// The actions of an app that is gone, and the number of its controllers that still exist.
  private func actions(of preview: Preview, _ profile: Profile, in size: Size) throws -> (actions: [() -> Void], left: Int) {
    var actions: [() -> Void] = []
    var controllers: [Weak] = []
    do {
      let stage = try Stage(preview, profile: profile, size: size)
      stage.window.rootViewController.forEachDescendant { controller in
        controllers.append(Weak(controller: controller))
        let items = controller.navigationItem.leftBarButtonItems + controller.navigationItem.rightBarButtonItems
        for item in items + (controller.toolbar?.items ?? []) { actions.append { item.perform() } }
        for recognizer in controller.gestureRecognizers { actions.append(recognizer.action) }
      }
    }
    return (actions, controllers.filter { $0.controller != nil }.count)
  }

  private struct Weak { weak var controller: ViewController? }

  @Test(arguments: samples, [Size(width: 1180, height: 820), Size(width: 390, height: 844)])
  func `an action of a controller that is gone does nothing`(_ sample: (preview: Preview, profile: Profile), size: Size) throws {
    let kept = try actions(of: sample.preview, sample.profile, in: size)
    #expect(kept.left == 0)
    for action in kept.actions { action() }
  }

  @Test func `samples have such actions`() throws {
    let counts = try Preview.all.map { try actions(of: $0, $0.profiles[0], in: Size(width: 1180, height: 820)).actions.count }
    #expect(counts.filter { $0 > 0 }.count >= 3, "\(counts)")
  }
}
