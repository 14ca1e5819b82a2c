/// Where a primary column that is hidden waits on iOS 26, where its view leaves the hierarchy
/// (spec/split-view.md 5.2, M26 observed where not marked).
package enum Parking {
  /// At the window's origin: after the first appearance, where a mere resize took the column away, and where an
  /// expand leaves it hidden [inferred].
  case origin
  /// Beyond the primary's edge: after a request [at once, inferred], and after any later layout: one for another size,
  /// other insets or other properties, or one of a later message.
  case beyondEdge
}

/// Where each column that can be hidden waits.
package struct ColumnParking: Equatable {
  package var primary = Parking.origin
  package var supplementary = Parking.origin
  /// The message in which they were put there.
  package var message = 0

  package subscript(column: Column) -> Parking {
    switch column {
    case .primary: primary
    case .supplementary: supplementary
    case .secondary, .compact, .inspector: .origin
    }
  }

  /// All of them beyond the edge: what a request does.
  package static let beyondEdge = ColumnParking(primary: .beyondEdge, supplementary: .beyondEdge)

  /// After a layout at another size: a column that this took away is at the origin, one that was hidden before goes
  /// beyond the edge.
  package init(afterResizeFrom before: ShownColumns, to after: ShownColumns, in message: Int) {
    self.message = message
    primary = before.contains(.primary) && !after.contains(.primary) ? .origin : .beyondEdge
    supplementary = before.contains(.supplementary) && !after.contains(.supplementary) ? .origin : .beyondEdge
  }

  /// All at the origin: where columns are that an appearance or an expand leaves hidden.
  package init(atOriginIn message: Int) { self.message = message }

  private init(primary: Parking, supplementary: Parking) {
    self.primary = primary
    self.supplementary = supplementary
  }
}
