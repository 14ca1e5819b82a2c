/// A controller of a part of the screen: `UIViewController`, without its views.
///
/// A controller has a `ViewPlacement` where UIKit has a view: the frame and the insets that the container gave it. Its
/// content is `viewModel` and `contentLayout`, which the page draws.
///
/// A controller belongs to an `Application` for its whole life and has an id that is unique in it. The id is also its
/// name in the log of calls. The log has no calls of UIKit's containers, only those of the controllers inside them
/// (docs/protocol.md, `events`).
///
/// The scene is read after every message, and every touch is followed by a search for its target. Neither changes
/// anything. The properties that a subclass overrides (`viewModel`, `contentLayout`, `selection`, `textFields`,
/// `hierarchyState`, the names, `children` and others like it) must therefore be computed from the present state, and so
/// must `element(at:)`, `role(ofPaneFor:)` and `traits(forChild:from:)`. They change nothing visible, call no delegate, and
/// return the same values until something else has changed.
open class ViewController {
  /// The application, whose state the controller shares with all other controllers of its app.
  public let application: Application
  /// The id in the wire's hierarchy and in the log of calls. It has 1 to 64 bytes, and no other controller of the
  /// application has it.
  public let id: String
  /// The id of the pane of this controller's view.
  let paneID: String
  /// The title, which a navigation bar and a back button show. An empty title differs from nil, which stands for no
  /// title.
  open var title: String?
  /// The items of the navigation bar while this controller is on top.
  public let navigationItem = NavigationItem()
  /// The items of the navigation controller's toolbar while this controller is on top, beginning at the leading edge. The
  /// default is none (AD documented).
  public var toolbarItems: [BarButtonItem] = [] { didSet { setNeedsLayout() } }
  /// The spaces before the items of the toolbar and behind the last one, or none if the items stand side by side.
  package final var toolbarSpaces: [BarSpace] = [] { didSet { if toolbarSpaces != oldValue { setNeedsLayout() } } }
  /// The item for this controller in a tab bar.
  public var tabBarItem = TabBarItem(image: nil)

  /// Whether the tab bar is hidden while this controller, or one above it, is on a stack. The value counts when the
  /// controller is pushed. The default is false (AD documented).
  public var hidesBottomBarWhenPushed = false
  /// The height of the bars above this controller's content that its scrolling has hidden.
  var hiddenBarHeight: Double = 0
  /// The value of `hidesBottomBarWhenPushed` when the controller was pushed.
  var hidBottomBarWhenPushed = false { didSet { application.noteChange() } }

  /// The controller that contains this one.
  public internal(set) var parent: ViewController? {
    get { storedParent }
    set { storedParent = newValue }
  }
  private weak var storedParent: ViewController? { didSet { application.noteChange() } }
  /// The contained controllers, in UIKit's order.
  open var children: [ViewController] { addedChildren }
  /// The content that stands over everything that this controller shows, or nil for none.
  package final var overlay: OverlayViewController? {
    get { storedOverlay }
    set {
      guard newValue !== storedOverlay else { return }
      storedOverlay = newValue
      setNeedsLayout()
    }
  }
  private final var storedOverlay: OverlayViewController?
  /// The state of this controller's presentations (see `Presentation/`).
  var modal = ModalState()
  /// The source of a popover with this controller. It is created when it is first used, whatever the style is; UIKit
  /// has it only for a popover.
  package private(set) lazy var popoverPresentationController = PopoverPresentationController()
  /// The detents and the grabber of a sheet, once they have been used (see `SheetPresentationController.swift`).
  var keptSheetController: SheetPresentationController?

  // The place and the parent are read many times in each layout. Swift checks at run time that no two accesses to a public
  // stored property overlap. Accesses to a private one are proven when the engine is compiled, which takes no time later.

