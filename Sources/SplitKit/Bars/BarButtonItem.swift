import TextMeasures

/// How much a button in a bar stands out.
package enum BarButtonStyle: String, Sendable, CaseIterable {
  case plain
  /// The button that finishes what the user does, whose words are bold.
  case done
  /// The main button, in a tinted shape of its own since iOS 26.
  case prominent
  /// A view over the bar draws the content of the button, which is only its place.
  case custom
}

/// A button in a bar: `UIBarButtonItem`.
public class BarButtonItem {
  /// The id, which is unique in the window: `<controller>/<element>`.
  package let id: String
  /// The words on the button; nil for a button with an image alone.
  public var title: String?
  /// The name of an SF Symbol.
  public var image: String?
  /// The words for people who do not see the button, or nil for the title, or for the page's name of the image.
  package var label: String?
  /// Whether the button can be tapped. Default true.
  public var isEnabled: Bool
  /// How much the button stands out. The default is plain (AD documented).
  package var style = BarButtonStyle.plain
  /// Whether the button is drawn as selected. The default is false (AD documented, iOS 15).
  package var isSelected = false
  /// Gives the colour of the button, as `#RRGGBBAA`, or nil for that of the bar.
  package var tint: (() -> String?)?
  /// The letters of the title, or nil for those of the bar.
  package var font: BarFont?
  /// The badge at the corner of the button, or nil for none.
  package var badge: BarBadge?
  /// Whether a tap shows a menu. The button is drawn in the same way with one and without.
  package var hasMenu = false
  /// The width of the view that draws the content of the button, or nil if the bar draws it.
  package var contentWidth: Double?
  /// The last width, and what it follows from. A resize asks for it, and letters take long to measure. The pixels of a screen do not change.
  private var kept: (title: String?, letters: TextFont, padding: Double, width: Double)?
  private let action: () -> Void

  /// Creates a button. The action runs when the user taps it. It must hold a controller weakly.
  public init(
    id: String, title: String? = nil, image: String? = nil, isEnabled: Bool = true, action: @escaping () -> Void
  ) {
    self.id = id
    self.title = title
    self.image = image
    self.isEnabled = isEnabled
    self.action = action
  }

  /// Whether the bar leaves the item out, like a display mode button without an effect.
  var isHidden: Bool { false }
  /// The image that the bar draws.
  var shownImage: String? { image }
  /// The words that the bar draws.
  var shownTitle: String? { title }
  func perform() { action() }
  /// The width of the item in a bar.
  func barWidth(by rules: BarItemRules) -> Double {
    if let contentWidth { return rules.itemWidth(content: contentWidth) }
    let letters = font?.letters ?? rules.letters.item(isMain: style == .done || style == .prominent)
    if let kept, kept.title == shownTitle, kept.letters == letters, kept.padding == rules.titlePadding { return kept.width }
    let width = rules.itemWidth(title: shownTitle, font: letters)
    kept = (shownTitle, letters, rules.titlePadding, width)
    return width
  }
}

extension Element {
  init(_ item: BarButtonItem, frame: Rect) {
    self.init(id: item.id, frame: frame, isEnabled: item.isEnabled, touch: .perform { item.perform() })
  }
}
