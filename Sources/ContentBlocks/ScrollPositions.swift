import SplitKit

/// The offsets of controllers, as a part of a place. They are stored by the names of the controllers. A controller at
/// its top has no entry.
package struct ScrollPositions {
  private let controllers: [ViewController]

  package init(_ controllers: [ViewController]) { self.controllers = controllers }

  package var value: Value {
    .object(controllers.compactMap { controller in controller.scrolledOffset.map { Member(controller.id, .number($0)) } })
  }

  /// Scrolls the controllers that have an offset. The others stay where they are.
  package func restore(_ offsets: Value?) {
    for controller in controllers { controller.restore(offset: offsets?[controller.id]) }
  }
}
