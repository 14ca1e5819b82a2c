/// A controller of a part of the screen: `UIViewController` without the views.
///
/// There is a `ViewPlacement` where UIKit has a view: the frame and the insets that the container gave it.
/// What is drawn inside is content (`viewModel`, `contentLayout`), which the page draws.
///
/// A controller belongs to one `Application` for its whole life and has an id that is unique in it. The id is
/// also its name in the log of calls. Containers (`isContainer`) log no calls of their own; what they contain
/// does (spec/protocol.md, `events`).
///
/// Every message is followed by a reading of the scene, and every touch by a search for what it hit. Both only read. So
/// a property that a subclass overrides (`viewModel`, `contentLayout`, `selection`, `textFields`, `children` and those like
/// it, `hierarchyState`, the names), and `element(at:)`, `role(ofPaneFor:)`, `traits(forChild:from:)`, must be computed from
/// what is there: it changes nothing that can be seen, calls no delegate, and answers the same until something else
/// has changed.
open class ViewController {
  public let application: Application
  /// The name in the wire's hierarchy, unique in the window; at most 64 bytes.
  public let id: String
  /// The title, which a navigation bar and a back button show. Empty and nil are different: nil has no title.
  open var title: String?
  /// What the navigation bar shows while this controller is on top.
  public let navigationItem = NavigationItem()
  /// The item for this controller in a tab bar.
  public var tabBarItem = TabBarItem(image: nil)

  /// Whether the tab bar is hidden while this controller, or one above it, is on a stack. Read when it is pushed.
  /// Default false (AD documented).
  public var hidesBottomBarWhenPushed = false
  /// What `hidesBottomBarWhenPushed` was then.
  var hidBottomBarWhenPushed = false

  /// The controller that contains this one.
  public internal(set) weak var parent: ViewController?
  /// The contained controllers, in UIKit's order.
  open var children: [ViewController] { addedChildren }
  /// What it presents, and how it is presented (see `Presentation/`).
  var modal = ModalState()
  /// What a popover of this controller belongs to. Made when it is first asked for, whatever the style is; UIKit has it
  /// only for a popover.
  public private(set) lazy var popoverPresentationController = PopoverPresentationController()

  /// Where the container has put this controller's view.
  public internal(set) var view = ViewPlacement()
  /// The place that the container gave the view last.
  var givenPlacement = ViewPlacement()
  /// How far from there the app has moved it since (see `ViewController+ViewOrigin.swift`).
  var displacement = Point.zero
  /// The border and the shadow of the view. By default none (AD documented).
  public var decoration: ViewDecoration? { didSet { if decoration != oldValue { setNeedsLayout() } } }
  /// A bar of the app's own in the view.
  public var toolbar: Toolbar?
  /// What the view listens for beside taps on its elements.
  public internal(set) var gestureRecognizers: [GestureRecognizer] = []
  public internal(set) var isViewLoaded = false
  /// Overrides on the traits that come from the parent, for this controller and all below it (iOS 17). What they
  /// change is announced at once and laid out with the rest of the message.
  public var traitOverrides = TraitOverrides() { willSet { announceOverrides(newValue) } }

  var appearance: Appearance = .disappeared
  /// Whether the parent still owes `didMove(toParent:)`, which follows the first appearance (spec 5.10).
  var owesDidMove = false
  /// The window, of its root alone.
  weak var window: (any ControllerHost)?
  var addedChildren: [ViewController] = []
  /// The traits that this controller was told of last; nil until it is first laid out in a window.
  var notedTraits: TraitCollection?
  /// The traits that were announced and are not there yet; nil while no change is under way.
  var upcomingTraits: TraitCollection?

  /// Makes a controller. The id must be new in the application: two controllers of one id cannot be told
  /// apart over the wire.
  public init(_ application: Application, id: String, title: String? = nil) {
    self.application = application
    self.id = id
    self.title = title
  }

  // What a subclass may answer. Each is empty, or UIKit's default.

  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func willMove(toParent parent: ViewController?) {}
  open func didMove(toParent parent: ViewController?) {}

