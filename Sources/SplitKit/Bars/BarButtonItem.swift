/// A button in a bar: `UIBarButtonItem`.
public class BarButtonItem {
  /// Unique in the window: `<controller>/<element>`.
  public let id: String
  public var title: String?
  /// The name of an SF Symbol.
  public var image: String?
  public var isEnabled: Bool
  private let action: () -> Void

  /// Makes a button. The action runs when it is tapped; a controller that it needs is to be held weakly.
  public init(
    id: String, title: String? = nil, image: String? = nil, isEnabled: Bool = true, action: @escaping () -> Void
  ) {
    self.id = id
    self.title = title
    self.image = image
    self.isEnabled = isEnabled
    self.action = action
  }

  /// Whether the item takes no part in the bar, as a display mode button without an effect does.
  var isHidden: Bool { false }
  /// What the bar draws.
  var shownImage: String? { image }
  func perform() { action() }
  /// How wide it is in a bar.
  var barWidth: Double { BarRow.itemWidth(title: title) }
}

extension Element {
  init(_ item: BarButtonItem, frame: Rect) {
    self.init(id: item.id, frame: frame, isEnabled: item.isEnabled, touch: .perform { item.perform() })
  }
}
