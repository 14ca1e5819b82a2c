import SamplePreviews
import SplitKit

/// The facts about a column style that no message shows: contents that are covered in a collapsed stack, and containers
/// that left it.
extension EngineChecks {
  static let columns: [String: Check] = [
    "5.2-covered": { profile, differences in
      let double = ColumnStage(profile, .doubleColumn)
      double.override(.compact)
      differences.expect("the size of A", double.size("A"), Size(width: 320, height: 1133))
      differences.expect("the insets of A", double.insets("A"), EdgeInsets(top: 54, bottom: 10))
    },
    "5.2-covered-triple": { profile, differences in
      let triple = ColumnStage(profile, .tripleColumn)
      triple.override(.compact)
      differences.expect("the size of A", triple.size("A"), Size(width: 280, height: 1133))
      differences.expect("the insets of A", triple.insets("A"), .zero)
      differences.expect("the size of S", triple.size("S"), Size(width: 280, height: 1133))
      differences.expect("the insets of S", triple.insets("S"), EdgeInsets(top: 86, bottom: 25))
    },
    "5.2-left": { profile, differences in
      let stage = ColumnStage(profile, .doubleColumn)
      stage.override(.compact)
      let container = stage.window.controller("nav:B")
      stage.split.show(.primary)
      stage.window.layoutIfNeeded()
      differences.expect("whether nav:B is there", stage.window.controller("nav:B") != nil, false)
      differences.expect("the frame of nav:B", container?.view.frame, Rect(x: 0, y: 0, width: 820, height: 1180))
      differences.expect("the insets of nav:B", container?.view.safeArea, EdgeInsets(top: 32, bottom: 25))
    },
    "5.10-c-turn": { profile, differences in
      let stage = ColumnStage(profile, .doubleColumn)
      _ = stage.window.application.takeCalls()
      stage.split.preferredDisplayMode = .secondaryOnly
      stage.split.showDetailViewController(PlainViewController(stage.window.application, named: "D"))
      differences.expect("the mode before a layout", stage.split.displayMode, .oneBesideSecondary)
      differences.expect("the secondary before a layout", stage.split.viewController(for: .secondary)?.id, "D")
      stage.window.layoutIfNeeded()
      let calls = stage.window.application.takeCalls().map(\.selector)
      let change = calls.firstIndex(of: "splitViewController(_:willChangeTo:)")
      differences.expect("the calls before willChangeTo", change, 9)
      differences.expect("the mode after a layout", stage.split.displayMode, .secondaryOnly)
    },
  ]
}

/// The lab's column split in a window of 820 x 1180.
private struct ColumnStage {
  let content: PreviewContent
  let window: Window

  init(_ profile: Profile, _ style: SplitViewStyle) {
    let application = Application(profile: profile)
    guard let options = try? Preview.lab.resolve([Member("style", .string(style.name))]),
      let content = try? Preview.lab.make(application, options)
    else { preconditionFailure("The lab has every style.") }
    self.content = content
    window = Window(
      application: application, rootViewController: content.rootViewController, size: Size(width: 820, height: 1180),
      safeArea: EdgeInsets(top: 32, bottom: 25))
    window.makeVisible()
  }

  var split: SplitViewController { window.controller("split") as! SplitViewController }

  func override(_ sizeClass: UserInterfaceSizeClass) {
    window.traitOverrides.horizontalSizeClass = sizeClass
    window.layoutIfNeeded()
  }

  func size(_ id: String) -> Size? { window.controller(id)?.view.frame.size }
  func insets(_ id: String) -> EdgeInsets? { window.controller(id)?.view.safeArea }
}
