import Foundation
internal import SplitKit

/// The rows of a wheel and what is done with a choice.
@MainActor
protocol PickerWheelSource: AnyObject {
  /// The number of rows of a wheel.
  func rowCount(of wheel: Int) -> Int
  /// The row that is chosen, or -1 for none.
  func chosenRow(of wheel: Int) -> Int
  /// The words of a row, or the view that stands for them.
  func row(_ row: Int, of wheel: Int) -> PickerRow
  /// The user has chosen a row.
  func choose(_ row: Int, of wheel: Int)
}

/// A row of a wheel.
enum PickerRow {
  case text(String)
  case attributed(NSAttributedString)
  case view(UIView)
}

/// A wheel of a picker: the chosen row in the middle, and its neighbours above and below, which fade towards the edges. A tap chooses a
/// neighbour, and a swipe turns the wheel by several rows. The wheel is flat, and its fading is by eye.
@MainActor
final class PickerWheel: UIView {
  private let index: Int
  private weak var source: (any PickerWheelSource)?
  private var rows: [Int: UIView] = [:]
  var rowHeight: CGFloat = 32

  /// The number of rows by which a swipe turns the wheel (ours).
  private static let rowsOfSwipe = 4
  private static let opacities: [CGFloat] = [1, 0.55, 0.3, 0.15]

  init(_ index: Int, of source: any PickerWheelSource) {
    (self.index, self.source) = (index, source)
    super.init(frame: .zero)
    clipsToBounds = true
  }
  required init?(coder: NSCoder) { nil }

  override var swipesOfSystem: [SwipeDirection] { [.up, .down] }
  override func takeSwipeOfSystem(_ direction: SwipeDirection) -> Bool {
    guard let source, direction == .up || direction == .down else { return false }
    let (chosen, count) = (source.chosenRow(of: index), source.rowCount(of: index))
    let next = min(max(0, chosen + (direction == .up ? Self.rowsOfSwipe : -Self.rowsOfSwipe)), count - 1)
    guard chosen >= 0, next != chosen else { return false }
    source.choose(next, of: index)
    return true
  }

  /// Reads all rows anew.
  func reload() {
    for view in rows.values { view.removeFromSuperview() }
    rows = [:]
    setNeedsLayout()
  }

  override func layoutSubviews() {
    guard let source, rowHeight > 0 else { return }
    let (chosen, count) = (source.chosenRow(of: index), source.rowCount(of: index))
    let reach = min(Self.opacities.count - 1, Int((bounds.height / 2 / rowHeight).rounded(.up)))
    let shown = chosen < 0 || count <= 0 ? [] : Array(max(0, chosen - reach)...max(0, min(count - 1, chosen + reach)))
    for (row, view) in rows where !shown.contains(row) {
      view.removeFromSuperview()
      rows[row] = nil
    }
    for row in shown {
      let view = rows[row] ?? made(row, of: source)
      rows[row] = view
      let y = bounds.midY + (CGFloat(row - chosen) - 0.5) * rowHeight
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: rowHeight)
      view.alpha = Self.opacities[abs(row - chosen)]
    }
  }

  private func made(_ row: Int, of source: any PickerWheelSource) -> UIView {
    let button = TextButton(font: .systemFont(ofSize: 21)) { [weak self] in
      guard let self, let source = self.source, source.chosenRow(of: index) != row else { return }
      source.choose(row, of: index)
    }
    switch source.row(row, of: index) {
    case .text(let text): button.label.text = text
    case .attributed(let text): button.label.attributedText = text
    case .view(let view):
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
      view.isUserInteractionEnabled = false
      button.addSubview(view)
    }
    addSubview(button)
    return button
  }
}

/// The band behind the chosen rows of wheels.
@MainActor
final class PickerBand: UIView {
  init() {
    super.init(frame: .zero)
    backgroundColor = .quaternarySystemFill
    layer.cornerRadius = 8
  }
  required init?(coder: NSCoder) { nil }

  /// Stands in the middle of a picker.
  func place(in bounds: CGRect, rowHeight: CGFloat) {
    frame = CGRect(x: 9, y: bounds.midY - (rowHeight + 2) / 2, width: max(0, bounds.width - 18), height: rowHeight + 2)
  }
}
