import SplitKit
import Testing

/// A navigation bar with a search field below its items.
@Suite struct SearchBarTests {
  private final class Screen: ViewController {
    var taps = 0
    override var viewModel: Value? { ["kind": "plain"] }
  }

  @Test func `its items are tapped in their row, and not in the field below`() {
    let application = Application(profile: .ios13)
    let screen = Screen(application, id: "screen")
    screen.navigationItem.searchController = SearchController(id: "find", placeholder: "Find")
    screen.navigationItem.rightBarButtonItem = BarButtonItem(id: "screen/item", title: "Item") { screen.taps += 1 }
    let window = Window(
      application: application, rootViewController: NavigationController(rootViewController: screen),
      size: Size(width: 768, height: 1024))
    window.makeVisible()
    #expect(screen.view.safeArea.top == 24.0 + 50 + 52)
    window.tap(at: Point(x: 760, y: 24 + 49))
    window.tap(at: Point(x: 760, y: 24 + 51))
    #expect(screen.taps == 1)
  }

  @Test func `it goes when the screen that has it is covered`() {
    let application = Application(profile: .ios13)
    let (screen, other) = (Screen(application, id: "screen"), Screen(application, id: "other"))
    screen.navigationItem.searchController = SearchController(id: "find", placeholder: "Find")
    let navigation = NavigationController(rootViewController: screen)
    let window = Window(
      application: application, rootViewController: navigation, size: Size(width: 768, height: 1024))
    window.makeVisible()
    navigation.pushViewController(other)
    #expect(other.view.safeArea.top == 24.0 + 50)
    navigation.popViewController()
    #expect(screen.view.safeArea.top == 24.0 + 50 + 52)
  }
}