  /// The place that this controller's view has.
  public internal(set) var view: ViewPlacement {
    get { storedView }
    set { storedView = newValue }
  }
  private var storedView = ViewPlacement()
  /// The place that the container last gave the view.
  var givenPlacement = ViewPlacement()
  /// The bounds and the insets of the view at its last layout that was logged, or nil before the first.
  var loggedBounds: ViewPlacement?
  /// The distance by which the app has moved the view from there (see `ViewController+ViewOrigin.swift`).
  var displacement = Point.zero
  /// The border and the shadow of the view. The default is none (AD documented).
  package var decoration: ViewDecoration? { didSet { if decoration != oldValue { setNeedsLayout() } } }
  /// The app's own toolbar in the view, or nil for none.
  package var toolbar: Toolbar?
  /// The gestures that the view recognizes, besides taps on its elements.
  package internal(set) var gestureRecognizers: [GestureRecognizer] = []
  package internal(set) var isViewLoaded = false
  /// The overrides of the inherited traits, for this controller and all inside it (iOS 17). An assignment is announced
  /// at once, and laid out with the rest of the message.
  package var traitOverrides = TraitOverrides() {
    willSet { announceOverrides(newValue) }
    didSet { application.noteChange() }
  }

  var appearance: Appearance = .disappeared
  /// Whether the call of `didMove(toParent:)`, which follows the first appearance, is still pending (spec 5.10).
  var owesDidMove = false
  /// Whether the app will call `didMove(toParent:)` itself.
  var awaitsMoveByApp = false
  /// The window. Only its root controller has one, and each presented controller.
  weak var window: (any ControllerHost)? { didSet { application.noteChange() } }
  /// The traits and the window when this controller last asked for them (see `ViewController+Surroundings.swift`).
  var keptTraits = KeptValue<Int, TraitCollection>()
  weak var keptHost: (any ControllerHost)?
  /// The revision of the application when `keptHost` was read.
  var hostRevision = -1
  /// The changes of the application at the last call of `updateProperties()`, or -1 before the first layout.
  var updatedChanges = -1
  /// Whether a call of `updateProperties()` is under way. It can ask for a layout.
  var isUpdatingProperties = false
  /// The children of a controller that is no container of UIKit.
  var addedChildren: [ViewController] {
    get { storedChildren }
    set { storedChildren = newValue }
  }
  private var storedChildren: [ViewController] = [] { didSet { application.noteChange() } }
  /// The last traits that this controller was told about, or nil until it is first laid out in a window.
  var notedTraits: TraitCollection?
  /// Whether the controller was told of its traits when its view first joined a window.
  var knowsFirstTraits = false
  /// The announced traits of a change, or nil while there is no change.
  var upcomingTraits: TraitCollection?

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - application: The application that the preview's closure received.
  ///   - id: An id of 1 to 64 bytes, or nil for a new one. Clients cannot distinguish two controllers with the same id. If
  ///     the id is empty, too long or in use, the controller gets a different one and the log contains the mistake. A
  ///     preview that makes this mistake while its controllers are created does not open.
  ///   - title: The title that bars show, or nil for no title.
  public init(_ application: Application, id: String? = nil, title: String? = nil) {
    self.application = application
    self.id = application.checkedID(id)
    paneID = self.id + Self.paneSuffix
    self.title = title
    application.note(self, id: self.id)
  }

  /// Creates a controller of the engine's own, whose id follows from another controller or from a message.
  init(_ application: Application, givenID id: String, title: String? = nil) {
    self.application = application
    self.id = id
    paneID = id + Self.paneSuffix
    self.title = title
    application.note(self, id: self.id)
  }

  deinit { application.noteUpdate() }

  // The methods that a subclass can override. Each does nothing, or has UIKit's default.

  /// The view is needed for the first time. Called once.
  open func viewDidLoad() {}
  /// The view is about to come on screen.
  open func viewWillAppear() {}
  /// The view has come on screen.
  open func viewDidAppear() {}
  /// The view is about to leave the screen.
  open func viewWillDisappear() {}
  /// The view has left the screen.
  open func viewDidDisappear() {}
  package func willMove(toParent parent: ViewController?) {}
  package func didMove(toParent parent: ViewController?) {}

  // The methods about a change of the environment. The engine calls every controller itself, so an override need not
  // call `super`.

