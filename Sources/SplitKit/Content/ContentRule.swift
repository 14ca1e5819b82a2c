/// The rule by which a content's kind, or its number of columns, follows from its size, with the numbers that went in.
///
/// A value and no sentence: every resize makes one, and only a sweep says it.
package enum ContentRule: Equatable, Sendable {
  /// A mosaic where the content, between bars and edges, is higher than wide, else squares.
  case mosaicIfTall(Size)
  /// As many columns as have room for cells of a least width, but never less than two.
  case columns(width: Double, cell: Double)

  /// Why it is as it is: a clause.
  package var reason: String {
    switch self {
    case .mosaicIfTall(let size):
      let isTall = size.height > size.width
      return
        "\(shortest(size.width)) x \(shortest(size.height)) between bars and edges is \(isTall ? "" : "not ")higher than wide"
    case .columns(let width, let cell):
      let room = "\(shortest(width)) has room for \(Int(width / cell)) cells of \(shortest(cell))"
      return width < 2 * cell ? "\(room), and two are the least" : room
    }
  }
}