  // The hooks of a change of environment. The engine tells every controller concerned: there is no `super` to call.

  /// The traits are about to become these; `traitCollection` still reads the old ones.
  open func willTransition(to traits: TraitCollection, with coordinator: TransitionCoordinator) {}
  /// The view is about to have this size.
  open func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {}
  /// The traits have changed from these, and everything is laid out for the new ones.
  open func traitCollectionDidChange(_ previous: TraitCollection) {}

  // The hooks of a rotation, before iOS 8 and in place of those above.

  /// The device is about to be turned; everything still reads as it was. The duration is in seconds.
  open func willRotate(to orientation: InterfaceOrientation, duration: Double) {}
  /// Everything reads as it will be, and is not laid out for it yet.
  open func willAnimateRotation(to orientation: InterfaceOrientation, duration: Double) {}
  /// The device was turned, and everything is laid out for it.
  open func didRotate(from orientation: InterfaceOrientation) {}

  /// A detail would be shown elsewhere from now on: `UIViewControllerShowDetailTargetDidChangeNotification`.
  open func showDetailTargetDidChange() {}

  /// The nearest class of UIKit, as the wire names it.
  open var typeName: String { "ViewController" }
  /// The name of the Swift class where it is one of an app's own; nil for UIKit's.
  open var className: String? {
    let name = String(describing: type(of: self))
    return name == typeName ? nil : name
  }
  /// Whether this is one of UIKit's containers, which log no calls.
  open var isContainer: Bool { false }
  /// The name in lists and in the log: the id, and for a navigation controller its stack.
  open var describedName: String { id }

  /// The children whose views can be seen, in the order in which they appear: for a plain controller all.
  open var visibleChildren: [ViewController] { children }

  /// The children that have panes, back to front: those that can be seen. A container of one's own may add those that it
  /// has taken out of the hierarchy; they are listed as what they are.
  open var childrenWithPanes: [ViewController] { visibleChildren }

  /// What a child's pane is in this container: for a plain controller content.
  open func role(ofPaneFor child: ViewController) -> Pane.Role { .content }

  /// Puts the children where they belong. A plain controller gives each child all of itself.
  open func layoutChildren() {
    for child in children { child.layOut(view) }
  }

  /// What a child's traits are before its own overrides, when this controller's are these: a plain controller hands
  /// on its own.
  open func traits(forChild child: ViewController, from own: TraitCollection) -> TraitCollection { own }

  /// The size that a child will have when this controller has that one: a plain controller gives each child all.
  open func size(forChildContentContainer child: ViewController, withParentContainerSize size: Size) -> Size { size }

  /// The children that hear of new traits and sizes: all but a tab bar's hidden ones (see
  /// `ViewController+Environment.swift`).
  var environmentReceivers: [ViewController] { children }

  /// Announces something to them.
  func tellChildren(_ tell: () -> Void) { tell() }

  /// Those of them that will be laid out for a new size.
  var sizeReceivers: [ViewController] { environmentReceivers }

  /// The ways in which the device may be held while this controller is the window's root: on an iPad all, on a phone
  /// all but upside down (AD documented).
  open var supportedInterfaceOrientations: Set<InterfaceOrientation> {
    let all = Set(InterfaceOrientation.allCases)
    return traitCollection.userInterfaceIdiom == .phone ? all.subtracting([.portraitUpsideDown]) : all
  }

  /// The way in which the device should be held when this controller is presented over the full screen: as it is held (AD
  /// documented). It is asked then; the device is in the user's hands here, so nothing turns (ours).
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { interfaceOrientation }

  /// Puts this controller's content on a primary controller while a split view collapses.
  ///
  /// UIKit's default does nothing: only the primary is shown, and the secondary disappears (H11 documented).
  open func collapseSecondaryViewController(
    _ secondary: ViewController, for splitViewController: SplitViewController
  ) { takeCollapsedSecondary(secondary) }

