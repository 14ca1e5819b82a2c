/// The buttons of a navigation bar with their places. The view model and the touches read the same places.
struct NavigationBarItems {
  struct BackButton {
    let id: String
    let title: String
    let image: String?
    let navigation: NavigationController
    let place: BarItemPlace
  }

  /// An item of the bar and its place.
  typealias Placed = (item: BarButtonItem, place: BarItemPlace)

  let back: BackButton?
  /// The items at the leading side after the back button, from the edge inwards.
  let leading: [Placed]
  /// The items at the trailing side, from the edge inwards.
  let trailing: [Placed]
  /// The distance from an edge of the bar to the first item at that edge.
  let margin: Double
  /// The places that another bar has in the row before the items.
  private let obstacles: BarObstacles

  /// Creates the buttons, which stand beyond what another bar has in the row.
  init(of bar: NavigationBar, placedBy rules: BarItemRules, beyond obstacles: BarObstacles = BarObstacles()) {
    (margin, self.obstacles) = (rules.margin, obstacles)
    let (first, last) = (bar.leading, bar.trailing)
    let backWidth = bar.showsBackButton ? bar.backButtonWidth(by: rules) : nil
    let places = rules.places(
      of: [[backWidth].compactMap { $0 }, first.map { $0.barWidth(by: rules) }], after: obstacles.leading)
    back = bar.backButton(at: places[0].first)
    leading = Array(zip(first, places[1]))
    trailing = Array(zip(last, rules.places(of: [last.map { $0.barWidth(by: rules) }], after: obstacles.trailing)[0]))
  }

  private init(margin: Double) {
    (back, leading, trailing, self.margin, obstacles) = (nil, [], [], margin, BarObstacles())
  }

  /// No buttons, in a bar that a search replaces.
  static func none(placedBy rules: BarItemRules) -> NavigationBarItems { NavigationBarItems(margin: rules.margin) }

  /// The distances at which the items end, from the leading edge and from the trailing one, with the margins. At an edge without
  /// items, it is the end of what another bar has there, or 0.
  var ends: (leading: Double, trailing: Double) {
    func end(_ places: [BarItemPlace?]) -> Double { places.compactMap { $0 }.map { $0.inset + $0.width }.max() ?? 0 }
    return (
      end([obstacles.leading, back?.place] + leading.map(\.place)), end([obstacles.trailing] + trailing.map(\.place))
    )
  }

  /// The buttons as elements in an area of the window, beginning with the back button.
  func row(in area: Rect, isMirrored: Bool) -> ElementRow {
    let back = back.map { $0.element($0.place.frame(in: area, fromRight: isMirrored)) }
    let leading = leading.map { Element($0.item, frame: $0.place.frame(in: area, fromRight: isMirrored)) }
    let trailing = trailing.map { Element($0.item, frame: $0.place.frame(in: area, fromRight: !isMirrored)) }
    return ElementRow(area: area, elements: (back.map { [$0] } ?? []) + leading + trailing, margin: margin)
  }
}

extension NavigationBar {
  fileprivate func backButtonWidth(by rules: BarItemRules) -> Double {
    rules.backButtonWidth(title: backTitle, hasImage: backImage != nil)
  }

  fileprivate func backButton(at place: BarItemPlace?) -> NavigationBarItems.BackButton? {
    guard let place, let back, let backID else { return nil }
    return NavigationBarItems.BackButton(
      id: backID, title: backTitle, image: backImage, navigation: back.navigation, place: place)
  }
}

extension NavigationBarItems.BackButton {
  fileprivate func element(_ frame: Rect) -> Element {
    Element(id: id, frame: frame, touch: .perform { navigation.popByUser() })
  }
}