  /// Called when the traits will change. `traitCollection` still has the old ones.
  open func willTransition(to traits: TraitCollection, with coordinator: TransitionCoordinator) {}
  /// Called when the size of the view will change. An override that changes what the controller shows calls
  /// `setNeedsUpdateProperties()`, or makes the change with the coordinator.
  open func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {}
  /// Called at the end of a message, and before its layout, if something besides the places of views may have changed since
  /// the last call. An override sets the title, the bar items and whatever else the controller shows
  /// (`UIViewController.updateProperties()` of iOS 26; here in all versions). The default does nothing.
  open func updateProperties() {}
  /// Notes the engine's own properties that follow from what may have changed. It is called together with
  /// `updateProperties()`.
  func noteProperties() {}
  /// Called when the traits have changed, and everything is laid out for the new ones. In iOS 8 to 12 it is also called with nil when the
  /// view first joins a window (spec/reports.md 449).
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}

  // The methods about a rotation, which replace those above before iOS 8.

  /// Called when the device will turn, while everything still has its old state. The duration is in seconds.
  open func willRotate(to orientation: InterfaceOrientation, duration: Double) {}
  /// Called when everything has its new state, and before the layout.
  open func willAnimateRotation(to orientation: InterfaceOrientation, duration: Double) {}
  /// Called when the device has turned, and everything is laid out.
  open func didRotate(from orientation: InterfaceOrientation) {}

  /// Called when details are shown in another place from now on:
  /// `UIViewControllerShowDetailTargetDidChangeNotification`.
  open func showDetailTargetDidChange() {}

  /// The type on the wire of an app's container that counts as one of UIKit's, or nil for any other controller. The log
  /// does not contain the calls of such a container.
  package final var containerType: String?
  /// Whether the hierarchy leaves out the name of this class.
  package final var hidesClassName = false
  /// The name of a class for which this controller stands, such as one of an app that a file describes. The hierarchy has it
  /// instead of the name of the Swift class.
  package final var representedClassName: String?
  /// The object in the classes of another framework that stands for this controller, or nil for none.
  ///
  /// Each layout asks for it, and reading a weak reference is dear, so a controller that never had one does not read it.
  package final var counterpart: (any ControllerCounterpart)? {
    get { hasHadCounterpart ? presentCounterpart : nil }
    set { (presentCounterpart, hasHadCounterpart) = (newValue, true) }
  }
  private final weak var presentCounterpart: (any ControllerCounterpart)?
  /// Whether the controller has ever had a counterpart. One whose counterpart is gone is no longer of use to the app.
  private(set) final var hasHadCounterpart = false
  /// The name of the nearest class of UIKit, as on the wire.
  package var typeName: String { containerType ?? "ViewController" }
  /// The name of the Swift class if it is an app's own, or nil for a class of UIKit.
  package var className: String? {
    if let representedClassName { return representedClassName == typeName ? nil : representedClassName }
    let name = ClassNames.name(of: type(of: self))
    return hidesClassName || name == typeName ? nil : name
  }
  /// Whether this is a container of UIKit, or counts as one. The log does not contain its calls.
  var isContainer: Bool { containerType != nil }
  /// Loads the views that will appear, before others disappear for them (observed in reports).
  func loadBeforeAppearance() {
    loadViewIfNeeded()
    innermostTop.loadViewIfNeeded()
  }
  /// Whether this is a screen of the system's own, which apps do not see.
  var isSystemScreen: Bool { false }
  /// Whether the log leaves out the calls to this controller.
  final var hasUnloggedCalls: Bool { isSystemScreen || (isContainer && counterpart?.engineLogsContainerCalls != true) }
  /// The controllers that a container keeps besides its children. A plain controller keeps none.
  var keptControllers: [ViewController] { [] }
  /// The name in lists and in the log: the id, with the stack of a navigation controller.
  package var describedName: String { id }

  /// The children whose views are visible, in the order in which they appear. In a plain controller, all are.
  open var visibleChildren: [ViewController] { children }

  /// The children that have panes, from back to front: the visible ones. An app's own container can add children that
  /// it has removed from the hierarchy. A scene marks them as such.
  open var childrenWithPanes: [ViewController] { visibleChildren }

  /// The role of a child's pane in this container, which is `content` in a plain controller.
  open func role(ofPaneFor child: ViewController) -> PaneRole { .content }

  /// Whether this controller has navigation bars, which share the strip of a tab bar at the top of a pad. Any other content
  /// keeps clear of the tab bar.
  var hasBarsInStrip: Bool { false }

  /// Whether a child floats in this container, so that its top is not at the container's edge.
  func floats(_ child: ViewController) -> Bool { false }

  /// Places the children. A plain controller gives each child its whole view.
  open func layoutChildren() {
    for child in children { child.layOut(view) }
  }

  /// The traits of a child before its own overrides, from this controller's traits. A plain controller passes its own
  /// traits on.
  package func traits(forChild child: ViewController, from own: TraitCollection) -> TraitCollection { own }

  /// The size that a child will have for a new size of this controller. A plain controller gives each child its whole
  /// size.
  open func size(forChildContentContainer child: ViewController, withParentContainerSize size: Size) -> Size { size }

  /// The children that are told about new traits and sizes: all, except the hidden ones of a tab bar (see
  /// `ViewController+Environment.swift`).
  var environmentReceivers: [ViewController] { children }

  /// Runs a function that announces a change to these children.
  func tellChildren(_ tell: () -> Void) { tell() }

  /// Whether stacks in this controller can hide the bars below it.
  var canHideBottomBar: Bool { true }

  /// The children that will be laid out for a new size.
  var sizeReceivers: [ViewController] { environmentReceivers }

  /// The orientations that this controller supports as the window's root: all on an iPad, and all except upside down on
  /// a phone (AD documented).
  open var supportedInterfaceOrientations: Set<InterfaceOrientation> {
    let all = Set(InterfaceOrientation.allCases)
    return traitCollection.userInterfaceIdiom == .phone ? all.subtracting([.portraitUpsideDown]) : all
  }

  /// The orientation that this controller prefers when it is presented over the full screen: by default the present one
  /// (AD documented). The engine asks for it but never turns the device, because the device is in the user's hands
  /// (ours).
  package var preferredInterfaceOrientationForPresentation: InterfaceOrientation { interfaceOrientation }

  /// Takes the secondary of a collapsing split, if this controller has a place for it.
  func takeCollapsedSecondary(_ secondary: ViewController) {}

  /// Removes and returns the secondary of an expanding split, if this controller has one.
  func giveUpCollapsedSecondary() -> ViewController? { nil }

  // The members that every container adds, including an app's own: its state, and the actions that a client can call.

  /// The state of a container in the hierarchy, in the order of docs/protocol.md.
  ///
  /// The member `because` is an object with a sentence for each member that decides about the layout. A sweep reports the
  /// widths at which these members change, with the sentences as reasons.
  open var hierarchyState: [Member] { [] }

  // The next two members belong together. A class that overrides them does not let an app override the state.

  /// The reading of a state: with all members as those that can follow from a size, because the engine knows nothing of an
  /// app's own state.
  func reading(of state: [Member]) -> StateReading { StateReading(state, sizes: Array(state.indices)) }

  /// The state after a change of sizes alone, or nil if it is the state before it. A state of an app's own can have other
  /// members than before.
  func state(resizedFrom old: ReadState) -> ReadState? {
    let next = hierarchyState
    guard next != old.reading.state else { return nil }
    let reading = reading(of: next)
    return (reading, reading.values)
  }

  /// A reading of a state, and the values of the members that can follow from a size.
  typealias ReadState = (reading: StateReading, values: [Value])

  /// Removes a child that will have another parent, as UIKit does when a child is added elsewhere. In an app's own
  /// container, and in a tab bar, whose children are fixed, this does nothing.
  func release(_ child: ViewController) {}

  /// This controller as a container that takes part in the changes of its stacks, or nil if it does not.
  var stackContainer: (any StackContainer)? { nil }

  /// This controller as a container with a tab bar, or nil if it is none. A layout asks often, and a cast to a protocol takes
  /// long.
  var asTabContainer: (any TabContainer)? { nil }

  /// The message of the exception that UIKit raises when an app pushes this controller, or nil if it raises none.
  var objectionToPush: String? { nil }

  /// Whether a child's view that the app has moved stays there at the next layout.
  var autoresizesChildren: Bool { false }

  /// Whether this controller carries out an action itself, instead of leaving it to the controllers around it.
  func handles(_ action: ShowAction) -> Bool { false }

  /// The controller that an action names for this controller, which handles the action. Throws an error if the action
  /// would raise an exception.
  func controller(toTake action: Action, for showAction: ShowAction, sender: ViewController) throws(Refusal) -> ViewController {
    try action.controller(for: self)
  }

  /// Carries out an action that this controller handles.
  func take(_ controller: ViewController, for action: ShowAction, sender: ViewController?) {}

  /// Handles a swipe that began at a point. Returns false to leave it to the container around this one.
  func takeSwipe(_ direction: SwipeDirection, at point: Point) -> Bool { false }

  /// Moves the edge with the given id to the position of a finger. Returns false if this controller has no such edge.
  func takeDrag(ofEdge id: String, to x: Double, _ phase: DragPhase) -> Bool { false }

  /// Returns the call that assigns a property by its name on the wire. Throws an error for an unknown name or an
  /// invalid value.
  func assignment(of property: Member) throws(Refusal) -> () -> Void {
    throw .unknownProperty(property.name, on: typeName)
  }

  /// The properties of this class that `assignment(of:)` takes.
  var ownSettableProperties: [SettableProperty] { [] }

  /// Returns the call for an action by its name on the wire. Throws an error for an unknown action, and for one that
  /// would raise an exception; nothing has changed then.
  func call(for action: Action) throws(Refusal) -> () -> Void {
    guard let taker = self as? any ActionTaking else { throw .unknownAction(action.name, on: typeName) }
    return try taker.call(forAction: action)
  }

  // The parts of the screen that each container draws in its own way (see `Layers/`).

  /// The controller that the pane of this controller's view names.
  var controllerOfPane: ViewController { self }

  /// Reads what this controller shows in its own view and in its bars. The result follows from no size.
  func readContent() -> ShownContent { ownContent }

  /// The elements in this controller's own view, which shows the given content.
  func elements(in content: ShownContent) -> PaneElements { ownElements(in: content) }

  /// Draws the layers of this controller, from back to front. For a plain controller these are its content and the children
  /// that have panes.
  ///
  /// The layers do not depend on whether the controller is visible, because its container decides that.
  func draw(in reader: any LayerReader, _ context: LayerContext) { drawContent(in: reader, context) }

  /// Draws the layers that this controller shows over all others, from back to front, if it `hasFrontLayers`.
  func drawFrontLayers(in reader: any LayerReader) {}
  var hasFrontLayers: Bool { false }
  /// Whether the front layers keep touches from all panes below.
  var frontLayersTakeAllTouches: Bool { true }

  /// The rows of bar buttons that this controller shows. A popover can belong to one of the buttons.
  var barButtonRows: [ElementRow] { [toolbar?.row].compactMap { $0 } }
  /// The row of the toolbar of a navigation controller, if this is one that shows it.
  var bottomToolbarRows: [ElementRow] { [] }

  /// The id of the layer below this controller while it is presented.
  var presentationCoverID: String { "\(id)/dimming" }

  // The content that the page draws, and the user's actions on it.

  /// The view model of the content, or nil for a container. It must not follow from a size, and neither must the title, the
  /// bar items, `selection` or `textFields`, because the engine does not read them again after a resize. Numbers that follow
  /// from a size belong to `contentLayout`. A debug build stops if a resize changes the content silently.
  open var viewModel: Value? { nil }
  /// The metrics and the position of the content, or nil if the content does not depend on its size. They follow from the
  /// app's state, from `view` and from `scrollInsets`, so the engine does not read them again after a resize that changes
  /// neither of the two.
  open var contentLayout: ContentLayout? { nil }
  /// The ids of the selected elements.
  open var selection: [String] { [] }
  /// The text fields in `viewModel`. A search field belongs to the navigation item.
  open var textFields: [TextField] { [] }
  /// The id of the element at a point of the window, or nil if there is none. The metrics of `contentLayout` find it.
  /// A controller whose content can be tapped but has no layout overrides this method.
  open func element(at point: Point) -> String? { arrangedElement(at: point) }
  /// Called when the user has tapped an element of `viewModel`.
  open func didTap(element id: String) {}
  /// Called when the user has scrolled the content to an offset, where 0 is its top.
  open func didScroll(to offset: Point) {}
}
