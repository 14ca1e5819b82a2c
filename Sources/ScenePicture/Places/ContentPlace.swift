import SplitKit

/// A content in its pane, with the numbers of its layout.
struct ContentPlace {
  /// The frame of the pane.
  let frame: Rect
  let model: Value
  let safeArea: EdgeInsets
  let contentSafeArea: EdgeInsets
  let layout: ContentLayout?
  let selection: [String]
  /// The column that the pane is in, or nil if it is in none.
  let paneColumn: Column?
  /// Whether the content is in a column that floats, whose glass shows behind it.
  let isFloating: Bool
  private let numbers: Value

  init(_ laid: LaidPane, _ model: Value, isFloating: Bool, paneColumn: Column? = nil) {
    frame = laid.frame
    self.model = model
    safeArea = laid.pane.safeArea
    contentSafeArea = laid.pane.contentSafeArea ?? laid.pane.safeArea
    layout = laid.pane.layout
    selection = laid.pane.selection
    self.paneColumn = paneColumn
    numbers = .object(laid.pane.layout?.metrics.numbers ?? [])
    self.isFloating = isFloating
  }
}

extension ContentPlace {
  var kind: String { model.text("kind") }
  /// A number of the layout, or 0.
  func number(_ name: String) -> Double { numbers.length(name) }
  /// A list of numbers of the layout, or an empty one.
  func numbers(_ name: String) -> [Double] { numbers.list(name).map { $0.number ?? 0 } }
  func member(_ name: String) -> Value? { numbers[name] }
  /// All numbers of the layout.
  var allNumbers: Value { numbers }

  var insets: EdgeInsets { layout?.contentInset ?? .zero }
  var contentSize: Size { layout?.metrics.contentSize ?? .zero }

  /// The distance by which the content is scrolled, which the page keeps between the ends of the content.
  var scroll: Double {
    let length = contentSize.height + insets.top + insets.bottom
    return max(0, min(layout?.offset.y ?? 0, length - frame.height))
  }

  /// The upper left corner of the content that scrolls, in the window.
  var origin: Point { Point(x: frame.x + insets.left, y: frame.y + insets.top - scroll) }

  /// The area between the insets, in the window.
  var area: Rect { frame.inset(by: insets) }

  /// The column of rows: the width between the insets and the layout's own padding.
  var column: Rect {
    let inset = number("inset")
    return Rect(
      x: frame.x + insets.left + inset, y: origin.y, width: max(0, frame.width - insets.left - insets.right - 2 * inset),
      height: contentSize.height)
  }

  func isSelected(_ id: String) -> Bool { selection.contains(id) }
}
