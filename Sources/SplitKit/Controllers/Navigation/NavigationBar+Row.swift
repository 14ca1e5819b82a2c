extension NavigationBar {
  /// The bar's buttons with their frames: the leading ones, and then the trailing ones, each from its edge inwards. The
  /// area is the bar without a search field and without the inset above it.
  func row(in navigation: NavigationController) -> ElementRow {
    let view = navigation.view
    var insets = view.safeArea
    insets.top = navigation.barTop
    var area = view.frame.inset(by: insets)
    area.height = navigation.itemRowHeight
    let back = backButton
    let places = NavigationBarRow(
      area: area, leading: (back.map { [($0.id, $0.width)] } ?? []) + leading.map { ($0.id, $0.barWidth) },
      trailing: trailing.map { ($0.id, $0.barWidth) },
      isMirrored: navigation.traitCollection.layoutDirection == .rightToLeft)
    let frames = places.items.map(\.frame)
    let elements = zip(leading + trailing, frames.dropFirst(back == nil ? 0 : 1)).map { Element($0, frame: $1) }
    return ElementRow(area: area, elements: (back.map { [$0.element(frames[0])] } ?? []) + elements)
  }

  /// The back button, for its place.
  private var backButton: BackButton? {
    guard let backID, let back else { return nil }
    return BackButton(id: backID, width: BarRow.backButtonWidth(title: backTitle), navigation: back.navigation)
  }

  private struct BackButton {
    let id: String
    let width: Double
    let navigation: NavigationController

    func element(_ frame: Rect) -> Element {
      Element(id: id, frame: frame, touch: .perform { navigation.popViewController() })
    }
  }
}
