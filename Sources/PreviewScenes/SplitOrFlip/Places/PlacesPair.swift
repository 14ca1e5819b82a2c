import SplitKit

/// A list of places and a map of them.
final class PlacesPair: EqualPair {
  let title = "Places"
  let selection = SpotSelection()
  private unowned let container: SplitOrFlipViewController
  let list: SpotListViewController
  let map: MapViewController
  let left: ViewController
  let right: ViewController

  init(_ container: SplitOrFlipViewController, hasBars: Bool) {
    self.container = container
    let actions = PairActions<PlacesPair>()
    list = SpotListViewController(container.application, id: "places", selection) { actions.pair?.choose($0) }
    map = MapViewController(
      container.application, id: "map", selection, didChoose: { actions.pair?.chooseOnMap($0) },
      didAskForDetails: { actions.pair?.showDetails(of: $0) })
    left = Self.side(list, hasBars: hasBars)
    right = Self.side(map, hasBars: hasBars)
    actions.pair = self
  }

  var contents: [ViewController] { [list, map] }

  /// The map moves to a place that was chosen in the list, and is seen where there is room for one side.
  private func choose(_ spot: Spot) {
    selection.choose(spot)
    map.show(spot)
    if container.displayMode == .one { container.setPrimaryViewController(right) }
  }

  /// The list moves to a place that was chosen on the map; a touch beside the pins chooses none.
  private func chooseOnMap(_ spot: Spot?) {
    selection.choose(spot)
    guard let spot else { return }
    map.reveal(spot)
    list.reveal(spot)
  }

  /// What there is to know of a place is in the list.
  private func showDetails(of spot: Spot) {
    list.reveal(spot)
    if container.displayMode == .one { container.setPrimaryViewController(left) }
  }
}
