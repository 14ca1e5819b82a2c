import ContentBlocks
import SplitKit

/// A list of places, and a map of the same places.
final class PlacesPair: EqualPair {
  let title = "Places"
  let selection = SpotSelection()
  private let container: SplitOrFlipViewController
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

  /// Moves the map to a place that was chosen in the list, and shows the map if there is room for only one side.
  private func choose(_ spot: Spot) {
    selection.choose(spot)
    map.show(spot)
    if container.displayMode == .one { container.setPrimaryViewController(right) }
  }

  /// Scrolls the list to a place that was chosen on the map. A touch beside the pins clears the selection.
  private func chooseOnMap(_ spot: Spot?) {
    selection.choose(spot)
    guard let spot else { return }
    map.reveal(spot)
    list.reveal(spot)
  }

  /// Shows the details of a place, which are in the list.
  private func showDetails(of spot: Spot) {
    list.reveal(spot)
    if container.displayMode == .one { container.setPrimaryViewController(left) }
  }
}
