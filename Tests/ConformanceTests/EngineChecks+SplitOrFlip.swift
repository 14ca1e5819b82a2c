import ContentBlocks
import SplitKit

@testable import SamplePreviews

/// The article's container, while it flips.
extension EngineChecks {
  /// Looks at the container's children at the end of a layout.
  private final class Observer: ViewController {
    var observe: () -> Void = {}

    override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
      coordinator.animate(alongside: {}, completion: observe)
    }
  }

  static let splitOrFlip: [String: Check] = [
    // The completion of a resize comes after its layout, and that of the flip after both.
    "217": { profile, differences in
      let application = Application(profile: profile)
      let container = SplitOrFlipViewController(
        application, id: "split", widthRule: LeftColumnWidth(), flipButton: .children)
      let (left, right) = (Observer(application, id: "left"), PlainViewController(application, named: "right"))
      (container.leftViewController, container.rightViewController) = (left, right)
      let window = Window(
        application: application, rootViewController: container, size: Size(width: 375, height: 667))
      window.makeVisible()
      let frames = { [left.view.frame, right.view.frame] }
      var observed: [Rect] = []
      left.observe = { observed = frames() }
      container.flip()
      differences.expect("the flip is under way", container.isFlipping, true)
      let animated = frames()
      window.resize(to: Size(width: 500, height: 800))
      differences.expect("the frames in the layout", observed, animated)
      differences.expect(
        "those of the animation", animated,
        [Rect(x: -375, y: 0, width: 375, height: 667), Rect(x: 0, y: 0, width: 375, height: 667)])
      differences.expect("the flip is over", container.isFlipping, false)
      differences.expect("the frame of the right side then", right.view.frame, Rect(x: 0, y: 0, width: 500, height: 800))
    }
  ]
}
