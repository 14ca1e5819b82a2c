/// The window of an app: its size, its insets, its traits, and the controller at its root.
///
/// A window is where everything from outside arrives: `resize`, `rotate`, taps and swipes. What they change is
/// laid out before the call returns, and what the window then is can be read off as a `Scene`.
package final class Window {
  package let application: Application
  package let rootViewController: ViewController
  /// In points. Frames lie on the pixel grid of `scale`.
  package internal(set) var size: Size
  /// Pixels for each point.
  package let scale: Double
  package internal(set) var safeArea: EdgeInsets
  package internal(set) var orientation: InterfaceOrientation
  package let policy: TraitPolicy
  /// The device whose size classes it reports at sizes that the device has; nil for a window by the policy alone.
  let device: Device?
  /// The device on whose screen the window stands, and where; nil for a window that stands for itself.
  package internal(set) var stage: Stage?
  /// Overrides on the traits that the policy derives. What they change is announced at once.
  package var traitOverrides: TraitOverrides {
    willSet { announce(Environment(size: size, safeArea: safeArea, overrides: newValue)) }
  }

  /// The field that was given the keyboard; nil for none.
  var focusedFieldID: String?
  var needsLayout = true
  /// Whether a layout is under way; one that a controller asks for meanwhile comes after it.
  var isLayingOut = false
  /// What waits for the end of the change that is under way; nil while there is none.
  var coordinator: TransitionCoordinator?

  /// Makes a window. Nothing is laid out, loaded or called until `makeVisible()`. One that does not stand on its device's
  /// screen has of the device only the size classes.
  package init(
    application: Application, rootViewController: ViewController, size: Size, scale: Double = 2,
    safeArea: EdgeInsets? = nil, device: Device? = nil, standsOnScreen: Bool = true, policy: TraitPolicy = .pad,
    traitOverrides: TraitOverrides = TraitOverrides()
  ) {
    self.application = application
    self.rootViewController = rootViewController
    self.size = size
    self.scale = scale
    self.device = device
    let stage = (standsOnScreen ? device : nil).map { Stage($0, showing: size, on: application.profile.screen) }
    self.safeArea =
      safeArea ?? stage?.safeArea(on: application.profile.screen) ?? policy.safeArea(for: size, on: application.profile.screen)
    self.stage = stage
    self.policy = policy
    self.traitOverrides = traitOverrides
    orientation = stage?.orientation ?? InterfaceOrientation(of: size)
    rootViewController.window = self
  }

  /// The window's traits: what the policy derives from the size, under the overrides.
  package var traitCollection: TraitCollection { traitOverrides.applied(to: derivedTraits(for: size)) }

  /// What the policy derives for a window of that size.
  func derivedTraits(for size: Size) -> TraitCollection { policy.traits(for: size, on: device) }

  /// Puts the root on screen, once: a split view in it collapses or expands into place, then everything that
  /// can be seen appears.
  package func makeVisible() {
    guard !rootViewController.isOnScreen else { return }
    layoutIfNeeded()
    var visible: [ViewController] = []
    rootViewController.appendVisible(to: &visible)
    for controller in visible { controller.setAppearance(.appearing) }
    for controller in visible where controller.appearance == .appearing { controller.setAppearance(.appeared) }
    application.cancelTransition()
    layoutIfNeeded()
  }
}
