extension SplitViewController {
  /// The primary and the secondary while expanded, whatever the mode; the sole controller while collapsed.
  ///
  /// Before the split appears an assignment is only kept: nothing is loaded, and nothing has a parent
  /// (spec/split-view.md 3.8, M26 observed). Assigning the same controllers again changes nothing. An empty array
  /// leaves nothing to show. Of more than two the rest is dropped (S0 observed); on iOS 26 such an array raises
  /// (inferred), and nothing changes.
  public var viewControllers: [ViewController] {
    get { style == .unspecified ? state.columns.all : columnViewControllers }
    set {
      guard !newValue.elementsEqual(viewControllers, by: { $0 === $1 }) else { return }
      guard !isRejected(count: newValue.count) else { return application.raise(tooManyControllers, receiver: id) }
      guard isClassic else { return setColumnViewControllers(newValue) }
      state.isUnmounted ? keep(newValue) : replace(with: newValue)
    }
  }

  /// Whether so many controllers raise, instead of being dropped from the third on.
  func isRejected(count: Int) -> Bool {
    switch style {
    case .unspecified: design.raisesForThirdController && count > 2
    case .doubleColumn: count > 2
    case .tripleColumn: count > 3
    }
  }

  /// What iOS 26, and a column style, is taken to say of a longer array (our sentence).
  var tooManyControllers: String {
    "A split view controller of the style \(style.name) has at most \(style == .tripleColumn ? 3 : 2) view controllers"
  }

  /// What a collapsed classic split puts back when it expands and nobody answers with another: the secondary from before
  /// the collapse (spec/split-view.md 3.4); nil while expanded, in a column style, and where there was none. UIKit keeps it
  /// to itself; a preview needs it for its `place`.
  public var secondaryBeforeCollapse: ViewController? {
    guard case .collapsed(let collapsed) = state else { return nil }
    return collapsed.remembered
  }

  private func keep(_ controllers: [ViewController]) {
    let columns = SplitState.Columns(primary: controllers.first, secondary: controllers.dropFirst().first)
    guard case .collapsed(var collapsed) = state else { return state.columns = columns }
    collapsed.primary = columns.primary
    collapsed.remembered = columns.secondary
    collapsed.stackAtCollapse = columns.primary?.stack ?? []
    state = .collapsed(collapsed)
  }

  /// Replaces what is shown: those that go leave the tree, those that come join it. While collapsed the first
  /// is the sole one, and a second is remembered for the next expand (inferred).
  func replace(with controllers: [ViewController]) {
    dismissPrimaryPopover()
    let before = onScreen
    let old = children
    keep(controllers)
    for controller in old where !children.contains(where: { $0 === controller }) { controller.detach() }
    for controller in children where !old.contains(where: { $0 === controller }) {
      controller.attach(to: self)
    }
    placeColumns()
    let appearance = AppearanceChange(from: before, in: self)
    appearance.begin()
    appearance.end()
    setNeedsLayout()
  }

  /// A column's controller has found another parent, and leaves its column empty.
  func releaseColumn(_ child: ViewController) {
    if let column = slots.column(of: child) {
      slots.setContainer(nil, column)
      slots.setContent(nil, column)
      slots.detach(child)
    }
    var columns = state.columns
    if child === columns.primary {
      columns.primary = nil
      popoverController.state = nil
    }
    if child === columns.secondary { columns.secondary = nil }
    state.columns = columns
    child.detach()
    setNeedsLayout()
  }
}

extension ViewController {
  /// The stack of a navigation controller, the root first; of any other controller that alone.
  var stack: [ViewController] { (self as? NavigationController)?.viewControllers ?? [self] }
}
