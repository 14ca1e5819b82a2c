/// The rule by which the kind of a content, or its number of columns, follows from its size, with the numbers that it
/// uses.
///
/// The rule is stored as a value instead of a sentence, because every resize makes one, but only a sweep shows it.
package enum ContentRule: Equatable, Sendable {
  /// The content is a mosaic if it is higher than wide between bars and edges, and otherwise a grid of squares.
  case mosaicIfTall(Size)
  /// There are as many columns as have room for cells of a least width, and at least two.
  case columns(width: Double, cell: Double)

  /// The reason for the arrangement, as a clause.
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
