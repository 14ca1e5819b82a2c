import Foundation

/// The looks of bars in a storyboard.
@MainActor
extension StoryboardFile.BarLook {
  /// Gives a bar its colours, the letters of its titles and its appearances.
  func dress(_ bar: UINavigationBar) {
    if attributes["barStyle"]?.hasPrefix("black") == true { bar.barStyle = .black }
    if attributes["translucent"] == "NO" { bar.isTranslucent = false }
    if let tint = color("tintColor") { bar.tintColor = tint }
    if let color = color("barTintColor") { bar.barTintColor = color }
    bar.titleTextAttributes = texts["titleTextAttributes"]?.attributes
    bar.largeTitleTextAttributes = texts["largeTitleTextAttributes"]?.attributes
    if let look = appearance("standardAppearance") { bar.standardAppearance = look }
    bar.compactAppearance = appearance("compactAppearance")
    bar.scrollEdgeAppearance = appearance("scrollEdgeAppearance")
    bar.compactScrollEdgeAppearance = appearance("compactScrollEdgeAppearance")
  }

  private func color(_ name: String) -> UIColor? { StoryboardViews.color(colors[name]) }

  private func appearance(_ name: String) -> UINavigationBarAppearance? {
    guard let look = appearances[name] else { return nil }
    let appearance = UINavigationBarAppearance()
    if let color = look.color("backgroundColor") { appearance.backgroundColor = color }
    if let color = look.color("shadowColor") { appearance.shadowColor = color }
    appearance.titleTextAttributes = look.texts["titleTextAttributes"]?.attributes ?? [:]
    appearance.largeTitleTextAttributes = look.texts["largeTitleTextAttributes"]?.attributes ?? [:]
    return appearance
  }
}

@MainActor
extension StoryboardFile.TextLook {
  /// The attributes of the text.
  fileprivate var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.foregroundColor] = StoryboardViews.color(color)
    attributes[.font] = StoryboardViews.font(font)
    return attributes
  }
}
