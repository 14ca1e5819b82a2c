/// All input arrives at a window: `resize`, `rotate`, taps and swipes. Its effects are laid out before the call
/// returns, and the new state can be read as a `Scene`.
package final class Window {
  package let application: Application
  package internal(set) var rootViewController: ViewController {
    get { storedRoot }
    set { storedRoot = newValue }
  }
  // The root, the size and the insets are stored privately for the reason that `view` of `ViewController` has.
  private var storedRoot: ViewController
  /// The controllers that were at the root before, each of them once.
  var formerRoots: [ViewController] = []
  /// The size in points. Frames lie on the pixel grid of `scale`.
  package internal(set) var size: Size {
    get { storedSize }
    set { storedSize = newValue }
  }
  private var storedSize: Size
  /// The content over everything in the window, or nil for none.
  package var overlay: OverlayViewController? {
    get { storedOverlay }
    set {
      guard newValue !== storedOverlay else { return }
      storedOverlay = newValue
      application.noteChange()
      needsLayout = true
    }
  }
  private var storedOverlay: OverlayViewController?
  var layers: RootLayers { RootLayers(root: storedRoot, overlay: storedOverlay, presentsInside: hasPresentedInside) }
  /// The number of pixels for each point.
  package let scale: Double
  package internal(set) var safeArea: EdgeInsets {
    get { storedSafeArea }
    set { storedSafeArea = newValue }
  }
  private var storedSafeArea: EdgeInsets
  package internal(set) var orientation: InterfaceOrientation {
    didSet { if orientation != oldValue { application.noteChange() } }
  }
  package let policy: TraitPolicy
  /// The device whose size classes the window reports at sizes that the device has, or nil to use only the policy.
  let device: Device?
  /// Whether the OS version has the trait about the layout of split views.
  let hasLayoutEnvironment: Bool
  /// The place of the window on a device's screen, or nil if there is no device.
  package internal(set) var stage: Stage?
  /// The overrides of the traits that the policy derives. An assignment is announced at once.
  package var traitOverrides: TraitOverrides {
    get { overrides }
    set {
      announce(Environment(size: size, safeArea: safeArea, overrides: newValue))
      overrides = newValue
      application.noteChange()
    }
  }
  var overrides: TraitOverrides
  /// The traits that the policy derived for the last two sizes.
  private var keptTraits = KeptPair<Size, TraitCollection>()
  /// The texts of edited fields when they were last read.
  var keptTexts = KeptValue<Int, Value>()
  var keptHasPresentedInside = KeptValue<Int, Bool>()
  /// Whether the app is in the background, where nothing can be touched.
  package internal(set) var activationState = ActivationState.foregroundActive

  /// The id of the field that has the keyboard, or nil for none.
  var focusedFieldID: String?
  /// The ids of the fields that are being asked about the keyboard.
  var askedFields: Set<String> = []
  var needsLayout = true
  /// The revision of the application when the controllers were last told about their traits.
  var toldRevision = -1
  /// The changes of the application when the controllers last updated their properties.
  var updatedChanges = -1
  /// How often a layout was given up, because each asked for another one.
  package internal(set) var unfinishedLayouts = 0
  /// Whether a layout is under way. A layout that a controller requests meanwhile follows it.
  var isLayingOut = false
  /// The coordinator of the present change, or nil if there is none.
  var coordinator: TransitionCoordinator?

  /// Creates a window. Nothing is laid out, loaded or called until `makeVisible()`.
  package init(
    application: Application, rootViewController: ViewController, size: Size, scale: Double = 2,
    safeArea: EdgeInsets? = nil, device: Device? = nil, standing: WindowStanding = .bySize, policy: TraitPolicy = .pad,
    traitOverrides: TraitOverrides = TraitOverrides()
  ) {
    self.application = application
    storedRoot = rootViewController
    storedSize = size
    self.scale = scale
    self.device = device
    hasLayoutEnvironment = application.profile.splitView.hasLayoutEnvironment
    let stage = standing.stage(of: size, on: device, application.profile.screen)
    storedSafeArea =
      safeArea ?? stage?.safeArea(on: application.profile.screen) ?? policy.safeArea(for: size, on: application.profile.screen)
    self.stage = stage
    self.policy = policy
    overrides = traitOverrides
    orientation = stage?.orientation ?? InterfaceOrientation(of: size)
    rootViewController.window = self
  }

  /// The window's traits: those that the policy derives from the size, with the overrides.
  package var traitCollection: TraitCollection { overrides.applied(to: derivedTraits(for: size)) }

  /// The traits that the policy derives for a window with the given size. A resize asks for those of the old and of the new
  /// size several times, and they follow from nothing else, so they are kept.
  func derivedTraits(for size: Size) -> TraitCollection {
    var kept = keptTraits
    defer { keptTraits = kept }
    return kept.value(for: size) {
      var traits = policy.traits(for: size, on: device)
      if application.profile.hasContrast { traits.accessibilityContrast = .normal }
      if hasLayoutEnvironment { traits.splitViewControllerLayoutEnvironment = .outside }
      return traits
    }
  }

  /// Shows the root, once. A split view in it first collapses or expands, and then everything visible appears.
  package func makeVisible() {
    guard !rootViewController.isOnScreen else { return }
    application.changeWindow {
      layoutIfNeeded()
      var visible: [ViewController] = []
      rootViewController.appendVisible(to: &visible)
      for controller in visible { controller.setAppearance(.appearing) }
      visible.tellThatTheyAppear()
      visible.endAppearance()
      application.cancelTransition()
      layoutIfNeeded()
    }
  }
}