  /// Takes the secondary back out of a primary controller while a split view expands.
  ///
  /// UIKit's default is nil: the secondary from before the collapse comes back (H11 documented).
  open func separateSecondaryViewController(for splitViewController: SplitViewController) -> ViewController? {
    giveUpCollapsedSecondary()
  }

  /// Puts the secondary of a collapsing split where it belongs, if this controller has a place for it.
  func takeCollapsedSecondary(_ secondary: ViewController) {}

  /// Takes the secondary of an expanding split out, if this controller has one.
  func giveUpCollapsedSecondary() -> ViewController? { nil }

  // What each container adds, an app's own too: its state, and what can be done to it from outside.

  /// The state that the hierarchy shows of a container, in the order of spec/protocol.md.
  open var hierarchyState: [Member] { [] }

  /// Lets a child go that is about to have another parent, as UIKit does when a child is added elsewhere. Of an app's
  /// own container, and of a tab bar, whose children are fixed, nothing leaves.
  func release(_ child: ViewController) {}

  /// This controller as a container that takes part in what happens to the stacks in it; nil for one that does not.
  var stackContainer: (any StackContainer)? { nil }

  /// What UIKit raises when this controller is pushed by hand; nil where it raises nothing.
  var objectionToPush: String? { nil }

  /// Whether a child's view that the app has moved stays so when it is laid out anew, until this container says otherwise.
  var autoresizesChildren: Bool { false }

  /// Whether this controller does the action itself, instead of leaving it to those around it.
  func handles(_ action: ShowAction) -> Bool { false }

  /// Does an action that it handles.
  func take(_ controller: ViewController, for action: ShowAction, sender: ViewController?) {}

  /// Uses a swipe that began at that point; false leaves it to the container around this one.
  func takeSwipe(_ direction: SwipeDirection, at point: Point) -> Bool { false }

  /// Follows a finger on the edge of that id; false where this controller has no such edge.
  func takeDrag(ofEdge id: String, to x: Double, _ phase: DragPhase) -> Bool { false }

  /// What assigns a property by its name on the wire. Throws for a name or a value that the controller does not take.
  func assignment(of property: Member) throws(Refusal) -> () -> Void {
    throw .unknownProperty(property.name, on: typeName)
  }

  /// What calls a method by its name on the wire. Throws for one that the controller does not have, and for what it would
  /// raise: then nothing is done.
  open func call(for action: Action) throws(Refusal) -> () -> Void { throw .unknownAction(action.name, on: typeName) }

  // What each of UIKit's containers puts on screen in its own way (see `Layers/`).

  /// What this controller puts on screen, back to front, wherever it is: for a plain controller its content, then the
  /// children that have panes.
  var layers: [Layer] { contentLayers }

  /// What it shows over everything that can be seen, back to front.
  var overlays: [Layer] { [] }

  /// The rows of bar buttons that it shows. A popover can belong to one of the buttons.
  var barButtonRows: [ElementRow] { [toolbar?.row].compactMap { $0 } }

  /// The id of what lies below this controller while it is presented.
  var presentationCoverID: String { "\(id)/dimming" }

  // Content: what the page draws inside, and what it says back.

  /// What the page draws, without any number that depends on size; nil for a container.
  open var viewModel: Value? { nil }
  /// How the content is arranged and where it is; nil where it does not depend on its size.
  open var contentLayout: ContentLayout? { nil }
  /// The ids of the selected elements.
  open var selection: [String] { [] }
  /// The places to type in, which `viewModel` draws; a search bar is the navigation item's.
  open var textFields: [TextField] { [] }
  /// The id of the element at a point of the window; nil where there is none. The arrangement of `contentLayout` finds it;
  /// content without a layout that can be tapped overrides this.
  open func element(at point: Point) -> String? { arrangedElement(at: point) }
  /// The user tapped one of the elements in `viewModel`.
  open func didTap(element id: String) {}
  /// The user scrolled the content to this offset, 0 being its top.
  open func didScroll(to offset: Point) {}
}
