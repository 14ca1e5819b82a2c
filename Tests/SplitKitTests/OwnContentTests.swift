import SplitKit
import Testing

/// Days side by side, as many as fit: the example of docs/extending.md.
private struct CalendarLayout: ContentMetrics {
  let width: Double
  let days: Int

  var kind: String { "calendar" }
  var columns: Int? { max(1, Int(width / 120)) }
  var cell: Double { width / Double(columns ?? 1) }
  var contentSize: Size { Size(width: width, height: Double((days - 1) / (columns ?? 1) + 1) * cell) }
  var numbers: [Member] { [Member("cell", .number(cell))] }
  var reason: String? { "a day is at least 120 wide" }

  func element(at touch: ContentTouch, in viewModel: Value) -> String? {
    let point = touch.contentPoint
    guard (0..<width).contains(point.x), point.y >= 0 else { return nil }
    let day = Int(point.y / cell) * (columns ?? 1) + Int(point.x / cell)
    guard let days = viewModel["days"]?.array, days.indices.contains(day) else { return nil }
    return days[day]["id"]?.string
  }
}

private final class CalendarViewController: ViewController {
  private var offset = Point.zero
  private(set) var tapped: [String] = []

  override var viewModel: Value? {
    ["kind": "calendar", "days": .array((1...30).map { ["id": .string("\(id)/day-\($0)")] })]
  }

  override var contentLayout: ContentLayout? {
    let width = view.frame.inset(by: view.safeArea).width
    return ContentLayout(CalendarLayout(width: width, days: 30), contentInset: scrollInsets, offset: offset)
  }

  override func didScroll(to offset: Point) { self.offset = offset }
  override func didTap(element: String) { tapped.append(element) }
}

/// A kind of content that the engine has never heard of.
@Suite struct OwnContentTests {
  private func calendar(_ direction: LayoutDirection = .leftToRight) -> (Window, CalendarViewController) {
    let application = Application(profile: .ios26)
    let calendar = CalendarViewController(application, id: "calendar")
    var overrides = TraitOverrides()
    overrides.layoutDirection = direction
    let window = Window(
      application: application, rootViewController: calendar, size: Size(width: 600, height: 800),
      safeArea: EdgeInsets(top: 20), traitOverrides: overrides)
    window.makeVisible()
    return (window, calendar)
  }

  @Test func `its layout is in the scene, and follows the size`() throws {
    let (window, _) = calendar()
    #expect(Scene(of: window).panes[0].layout?.metrics as? CalendarLayout == CalendarLayout(width: 600, days: 30))
    let before = Scene(of: window)
    #expect(before == Scene(of: window))
    window.resize(to: Size(width: 480, height: 800))
    #expect(before != Scene(of: window))
    #expect(Scene(of: window).panes[0].layout?.metrics.columns == 4)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a touch finds its elements, scrolled and in each direction`(direction: LayoutDirection) throws {
    let (window, calendar) = calendar(direction)
    func tap(_ x: Double, _ y: Double) {
      window.tap(at: Point(x: direction == .leftToRight ? x : 600 - x, y: y))
    }
    tap(130, 20 + 10)
    try window.scroll("calendar/pane", to: Point(x: 0, y: 120))
    tap(130, 20 + 10)
    tap(130, 10)  // Under the status bar.
    #expect(calendar.tapped == ["calendar/day-2", "calendar/day-7"])
  }

  @Test func `arrangements of two kinds are never equal`() {
    struct Other: ContentMetrics {
      let kind = "other"
      let contentSize = Size(width: 600, height: 720)
      let numbers: [Member] = []
      func element(at touch: ContentTouch, in viewModel: Value) -> String? { nil }
    }
    let calendar = ContentLayout(CalendarLayout(width: 600, days: 30), contentInset: .zero)
    #expect(calendar != ContentLayout(Other(), contentInset: .zero))
  }
}
