/// The object in the classes of another framework that stands for a controller of the engine, and takes its calls.
///
/// The engine makes every call to its own controller first, and then to the counterpart. A counterpart that does nothing changes
/// nothing, so an app without counterparts has the same log and the same scenes as one with such counterparts.
///
/// The counterpart owns its controller, and the engine holds the counterpart weakly. Whoever makes counterparts keeps those
/// alive whose controllers are in the tree (`ViewController.heldControllers`).
package protocol ControllerCounterpart: AnyObject {
  /// The view is needed for the first time. It is called once, before `engineDidLoadView()`.
  func engineLoadsView()
  /// The view has been loaded.
  func engineDidLoadView()
  /// The view is about to come on screen, or to leave it, with or without an animation.
  func engineWillAppear(animated: Bool)
  /// The view is coming on screen and has its place. The call comes after all calls of `engineWillAppear(animated:)` of a change.
  func engineIsAppearing(animated: Bool)
  func engineDidAppear(animated: Bool)
  func engineWillDisappear(animated: Bool)
  func engineDidDisappear(animated: Bool)
  /// Scrolls to an element that the content does not have at present, because only rows near the visible part of a list are in it. Returns
  /// whether there is such a row.
  func engineReveals(element id: String) -> Bool
  /// The rows of the lists in the view, which can be far away from the visible part; nil if there is no list.
  var engineSearchableRows: (any SearchableRows)? { get }
  /// The controller moves into a container, or out of its container for nil.
  func engineWillMove(to parent: ViewController?)
  func engineDidMove(to parent: ViewController?)
  /// The traits or the size will change, or the traits have changed. Without previous traits, the view has first joined a window.
  func engineWillTransition(to traits: TraitCollection, with coordinator: TransitionCoordinator)
  func engineWillTransition(to size: Size, with coordinator: TransitionCoordinator)
  func engineTraitsDidChange(from previous: TraitCollection?)
  /// The device turns, before iOS 8.
  func engineWillRotate(to orientation: InterfaceOrientation, duration: Double)
  func engineWillAnimateRotation(to orientation: InterfaceOrientation, duration: Double)
  func engineDidRotate(from orientation: InterfaceOrientation)
  /// The controller may show something else now, and a layout follows.
  func engineUpdatesProperties()
  /// Whether the view reaches under a bar of a container, as that of a controller without a counterpart does.
  func engineReaches(under bar: ContainerBar) -> Bool
  /// The children are placed between these two calls.
  func engineWillLayOut()
  func engineDidLayOut()
  /// The controller is the primary of a collapsing split. `takes` does what the engine does without a counterpart.
  func engineCollapses(_ secondary: ViewController, in split: SplitViewController, otherwise takes: () -> Void)
  /// The controller is the primary of an expanding split. `gives` does what the engine does without a counterpart.
  func engineSeparatesSecondary(in split: SplitViewController, otherwise gives: () -> ViewController?) -> ViewController?
  /// Details are shown in another place from now on.
  func engineDidChangeShowDetailTarget()
  /// A show action has reached the controller, which can take it. Returns whether it has, else the engine's controller does.
  func engineTakes(_ controller: ViewController, for action: ShowAction, sender: ViewController?) -> Bool
  /// The orientations as the counterpart knows them.
  var engineSupportedOrientations: Set<InterfaceOrientation> { get }
  var enginePreferredOrientation: InterfaceOrientation { get }
  /// Whether the user may dismiss this presented controller, and that the user has.
  func engineMayBeDismissedByUser() -> Bool
  func engineWillBeDismissedByUser()
  func engineWasDismissedByUser()
  /// The user has tried to dismiss this controller, which does not allow it.
  func engineRefusedDismissalByUser()
  /// The extent of the content of the counterpart's view; nil for none, and for one of which only the controller knows it.
  var engineContentExtent: ContentExtent? { get }
  /// The gestures that the counterpart may take anywhere in its view, besides those of the controller's recognizers.
  var engineGestures: [GestureRecognizer.Gesture] { get }
  /// A swipe has begun at a point of the window. Returns whether the counterpart takes it.
  func engineTakesSwipe(_ direction: SwipeDirection, at point: Point) -> Bool
  /// Whether the log has the calls to this controller although it is a container, because it is of an app's own class.
  var engineLogsContainerCalls: Bool { get }
}

/// The delegate of a container that passes calls on to another object, whose class the log has.
package protocol RepresentedDelegate: AnyObject {
  /// The name of the class of the object that takes the calls, or nil for none.
  var representedClassName: String? { get }
}

extension ViewController {
  /// The controllers that this one holds: its children and the one that it presents. A container adds those that it keeps without
  /// showing them. No controller is twice in the list.
  package final var heldControllers: [ViewController] {
    var seen: Set<ObjectIdentifier> = []
    let all = children + childrenOverOthers + keptControllers + [modal.presented, modal.original].compactMap { $0 }
    return all.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// The orientations that the window asks for: those of the counterpart, or else its own.
  final var effectiveOrientations: Set<InterfaceOrientation> {
    counterpart?.engineSupportedOrientations ?? supportedInterfaceOrientations
  }
}
