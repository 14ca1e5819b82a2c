import Foundation
internal import SplitKit

/// The state of a controller that the engine does not have.
struct ControllerState {
  var isEditing = false
  weak var editButton: UIBarButtonItem?
  var ownTraits = TraitValues()
  /// The traits that a container has set for this controller, and those that it gave when it was asked.
  var traitsFromParent: TraitValues?
  var traitsGiven: TraitValues?
  var style = UIUserInterfaceStyle.unspecified
  var registrations = TraitRegistrations()
  var coordinator: (any UIViewControllerTransitionCoordinator)?
  var contentScrollView: UIScrollView?
  var keyCommands: [UIKeyCommand] = []
  /// How many elements of bars have each id, without a number.
  var elementNumbers: [String: Int] = [:]
  var storyboard: UIStoryboard?
  /// The scene of the storyboard that describes the controller.
  var scene: StoryboardScene?
  /// The engine's own way with the secondary of a split, while it calls the controller about it.
  var usualCollapse: (() -> Void)?
  var usualSeparation: (() -> UIViewController?)?
  /// Whether the engine is calling a method about a move, so that the call is not the app's own.
  var isTold = false
  var isBeingPresented = false
  var isBeingDismissed = false
  var isMovingToParent = false
  var isMovingFromParent = false
  /// The presentation objects, once they have been used.
  var popover: UIPopoverPresentationController?
  var sheet: UISheetPresentationController?
  var presentation: UIPresentationController?
  /// The size for which the views were last laid out, or nil before.
  var laidOut: ViewPlacement?
  /// The traits with which the views were last laid out, or nil before.
  var laidOutTraits: UITraitCollection?
  /// Whether the present layout has begun with `viewWillLayoutSubviews()`.
  var hasBegunLayout = false
  /// The controllers that a container showed at its last layout.
  var shownChildren: [ShownChild] = []

  /// A controller and its place.
  struct ShownChild: Equatable {
    let id: String
    let place: ViewPlacement
  }

  /// The views over those of children, once there have been some, and over the window of which the controller is the root.
  var overlay: OverlayViews?
  var windowOverlay: OverlayViews?

  /// Whether the view is on screen, or is coming there and has its place.
  var hasPlace = false
  /// Whether the views are being laid out, so that a request for a layout asks for no other one.
  var isLayingOut = false
}
