import SamplePreviews
import SplitKit

/// The lab's split, or controllers of their own, in a window.
extension EngineChecks {
  private struct Stage {
    /// Keeps the delegate.
    let content: PreviewContent
    let window: Window

    func controller(_ id: String) -> ViewController { window.controller(id)! }
    func plain(_ name: String) -> ViewController { PlainViewController(window.application, named: name) }
  }

  private static func stage(
    _ profile: Profile, width: Double = 1024, style: SplitViewStyle = .unspecified
  ) -> Stage {
    let application = Application(profile: profile)
    guard let options = try? Preview.lab.resolve([Member("style", .string(style.name))]),
      let content = try? Preview.lab.make(application, options)
    else { preconditionFailure("The lab has every style.") }
    return Stage(content: content, window: show(content.rootViewController, width: width))
  }

  @discardableResult
  private static func show(_ root: ViewController, width: Double = 1024) -> Window {
    let window = Window(
      application: root.application, rootViewController: root, size: Size(width: width, height: 768))
    window.makeVisible()
    return window
  }

  static let shown: [String: Check] = [
    "28": { profile, differences in
      let stage = stage(profile)
      let split = { (controller: ViewController) in controller.splitViewController?.id }
      differences.expect("splitViewController outside", split(stage.plain("stranger")), nil)
      for id in ["nav:A", "A"] {
        differences.expect("splitViewController of \(id)", split(stage.controller(id)), "split")
      }
      differences.expect("splitViewController of the split", split(stage.controller("split")), nil)
    },
    "41": { profile, differences in
      let stage = stage(profile)
      let classes = ["nav:A", "A", "nav:B", "B"].map { stage.controller($0).traitCollection.horizontalSizeClass }
      differences.expect("the size classes of nav:A, A, nav:B, B", classes, [.compact, .compact, .regular, .regular])
    },
    "5.2-k": { profile, differences in
      let (window, primary) = collapsing(profile)
      differences.expect("the size of A beside", primary.view.frame.size, Size(width: 320, height: 1133))
      window.traitOverrides.horizontalSizeClass = .compact
      window.layoutIfNeeded()
      differences.expect("isCollapsed", (window.rootViewController as? SplitViewController)?.isCollapsed, true)
      differences.expect("the size of A, covered", primary.view.frame.size, Size(width: 320, height: 1133))
      differences.expect("the insets of A, covered", primary.view.safeArea, EdgeInsets(top: 54, bottom: 10))
    },
    "126": { profile, differences in
      for style in [SplitViewStyle.doubleColumn, .tripleColumn] {
        let stage = stage(profile, width: 1366, style: style)
        guard let split = stage.controller("split") as? SplitViewController else { return }
        differences.expect("the behaviour at first", split.splitBehavior, .tile)
        split.preferredSplitBehavior = .overlay
        differences.expect("the behaviour before a layout", split.splitBehavior, .tile)
        differences.expect("the mode before a layout", split.displayMode, .oneBesideSecondary)
        stage.window.layoutIfNeeded()
        differences.expect("the behaviour after it", split.splitBehavior, .overlay)
        differences.expect("the mode after it", split.displayMode, .secondaryOnly)
      }
    },
    "150": { profile, differences in
      let stage = stage(profile, width: 400)
      withExtendedLifetime(stage) {
        differences.expect("navigationController of B", stage.controller("B").navigationController?.id, "nav:B")
      }
    },
    "177": { profile, differences in
      let stage = stage(profile)
      _ = stage.window.application.takeCalls()
      stage.controller("A").showDetailViewController(stage.plain("D"))
      differences.expect(
        "the first call", stage.window.application.takeCalls().first?.selector,
        "splitViewController(_:showDetail:sender:)")
    },
    "178": { profile, differences in
      let application = Application(profile: profile)
      let (root, detail) = (PlainViewController(application, named: "R"), PlainViewController(application, named: "D"))
      show(root)
      root.showDetailViewController(detail)
      differences.expect("what R presents", root.presentedViewController?.id, "D")
    },
    "179": { profile, differences in
      let application = Application(profile: profile)
      let names = ["R", "P", "S", "Q"].map { PlainViewController(application, named: $0) }
      let navigation = NavigationController(rootViewController: names[0])
      show(navigation)
      navigation.show(names[1])
      show(names[2])
      names[2].show(names[3])
      differences.expect("the stack", navigation.viewControllers.map(\.id), ["R", "P"])
      differences.expect("what S presents", names[2].presentedViewController?.id, "Q")
    },
  ]

  /// A split of two stacks in a window of 820 x 1180, and the primary's content.
  private static func collapsing(_ profile: Profile) -> (Window, ViewController) {
    let application = Application(profile: profile)
    let primary = PlainViewController(application, named: "A")
    let split = SplitViewController(application, id: "split")
    split.viewControllers = [primary, PlainViewController(application, named: "B")].map {
      NavigationController(rootViewController: $0)
    }
    let window = Window(
      application: application, rootViewController: split, size: Size(width: 820, height: 1180),
      safeArea: EdgeInsets(top: 32, bottom: 25))
    window.makeVisible()
    return (window, primary)
  }
}
