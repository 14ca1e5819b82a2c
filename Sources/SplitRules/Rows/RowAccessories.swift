/// The accessories of the system at the end of a row.
package enum RowAccessory: Sendable, CaseIterable {
  case disclosureIndicator, checkmark, detailButton
  /// The arrow that shows what is below a row of an outline.
  case outlineDisclosure
}

/// The size of a part of a row at each text size, before it is rounded to pixels.
package struct MeasuredSize: Sendable {
  package let width, height: MeasuredLength

  package func at(body: Double) -> Size { Size(width: width.at(body: body), height: height.at(body: body)) }
}

/// The sizes and positions of the accessories of rows in an OS version, in points.
package struct RowAccessories: Sendable {
  private let disclosure, checkmark, detail, outline: MeasuredSize
  /// The distance between the end of a checkmark and the margin, and between the contents and the checkmark.
  private let besideCheckmark: MeasuredLength
  /// The distance between the contents and any other accessory.
  private let gap: Double
  /// The distance by which a checkmark, and a disclosure indicator of a table, is above the middle of the row (842, 913; two measurements).
  private let lift: MeasuredLength
  /// Whether the disclosure indicator of a list of a collection is in a slot that is as wide as it is high (913).
  private let hasSlotInLists: Bool
  /// The distance between two accessories (by eye).
  package let between = 10.0
  /// The width that an image view with a symbol takes as an accessory view, in which it is in the middle; nil for its own width (844).
  private let symbolSlot: Double?

  /// The size of an accessory on a grid.
  ///
  /// A checkmark is 18 high at scale 2, and 17.333 at scale 3 (841).
  private func size(of accessory: RowAccessory, body: Double, on grid: PixelGrid) -> Size {
    let size =
      switch accessory {
      case .disclosureIndicator: disclosure.at(body: body)
      case .checkmark: checkmark.at(body: body)
      case .detailButton: detail.at(body: body)
      case .outlineDisclosure: outline.at(body: body)
      }
    let isLow = accessory == .checkmark && grid.scale == 3
    return Size(width: grid.up(size.width), height: grid.up(size.height - (isLow ? 2.0 / 3 : 0)))
  }

  /// The end of a row with an accessory of the system.
  ///
  /// - Parameters:
  ///   - inset: The distance of the accessory from the end of the row.
  ///   - isInList: Whether the row is one of a list of a collection.
  package func end(
    of row: Size, _ accessory: RowAccessory, inset: Double, isInList: Bool = false, body: Double, on grid: PixelGrid
  ) -> RowEnd {
    let size = size(of: accessory, body: body, on: grid)
    let beside = accessory == .checkmark ? besideCheckmark.at(body: body) : 0
    let hasSlot = isInList && hasSlotInLists && accessory == .disclosureIndicator
    let slot = hasSlot ? max(size.width, size.height) : size.width
    let start = row.width - inset - beside - slot
    // The arrow is a little behind the middle of its slot (913).
    let x = start + grid.position((slot - size.width) / 2)
    let isLifted = accessory == .checkmark || (accessory == .disclosureIndicator && !hasSlot)
    let y = (row.height - size.height) / 2 - (isLifted ? lift.at(body: body) : 0)
    return RowEnd(
      frame: Rect(x: x, y: isLifted ? grid.down(y) : grid.position(y), width: size.width, height: size.height), start: start,
      contentEnd: start - (accessory == .checkmark ? max(gap, beside) : gap))
  }

  /// The end of a row with a view of the app as its accessory (843, 844).
  ///
  /// - Parameter isSymbol: Whether the view shows a symbol, which is in the middle of a slot.
  package func end(of row: Size, view size: Size, isSymbol: Bool, inset: Double, on grid: PixelGrid) -> RowEnd {
    let slot = isSymbol ? symbolSlot ?? size.width : size.width
    let start = row.width - inset - slot
    let origin = Point(x: start + (slot - size.width) / 2, y: grid.up((row.height - size.height) / 2))
    let frame = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    return RowEnd(frame: frame, start: start, contentEnd: start - gap)
  }
}

/// An accessory or a view at the end of a row that begins at the left, with the space that it leaves.
package struct RowEnd: Equatable, Sendable {
  package let frame: Rect
  /// The start of the accessory with the space that belongs to it.
  package let start: Double
  /// The end of the contents.
  package let contentEnd: Double
}

extension RowAccessories {
  /// iOS 26 (841 to 844, 913). The sizes of the buttons for details and of the arrows of
  /// outlines are by eye.
  static let since26 = RowAccessories(
    disclosure: MeasuredSize(width: MeasuredLength(10.2, 13.8, 19.8), height: MeasuredLength(14, 19.4, 28.4)),
    checkmark: MeasuredSize(width: MeasuredLength(19, 25.5, 37.5), height: MeasuredLength(18, 24, 34.5)),
    detail: MeasuredSize(width: MeasuredLength(22, 30, 43), height: MeasuredLength(22, 30, 43)),
    outline: MeasuredSize(width: MeasuredLength(14, 19.4, 28.4), height: MeasuredLength(14, 19.4, 28.4)),
    besideCheckmark: MeasuredLength(2.5, 1.5, 0), gap: 0, lift: MeasuredLength(0, 2.25, 5.5), hasSlotInLists: true, symbolSlot: 24
  )

  /// The versions before iOS 26. A disclosure indicator takes 34 points of iOS 8 to 10 with a margin of 16 (848); all else is by eye.
  static let earlier = RowAccessories(
    disclosure: .fixed(10, 14), checkmark: .fixed(16, 16), detail: .fixed(24, 24), outline: .fixed(15, 15),
    besideCheckmark: MeasuredLength(0, 0, 0), gap: 8, lift: MeasuredLength(0, 0, 0), hasSlotInLists: false, symbolSlot: nil)
}

extension MeasuredSize {
  /// A size that does not follow the text size.
  fileprivate static func fixed(_ width: Double, _ height: Double) -> MeasuredSize {
    MeasuredSize(width: MeasuredLength(width, width, width), height: MeasuredLength(height, height, height))
  }
}
