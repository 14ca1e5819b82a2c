import ContentBlocks
import SplitKit

/// The place of the user in the app: the use, the focus, the selections, the part of the map, and the offsets.
struct SplitOrFlipPlace {
  let content: SplitOrFlipContent

  var value: Value {
    var members: [Member] = [
      Member("use", .string(content.use.rawValue)), Member("focus", .string(content.container.displayFocus.rawValue)),
      Member("file", .string(Folder.files[content.files.selection.index].id)),
    ]
    if let spot = content.places.selection.spot { members.append(Member("place", .string(spot.id))) }
    members.append(Member("center", [.number(content.places.map.center.x), .number(content.places.map.center.y)]))
    members.append(Member("offsets", offsets.value))
    return .object(members)
  }

  private var offsets: ScrollPositions { ScrollPositions([content.places.list, content.files.grid]) }

  /// Restores a place. Parts that are missing or invalid leave the app as it is.
  func restore(_ place: Value) {
    if let use = place["use"]?.string.flatMap(SplitOrFlipUse.init(rawValue:)) { content.show(use) }
    if let focus = place["focus"]?.string.flatMap(Side.init(rawValue:)) {
      content.container.setDisplayFocus(focus, animated: false)
    }
    content.container.layoutIfNeeded()
    restoreSelections(place)
    if let center = place["center"]?.array?.compactMap(\.number), center.count == 2 {
      content.places.map.restore(center: Point(x: center[0], y: center[1]))
    }
    offsets.restore(place["offsets"])
  }

  private func restoreSelections(_ place: Value) {
    if let spot = City.spots.first(where: { $0.id == place["place"]?.string }) { content.places.selection.choose(spot) }
    if let file = Folder.files.firstIndex(where: { $0.id == place["file"]?.string }) {
      content.files.selection.choose(file)
    }
  }
}
