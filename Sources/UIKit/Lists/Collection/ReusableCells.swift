/// The cells of a collection that wait to be used again, by what has made them: a name, or a registration.
@MainActor
struct ReusableCells {
  /// The most cells that wait for each maker.
  private static let most = 32
  private var waiting: [AnyHashable: [UICollectionViewCell]] = [:]

  mutating func keep(_ cell: UICollectionViewCell) {
    guard let maker = cell.maker, waiting[maker, default: []].count < Self.most else { return }
    waiting[maker, default: []].append(cell)
  }

  mutating func forgetWaiting() { waiting = [:] }

  /// A cell that waits or, if there is none, one that is made now.
  mutating func cell<Cell: UICollectionViewCell>(of maker: AnyHashable, make: () -> Cell?) -> Cell? {
    if let cell = waiting[maker]?.popLast() as? Cell {
      cell.isSelected = false
      cell.prepareForReuse()
      return cell
    }
    let cell = make()
    cell?.maker = maker
    return cell
  }
}

/// The identity of a registration.
final class ReuseToken: Hashable, Sendable {
  static func == (one: ReuseToken, other: ReuseToken) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
