import Testing

@testable import SplitKit

/// The calls around the layout of a view, which the whole log contains.
struct LayoutCallTests {
  /// A stack of one controller in a window that is laid out, and the calls of its layouts so far.
  private static func stack(_ detail: Call.Detail) -> (window: Window, calls: [String]) {
    let application = Application(profile: .ios26, detail: detail)
    let stack = NavigationController(rootViewController: PlainViewController(application, named: "A"))
    let window = Window(application: application, rootViewController: stack, size: Size(width: 1024, height: 768))
    window.makeVisible()
    return (window, layouts(in: window))
  }

  private static func layouts(in window: Window) -> [String] {
    window.layoutIfNeeded()
    let calls = window.application.takeCalls().filter { $0.selector.hasSuffix("LayoutSubviews") }
    return calls.map { "\($0.receiver).\($0.selector)" }
  }

  @Test func `a view that gets bounds is laid out once, and a container tells nobody`() {
    #expect(Self.stack(.all).calls == ["A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"])
  }

  @Test func `another size is another layout, and the same size is none`() {
    let (window, _) = Self.stack(.all)
    window.resize(to: Size(width: 700, height: 900))
    #expect(Self.layouts(in: window) == ["A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"])
    window.resize(to: Size(width: 700, height: 900))
    #expect(Self.layouts(in: window) == [])
  }

  @Test func `the usual log has no layouts`() {
    let (window, calls) = Self.stack(.standard)
    window.resize(to: Size(width: 700, height: 900))
    #expect(calls == [])
    #expect(Self.layouts(in: window) == [])
  }
}
