/// The place of a hidden side column on iOS 26, where its view leaves the hierarchy (spec/split-view.md 5.2, M26
/// observed where not marked).
package enum Parking {
  /// The column is at the window's origin, and is laid out there.
  ///
  /// It is there after the first appearance, and after an expand that leaves it hidden (inferred).
  case laidOutAtOrigin
  /// The column is at the window's origin, and keeps the width that it had on screen (spec/containers.md 400, inferred).
  ///
  /// It is there after a resize that took it away without a request.
  case origin
  /// The column is beyond the primary edge.
  ///
  /// It goes there after a request (at once: inferred) and at any later layout: one for another size, other insets or
  /// other properties, or one of a later message.
  case beyondEdge
}

/// The place of each column that can be hidden.
package struct ColumnParking: Equatable {
  package var primary = Parking.laidOutAtOrigin
  package var supplementary = Parking.laidOutAtOrigin
  /// The number of the message that put the columns there.
  package var message = 0

  package subscript(column: Column) -> Parking {
    switch column {
    case .primary: primary
    case .supplementary: supplementary
    case .secondary, .compact, .inspector: .origin
    }
  }

  /// All columns beyond the edge, as after a request.
  package static let beyondEdge = ColumnParking(primary: .beyondEdge, supplementary: .beyondEdge)

  /// The places after a layout at another size. A column that this layout has hidden is at the origin. A column that
  /// was hidden before goes beyond the edge.
  package init(afterResizeFrom before: ShownColumns, to after: ShownColumns, in message: Int) {
    self.message = message
    primary = before.contains(.primary) && !after.contains(.primary) ? .origin : .beyondEdge
    supplementary = before.contains(.supplementary) && !after.contains(.supplementary) ? .origin : .beyondEdge
  }

  /// All columns at the origin, where an appearance or an expand leaves hidden columns.
  package init(atOriginIn message: Int) { self.message = message }

  private init(primary: Parking, supplementary: Parking) {
    self.primary = primary
    self.supplementary = supplementary
  }
}
