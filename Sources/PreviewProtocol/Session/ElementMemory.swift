import SplitKit

/// The ids that a client has seen, which distinguish an element that is gone from one that never existed.
struct ElementMemory {
  private var present: [String] = []
  private var gone: [String] = []

  /// The number of remembered elements that are gone (docs/protocol.md, `stale`). The oldest ones are dropped.
  static let maximumGone = 4_096
  /// The greatest length of their ids together, in bytes.
  static let maximumBytes = 131_072

  /// The length of all ids, in bytes. It is stored because the server asks every session for it when one of them loses its
  /// client.
  private(set) var bytes = 0
  /// The length of the ids of elements that are gone, in bytes.
  private(set) var bytesGone = 0
  var countGone: Int { gone.count }

  func isGone(_ id: String) -> Bool { gone.contains(id) }

  /// Stores the elements of a scene, and those that are no longer in it.
  mutating func remember(_ scene: Scene) {
    let now = scene.ids
    let current = Set(now)
    gone.removeAll(where: current.contains)
    gone += present.filter { !current.contains($0) }
    present = now
    bytes = Self.length(present) + bytesGone
    keepNewest()
  }

  /// Forgets the oldest elements that are gone, until the rest takes no more than the share of one of so many slots.
  mutating func keepNewest(sharedBy slots: Int = 1) {
    gone.removeFirst(gone.count - newest(Self.maximumGone / slots, bytes: Self.maximumBytes / slots))
    bytes -= bytesGone
    bytesGone = Self.length(gone)
    bytes += bytesGone
  }

  /// Gives back the memory of the elements in the scene, until `wake(with:)`, but not that of the elements that are gone.
  mutating func rest() { present = [] }

  /// Stores the elements of the scene again, which is the same as before the rest.
  mutating func wake(with scene: Scene) { present = scene.ids }

  private static func length(_ ids: [String]) -> Int { ids.reduce(0) { $0 + $1.utf8.count } }

  /// The number of elements that are gone within these limits, beginning with the newest.
  private func newest(_ count: Int, bytes limit: Int) -> Int {
    var bytes = 0
    return gone.reversed().prefix(count).prefix { id in
      bytes += id.utf8.count
      return bytes <= limit
    }.count
  }
}

extension Scene {
  /// Whether both scenes have the same elements. This method does not look into contents that are equal, because every
  /// resize calls it.
  func hasSameElements(as other: Scene) -> Bool {
    viewModels == other.viewModels && panes.hasSameIDs(as: other.panes) && hierarchy.hasSameTree(as: other.hierarchy)
  }

  /// The ids of all controllers, elements and panes.
  fileprivate var ids: [String] {
    var ids = panes.map(\.id) + hierarchy.flattened.map(\.id)
    for model in viewModels { model.content.forEachElement { id, _ in ids.append(id) } }
    return ids
  }
}
