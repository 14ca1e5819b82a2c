import TextMeasures

/// The letters of an OS version's bars. The widths of buttons and tabs are measured with them, and the page and the pictures draw them.
///
/// The buttons of a low row are drawn in smaller letters, and measured with those of any other row.
package struct BarLetters: Sendable {
  /// The letters of a button.
  package var item: TextFont
  /// The letters of a button that finishes what the user does, or that is the main one of its bar.
  package var mainItem: TextFont
  /// The letters of a button in a row that is lower than usual, as on a phone that lies on its side.
  package let lowItem: TextFont
  /// The letters of the title in the bar's row.
  package var title: TextFont
  /// The letters of a large title in the bar's row.
  package let inlineTitle: TextFont
  /// The letters of a large title below the row.
  package let largeTitle: TextFont
  /// The letters of a tab in a bar at the top.
  package let tabAtTop: TextFont
  /// The letters of the selected tab in a bar at the top, with which all tabs are measured.
  package let selectedTabAtTop: TextFont
  /// Whether buttons and the title in the row follow the text size (888, observed on iOS 26). Before, a back button would have to give up its
  /// title for a larger one of the bar, which the engine does not do.
  package var followTextSize = false
}

extension BarLetters {
  /// The letters at a text size: those of buttons and of the title follow that of `body` up to 21 points (888).
  package func at(_ textSize: ContentSizeCategory) -> BarLetters {
    guard followTextSize, textSize != .large else { return self }
    let size = min(textSize.size(of: .body).pointSize, Self.mostFollowing)
    var letters = self
    letters.item = .system(size: size, weight: item.weight)
    letters.mainItem = .system(size: size, weight: mainItem.weight)
    letters.title = .system(size: size, weight: title.weight)
    return letters
  }

  /// The letters of a button.
  ///
  /// - Parameter isMain: Whether the button finishes what the user does, or is the main one of its bar.
  package func item(isMain: Bool) -> TextFont { isMain ? mainItem : item }

  /// The letters that follow the text size, by their names.
  package var following: [(name: String, font: TextFont)] { named.filter { Self.followingNames.contains($0.name) } }

  /// The names of the letters that follow the text size.
  package static let followingNames = ["item", "mainItem", "title"]

  /// The greatest size that letters which follow the text size have: that of `body` at `extraExtraLarge` (888).
  private static let mostFollowing: Double = 21

  /// All letters by the names that they have on the wire.
  package var named: [(name: String, font: TextFont)] { Self.fonts.map { ($0.name, self[keyPath: $0.font]) } }

  package static let names = fonts.map(\.name)

  private static let fonts: [(name: String, font: any KeyPath<BarLetters, TextFont> & Sendable)] = [
    ("item", \.item), ("mainItem", \.mainItem), ("lowItem", \.lowItem), ("title", \.title), ("inlineTitle", \.inlineTitle),
    ("largeTitle", \.largeTitle), ("tabAtTop", \.tabAtTop), ("selectedTabAtTop", \.selectedTabAtTop),
  ]

  /// The letters of iOS 5 to 7, by eye.
  static let early = BarLetters(
    item: TextFont(size: 12, weight: 700), mainItem: TextFont(size: 12, weight: 700), lowItem: TextFont(size: 12, weight: 700),
    title: TextFont(size: 20, weight: 700), inlineTitle: TextFont(size: 20, weight: 700),
    largeTitle: .system(size: 34, weight: 700),
    tabAtTop: .system(size: 15), selectedTabAtTop: .system(size: 15, weight: 600))

  /// The letters of iOS 8 to 18: the text styles body, headline and large title (AD documented for the large title; the others are general
  /// knowledge). The tabs at the top are by eye.
  static let flat = BarLetters(
    item: .system(size: 17), mainItem: .system(size: 17, weight: 600), lowItem: .system(size: 17),
    title: .system(size: 17, weight: 600), inlineTitle: .system(size: 28, weight: 700),
    largeTitle: .system(size: 34, weight: 700),
    tabAtTop: .system(size: 15), selectedTabAtTop: .system(size: 15, weight: 600))

  /// The letters of iOS 26: buttons of a toolbar are medium (observed), and tabs at the top are 17 (spec/views.md 921). The sizes in a low
  /// row and of a large title in the row are by eye.
  static let glass = BarLetters(
    item: .system(size: 17, weight: 500), mainItem: .system(size: 17, weight: 600), lowItem: .system(size: 15, weight: 500),
    title: .system(size: 17, weight: 600), inlineTitle: .system(size: 28, weight: 700),
    largeTitle: .system(size: 34, weight: 700),
    tabAtTop: .system(size: 17), selectedTabAtTop: .system(size: 17, weight: 600), followTextSize: true)
}
