import SplitKit

/// The view that the view of one child fills: the article's class of that name. It has no frame of its own, and the
/// child's frame stands for it.
struct ContainerView {
  var contentViewController: ViewController?
  /// Whether it is a subview of the container's view.
  var isInHierarchy = false
}

extension SplitOrFlipViewController {
  subscript(side: Side) -> ContainerView {
    get {
      switch side {
      case .left: leftContainer
      case .right: rightContainer
      }
    }
    set {
      switch side {
      case .left: leftContainer = newValue
      case .right: rightContainer = newValue
      }
    }
  }

  /// The side of a child, or nil for any other controller.
  func side(of controller: ViewController) -> Side? {
    Side.allCases.first { self[$0].contentViewController === controller }
  }
}
