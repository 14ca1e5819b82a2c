import SplitKit

/// How far controllers are scrolled, as a place keeps it: by their names, and without those that are at their top.
struct ScrollPositions {
  private let controllers: [ViewController]

  init(_ controllers: [ViewController]) { self.controllers = controllers }

  var value: Value {
    .object(controllers.compactMap { controller in controller.scrolledOffset.map { Member(controller.id, .number($0)) } })
  }

  /// Scrolls those that are named; the others stay where they are.
  func restore(_ offsets: Value?) {
    for controller in controllers { controller.restore(offset: offsets?[controller.id]) }
  }
}
