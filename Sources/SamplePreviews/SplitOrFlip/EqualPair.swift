import SplitKit

/// A pair of controllers that show the same content in two ways.
protocol EqualPair {
  var title: String { get }
  /// The controller for the left side: a stack if the children have bars of their own, and otherwise the content
  /// itself.
  var left: ViewController { get }
  var right: ViewController { get }
  var contents: [ViewController] { get }
}

extension EqualPair {
  /// The controller for a side: the content, on a stack of its own if the children have bars.
  static func side(_ content: ViewController, hasBars: Bool) -> ViewController {
    hasBars ? NavigationController(rootViewController: content) : content
  }
}

/// A reference to a pair for its controllers, which are made before the pair is complete.
final class PairActions<Pair: EqualPair & AnyObject> { weak var pair: Pair? }
