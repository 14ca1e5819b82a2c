import SamplePreviews
import Testing

@testable import SplitKit

/// The delegate of a navigation bar, which a navigation controller is that implements the methods.
@Suite struct NavigationBarDelegateTests {
  /// A stack that keeps what it is asked and told.
  private final class Stack: NavigationController, NavigationBarDelegate {
    var heard: [String] = []
    var mayPush = true
    var mayPop = true

    private func hear(_ what: String, _ bar: NavigationBarReading, _ item: NavigationItem) {
      let place = bar.items.firstIndex { $0 === item }.map(String.init) ?? "none"
      heard.append("\(what) \(bar.navigationController.id) \(viewControllers.count) \(bar.items.count) at \(place)")
    }

    func navigationBar(_ navigationBar: NavigationBarReading, shouldPush item: NavigationItem) -> Bool {
      hear("push", navigationBar, item)
      return mayPush
    }

    func navigationBar(_ navigationBar: NavigationBarReading, shouldPop item: NavigationItem) -> Bool {
      hear("pop", navigationBar, item)
      return mayPop
    }

    func navigationBar(_ navigationBar: NavigationBarReading, didPop item: NavigationItem) {
      hear("popped", navigationBar, item)
    }
  }

  private struct Fixture {
    let stack: Stack
    let window: Window

    init(isVisible: Bool = true) {
      let application = Application(profile: .ios26)
      stack = Stack(rootViewController: ViewController(application, id: "A"), id: "stack")
      window = Window(application: application, rootViewController: stack, size: Size(width: 400, height: 800))
      if isVisible { window.makeVisible() }
    }

    func push(_ id: String) { stack.pushViewController(ViewController(stack.application, id: id)) }
  }

  @Test(arguments: [true, false])
  func `a push asks when the stack has grown, and goes on whatever the answer is`(answer: Bool) {
    let fixture = Fixture()
    fixture.stack.mayPush = answer
    fixture.push("P")
    #expect(fixture.stack.heard == ["push stack 2 1 at none"])
    #expect(fixture.stack.describedName == "nav[A,P]")
  }

  @Test func `a stack whose view is not loaded has no bar to ask about`() {
    let fixture = Fixture(isVisible: false)
    fixture.push("P")
    #expect(fixture.stack.heard.isEmpty)
  }

  @Test(arguments: [true, false])
  func `the back button asks first, and tells if it may`(answer: Bool) throws {
    let fixture = Fixture()
    fixture.stack.mayPop = answer
    fixture.push("P")
    fixture.window.layoutIfNeeded()
    fixture.stack.heard = []
    try fixture.window.tap("stack/back")
    #expect(fixture.stack.heard == ["pop stack 2 2 at 1"] + (answer ? ["popped stack 1 1 at none"] : []))
    #expect(fixture.stack.describedName == (answer ? "nav[A]" : "nav[A,P]"))
  }

  @Test func `pops and new stacks by program ask nothing`() {
    let fixture = Fixture()
    fixture.push("P")
    fixture.push("Q")
    let (first, count) = (fixture.stack.viewControllers[0], fixture.stack.heard.count)
    fixture.stack.popViewController()
    fixture.stack.popToRootViewController()
    fixture.stack.setViewControllers([first, ViewController(fixture.stack.application, id: "R")], animated: true)
    #expect(fixture.stack.heard.count == count && count == 2)
  }
}
