/// The cells of a list that wait to be used again, by their makers: a name, or a registration.
@MainActor
struct CellPool<Cell: SelectableCell> {
  /// The most cells that wait for each maker.
  private static var most: Int { 32 }
  private var waiting: [AnyHashable: [Cell]] = [:]

  mutating func keep(_ cell: Cell) {
    guard let maker = cell.maker, waiting[maker, default: []].count < Self.most else { return }
    waiting[maker, default: []].append(cell)
  }

  mutating func take(of maker: AnyHashable) -> Cell? { waiting[maker]?.popLast() }

  mutating func forgetAll() { waiting = [:] }
}

/// The identity of a registration.
final class ReuseToken: Hashable, Sendable {
  static func == (one: ReuseToken, other: ReuseToken) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
