import SplitKit
import Testing

/// Who hears of new traits and sizes, when and with what (spec/split-view.md 1.2, S1 and W14 documented).
@Suite struct TransitionTests {
  /// A controller that writes down what it hears and what it reads while it hears it.
  private final class Listener: ViewController {
    var heard: [String] = []

    private var width: String { "\(Int(view.frame.width)) \(traitCollection.horizontalSizeClass)" }

    override func willTransition(to traits: TraitCollection, with coordinator: TransitionCoordinator) {
      heard.append("willTransition \(traits.horizontalSizeClass), now \(width)")
      coordinator.animate {
        self.heard.append("alongside, now \(self.width)")
      } completion: {
        self.heard.append("completion, now \(self.width)")
      }
    }

    override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
      heard.append("viewWillTransition \(Int(size.width)), now \(width)")
    }

    override func traitCollectionDidChange(_ previous: TraitCollection?) {
      heard.append("traitCollectionDidChange from \(previous?.horizontalSizeClass.rawValue ?? "none"), now \(width)")
    }

    override func showDetailTargetDidChange() { heard.append("showDetailTargetDidChange, now \(width)") }
  }

  private let application = Application(profile: .ios13)

  private func window(_ root: ViewController, width: Double = 1024) -> Window {
    let window = Window(application: application, rootViewController: root, size: Size(width: width, height: 768))
    window.makeVisible()
    return window
  }

  private func split() -> (SplitViewController, primary: Listener, secondary: Listener) {
    let split = SplitViewController(application, id: "split")
    let (primary, secondary) = (Listener(application, id: "A"), Listener(application, id: "B"))
    split.viewControllers = [primary, secondary].map { NavigationController(rootViewController: $0) }
    return (split, primary, secondary)
  }

  @Test func `traits are announced before sizes, both before the change, and the completion comes last`() {
    let listener = Listener(application, id: "A")
    let window = window(listener)
    window.resize(to: Size(width: 500, height: 768))
    #expect(
      listener.heard == [
        "willTransition compact, now 1024 regular", "viewWillTransition 500, now 1024 regular",
        "alongside, now 1024 compact", "traitCollectionDidChange from regular, now 500 compact",
        "completion, now 500 compact",
      ])
  }

  @Test func `a new size alone changes no traits, and the same size nothing`() {
    let listener = Listener(application, id: "A")
    let window = window(listener)
    window.resize(to: Size(width: 900, height: 768))
    window.resize(to: Size(width: 900, height: 768))
    #expect(listener.heard == ["viewWillTransition 900, now 1024 regular"])
  }

  @Test func `a primary sees no change of class when its split collapses, the secondary does`() {
    let (split, primary, secondary) = split()
    let window = window(split)
    window.resize(to: Size(width: 500, height: 768))
    #expect(primary.heard == ["showDetailTargetDidChange, now 320 compact"])  // It will be covered.
    #expect(
      secondary.heard == [
        "willTransition compact, now 703 regular", "viewWillTransition 500, now 703 regular",
        "alongside, now 703 compact", "showDetailTargetDidChange, now 500 compact",
        "traitCollectionDidChange from regular, now 500 compact", "completion, now 500 compact",
      ])
  }

  @Test func `a secondary that will come out of the stack hears of its own class and size before`() {
    let (split, primary, secondary) = split()
    let window = window(split, width: 500)
    (primary.heard, secondary.heard) = ([], [])
    window.resize(to: Size(width: 1024, height: 768))
    #expect(!primary.heard.contains { $0.hasPrefix("willTransition") || $0.hasPrefix("traitCollectionDidChange") })
    #expect(primary.heard.first == "viewWillTransition 320, now 0 compact")
    #expect(
      secondary.heard == [
        "willTransition regular, now 500 compact", "viewWillTransition 703, now 500 compact",
        "alongside, now 500 compact", "showDetailTargetDidChange, now 703 regular",
        "traitCollectionDidChange from compact, now 703 regular", "completion, now 703 regular",
      ])
  }

  @Test func `at launch in a compact window the children saw a regular class before`() {
    let (split, primary, secondary) = split()
    _ = window(split, width: 500)
    for listener in [primary, secondary] {
      #expect(listener.heard.contains { $0.hasPrefix("traitCollectionDidChange from regular") }, "\(listener.id)")
    }
  }

  @Test func `an override on a controller is announced to it and to those below, not above`() {
    let child = Listener(application, id: "child")
    let root = Listener(application, id: "root")
    root.addChild(child)
    let window = window(root)
    child.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(root.heard.isEmpty)
    #expect(
      child.heard == [
        "willTransition compact, now 1024 regular", "alongside, now 1024 compact",
        "traitCollectionDidChange from regular, now 1024 compact", "completion, now 1024 compact",
      ])
  }

  @Test func `a hidden tab hears of a new class when it is next shown`() {
    let (shown, hidden) = (Listener(application, id: "shown"), Listener(application, id: "hidden"))
    let tabs = TabBarController(application, id: "tabs", viewControllers: [shown, hidden])
    let window = window(tabs)
    for index in [1, 0] {
      tabs.selectedIndex = index
      window.layoutIfNeeded()
    }
    (shown.heard, hidden.heard) = ([], [])
    window.resize(to: Size(width: 500, height: 768))
    #expect(hidden.heard.isEmpty)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(hidden.heard == ["traitCollectionDidChange from regular, now 500 compact"])
  }

  @Test func `an unsupported orientation is not turned to`() {
    final class Portrait: ViewController {
      override var supportedInterfaceOrientations: Set<InterfaceOrientation> { [.portrait] }
    }
    let window = window(Portrait(application, id: "A"), width: 500)
    window.rotate(to: .landscapeLeft)
    #expect(window.orientation == .portrait)
    #expect(window.size == Size(width: 500, height: 768))
  }
}
