import Foundation
internal import SplitKit

/// The parts at both ends of a row, and the space that they leave for the contents. All frames are in a row that begins at the left.
@MainActor
struct RowEnds {
  private(set) var frames = RowFrames()
  private(set) var hasEditingControl = false
  /// The start and the end of the contents.
  private(set) var start: CGFloat = 0
  private(set) var end: CGFloat = 0
  /// The views of the app at the ends, with their frames.
  private(set) var views: [(view: UIView, frame: CGRect)] = []

  private let size: Size
  private let metrics: ListMetrics?
  /// The distance from the end of the row to the end of the next part, and from the start to the start of the next one.
  private var inset: Double
  private var startInset: Double

  /// Nothing, as before the first layout.
  init() { (size, metrics, inset, startInset) = (Size(width: 0, height: 0), nil, 0, 0) }

  /// Creates the ends of a row without any parts.
  init(of size: CGSize, _ metrics: ListMetrics) {
    self.size = size.engine
    self.metrics = metrics
    (inset, startInset) = (metrics.margin, metrics.margin)
    end = size.width
  }

  /// Adds the control of a row that is edited, at its start.
  mutating func addEditingControl() {
    guard let metrics else { return }
    let (frame, start) = metrics.design.editing.control(in: size, margin: metrics.margin, body: metrics.body, on: metrics.grid)
    (frames.editing, self.start, hasEditingControl) = (CGRect(frame), CGFloat(start), true)
  }

  /// Adds the control that moves the row, at its end.
  mutating func addGrip() {
    guard let metrics else { return }
    let frame = metrics.design.editing.reorder(in: size, margin: inset, body: metrics.body, on: metrics.grid)
    frames.grip = CGRect(frame)
    note(start: frame.x, contentEnd: frame.x)
  }

  /// Adds an accessory of the system before those that are there.
  mutating func add(_ accessory: RowAccessory) {
    guard let metrics else { return }
    let end = metrics.design.accessories.end(
      of: size, accessory, inset: inset, isInList: !metrics.isTable, body: metrics.body, on: metrics.grid)
    let frame = CGRect(end.frame)
    switch accessory {
    case .disclosureIndicator: frames.disclosure = frame
    case .checkmark: frames.checkmark = frame
    case .detailButton: frames.detail = frame
    case .outlineDisclosure: frames.outline = frame
    }
    note(start: end.start, contentEnd: end.contentEnd)
  }

  /// Adds a view of the app before the accessories that are there.
  mutating func add(_ view: UIView, size viewSize: CGSize) {
    guard let metrics else { return }
    let isSymbol = (view as? UIImageView)?.image?.isSymbolImage == true
    let end = metrics.design.accessories.end(of: size, view: viewSize.engine, isSymbol: isSymbol, inset: inset, on: metrics.grid)
    views.append((view, CGRect(end.frame)))
    note(start: end.start, contentEnd: end.contentEnd)
  }

  /// Adds a text of the system before the accessories that are there.
  mutating func addText(_ size: CGSize) {
    guard let metrics else { return }
    let width = min(Double(size.width), self.size.width / 2)
    let y = metrics.grid.position((self.size.height - Double(size.height)) / 2)
    let frame = Rect(x: self.size.width - inset - width, y: y, width: width, height: Double(size.height))
    frames.value = CGRect(frame)
    note(start: frame.x, contentEnd: frame.x)
  }

  private mutating func note(start: Double, contentEnd: Double) {
    guard let metrics else { return }
    inset = size.width - start + metrics.design.accessories.between
    end = CGFloat(contentEnd)
  }

  /// Adds a view of the app behind those at the start. The text begins 8 behind it (by eye).
  mutating func addAtStart(_ view: UIView, size: CGSize) {
    guard let metrics else { return }
    let y = metrics.grid.position((self.size.height - Double(size.height)) / 2)
    views.append((view, CGRect(x: CGFloat(startInset), y: CGFloat(y), width: size.width, height: size.height)))
    startInset += Double(size.width) + 8
    start = CGFloat(startInset - metrics.padding)
  }

  /// Moves the start of the contents for the level of the row.
  mutating func indent(by width: CGFloat) { start += width }

  /// Takes the frames of the contents, which are in the coordinates of a row that begins at the left.
  mutating func take(_ contents: (inout RowFrames) -> Void) { contents(&frames) }

  /// The frames in a cell, in the direction in which it reads.
  func frames(in cell: UIView) -> RowFrames { cell.isRightToLeft ? frames.mirrored(in: cell.bounds.width) : frames }

  /// The area of the contents.
  var area: CGRect { CGRect(x: start, y: 0, width: max(0, end - start), height: CGFloat(size.height)) }
}
