/// The implementation of a split view controller: its controllers, its state, and its transitions.
///
/// There are three implementations. `FixedSplit` is the split view of iOS 5, `ClassicSplit` the adaptive one without a
/// style, and `ColumnSplit` the one with a column style. Each has its own state, in which no combination is
/// meaningless. No code outside asks which of them it is.
///
/// This protocol has the members that change a split. `SplitReading` has the ones that only read it.
protocol SplitImplementation: AnyObject, SplitReading {
  /// The split view controller that owns this implementation.
  ///
  /// The implementations hold it `unowned`, which is safe because it outlives every call to them. Only the split owns its
  /// implementation, and every call comes from a method of the split. The items that an app can keep hold the split
  /// weakly, and keep it until their call returns, even if the app drops it meanwhile.
  var split: SplitViewController { get }
  /// The application, the id and the rules of the OS version, which are those of the split. They are stored, because every
  /// layout asks for them many times.
  var application: Application { get }
  var id: String { get }
  var design: SplitDesign { get }
  /// The controllers that the implementation holds, children or not.
  var keptControllers: [ViewController] { get }

  // The calls of an app.

  /// Replaces the controllers. The caller has checked that there are not too many.
  func replaceControllers(with controllers: [ViewController])
  /// Shows a controller in its usual place or as a detail.
  func take(_ controller: ViewController, for action: ShowAction, sender: ViewController?)
  /// The controller that an action shows. Throws an error if the action would raise an exception.
  func controller(toTake action: Action, for showAction: ShowAction, sender: ViewController) throws(Refusal) -> ViewController
  /// Handles the assignment of a preference that can request another mode or other places.
  func didAssign(_ preference: SplitPreference)
  /// Removes a child, because another container will take it.
  func release(_ child: ViewController)

  // The actions of the user.

  /// Goes to the target mode of the display mode button.
  func toggleDisplayMode()
  /// Handles a tap on the area that a covering column dims.
  func didTapDimming()
  /// Handles a swipe. Returns whether it had an effect.
  func didSwipe(_ direction: SwipeDirection, at point: Point) -> Bool

  // The effects of the surroundings.

  /// Adapts the state to the surroundings. No transition is under way.
  func adapt()
  /// Gives each column its place.
  func placeColumns()
}

/// The preferences of an app that can request another mode or other places.
enum SplitPreference {
  /// The property `preferredDisplayMode`, and whether its value has changed.
  case displayMode(isNew: Bool)
  case splitBehavior
  /// A newly preferred width of a column.
  case width(Column)
}
