/// The revision of an application, which says how much of a scene can be kept.
///
/// A resize is the most frequent message, and nearly always it changes only places. The engine therefore counts everything
/// else that can have an effect on a scene: messages of other kinds, calls to an app's code, transitions of a split, moves
/// of controllers, and requests for a layout. While the count stays the same, contents, titles, bars, traits and the tree
/// of controllers are the same too (`SceneReader`).
extension Application {
  /// The present revision. `revision` itself belongs to this module alone, because Swift checks each access to a stored property that
  /// others see, and a resize reads this one hundreds of times.
  package var presentRevision: Int { revision }

  /// Notes that something besides the places of views may have changed. The controllers update their properties then.
  func noteChange() {
    changes &+= 1
    revision &+= 1
  }

  /// Notes a call of `updateProperties()`, or that a controller was made or is gone. The scene may have changed, but this is no
  /// reason for another update.
  func noteUpdate() { revision &+= 1 }
}
