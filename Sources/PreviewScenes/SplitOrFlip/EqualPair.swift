import SplitKit

/// Two controllers that show the same in two ways.
protocol EqualPair {
  var title: String { get }
  /// What the container's sides get: a stack, where the children have bars of their own, else the content itself.
  var left: ViewController { get }
  var right: ViewController { get }
  var contents: [ViewController] { get }
}

extension EqualPair {
  /// What a side gets: the content, on a stack of its own where the children have bars.
  static func side(_ content: ViewController, hasBars: Bool) -> ViewController {
    hasBars ? NavigationController(rootViewController: content) : content
  }
}

/// What the controllers of a pair tell once there is somebody to be told: they are made before the pair is complete.
final class PairActions<Pair: EqualPair & AnyObject> { weak var pair: Pair? }
