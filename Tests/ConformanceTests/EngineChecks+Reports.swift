import SplitKit

/// Reports of real UIKit that no message can show (spec/reports.md).
extension EngineChecks {
  static let reports: [String: Check] = [
    "450": { profile, differences in
      let (window, root) = window(profile, width: 400)
      let content = popover("P", in: root)
      var asked: [ModalPresentationStyle?] = []
      content.popoverPresentationController.controllerForStyle = { style in
        asked.append(style)
        return NavigationController(rootViewController: content)
      }
      content.popoverPresentationController.willPresent = { asked.append($0) }
      root.present(content)
      window.layoutIfNeeded()
      differences.expect("what is presented in the narrow window", root.presentedViewController?.id, "nav:P")
      differences.expect("whether it was asked for, and announced, for one style", asked.count == 2 && asked[0] == asked[1], true)
      window.resize(to: Size(width: 1024, height: 768))
      differences.expect("what is presented in the wide window", root.presentedViewController?.id, "P")
      differences.expect("the style that is announced there", asked.last, .some(nil))
    },
    "456": { profile, differences in
      let (window, root) = window(profile)
      let content = Wishing(root.application, id: "P")
      prepare(content)
      root.present(content)
      differences.expect("the size before a layout", content.view.frame.size, Size(width: 280, height: 240))
      window.layoutIfNeeded()
      differences.expect("the size after it", content.view.frame.size, Size(width: 280, height: 240))
    },
    "457": { profile, differences in
      let (window, root) = window(profile)
      let content = popover("P", in: root)
      differences.expect("the arrow before", content.popoverArrow, nil)
      root.present(content)
      window.layoutIfNeeded()
      differences.expect("the arrow meanwhile", content.popoverArrow, .up)
      root.dismiss()
      differences.expect("the arrow after", content.popoverArrow, nil)
    },
    "458": { profile, differences in
      let application = Application(profile: profile)
      let stack = NavigationController(application, id: "stack")
      stack.begin(with: SplitViewController(application, id: "split"))
      differences.expect("the stack", stack.viewControllers.map(\.id), [])
      differences.expect("the calls", application.takeCalls().map(\.selector), ["raise"])
    },
    "459": { profile, differences in
      let modes = [DisplayMode.secondaryOnly, .oneBesideSecondary, .oneOverSecondary]
      let names = ["primaryHidden", "allVisible", "primaryOverlay"]
      differences.expect("the names", modes.map { $0.name(in: profile.splitView) }, names)
      differences.expect("the modes of these names", names.map { DisplayMode(name: $0) }, modes)
      differences.expect("the modes of the names of today", modes.map { DisplayMode(name: $0.name) }, modes)
    },
  ]

  private static func window(_ profile: Profile, width: Double = 1024) -> (Window, ViewController) {
    let application = Application(profile: profile)
    let root = PlainViewController(application, named: "root")
    let window = Window(application: application, rootViewController: root, size: Size(width: width, height: 768))
    window.makeVisible()
    return (window, root)
  }

  private static func popover(_ name: String, in root: ViewController) -> ViewController {
    let content = PlainViewController(root.application, named: name)
    prepare(content)
    return content
  }

  private static func prepare(_ content: ViewController) {
    content.modalPresentationStyle = .popover
    content.popoverPresentationController.sourceRect = Rect(x: 480, y: 200, width: 40, height: 40)
    content.popoverPresentationController.permittedArrowDirections = [.up]
  }
}

/// A controller that prefers a size as soon as its view is loaded.
private final class Wishing: ViewController {
  override func viewDidLoad() { preferredContentSize = Size(width: 280, height: 240) }
}
