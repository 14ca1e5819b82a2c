/// The window of an app: its size, its insets, its traits, and the controller at its root.
///
/// A window is where everything from outside arrives: `resize`, `rotate`, taps and swipes. What they change is
/// laid out before the call returns, and what the window then is can be read off as a `Scene`.
public final class Window {
  public let application: Application
  public let rootViewController: ViewController
  /// In points. Frames lie on the pixel grid of `scale`.
  public private(set) var size: Size
  /// Pixels for each point.
  public let scale: Double
  public private(set) var safeArea: EdgeInsets
  public private(set) var orientation: InterfaceOrientation
  public let policy: TraitPolicy
  /// Overrides on the traits that the policy derives.
  public var traitOverrides: TraitOverrides { didSet { needsLayout = needsLayout || traitOverrides != oldValue } }

  var needsLayout = true
  /// A layout that asks for another is followed by it; one that asks for ever is a mistake in a scene, and
  /// after this many passes the window is drawn as it is.
  private static let maximumPasses = 8

  /// Makes a window. Nothing is laid out, loaded or called until `makeVisible()`.
  public init(
    application: Application, rootViewController: ViewController, size: Size, scale: Double = 2,
    safeArea: EdgeInsets? = nil, policy: TraitPolicy = .pad, traitOverrides: TraitOverrides = TraitOverrides()
  ) {
    self.application = application
    self.rootViewController = rootViewController
    self.size = size
    self.scale = scale
    self.safeArea = safeArea ?? application.profile.padSafeArea
    self.policy = policy
    self.traitOverrides = traitOverrides
    orientation = InterfaceOrientation(of: size)
    rootViewController.window = self
  }

  /// The window's traits: what the policy derives from the size, under the overrides.
  public var traitCollection: TraitCollection { traitOverrides.applied(to: policy.traits(for: size)) }

  /// Puts the root on screen, once: a split view in it collapses or expands into place, then everything that
  /// can be seen appears.
  public func makeVisible() {
    guard !rootViewController.isOnScreen else { return }
    layoutIfNeeded()
    var visible: [ViewController] = []
    rootViewController.appendVisible(to: &visible)
    for controller in visible { controller.setAppearance(.appearing) }
    for controller in visible { controller.setAppearance(.appeared) }
    application.cancelTransition()
    layoutIfNeeded()
  }

  /// Gives the window another size, and other insets where they are given. It is laid out at once, without a
  /// transition: the size is where the user's finger is.
  public func resize(to size: Size, safeArea: EdgeInsets? = nil) {
    changeSize(to: size, safeArea: safeArea ?? self.safeArea)
    if orientation.isLandscape != size.isLandscape { orientation = InterfaceOrientation(of: size) }
    layoutIfNeeded()
    application.cancelTransition()
  }

  /// Turns the device: the window's sides are exchanged when the new orientation lies the other way. Without
  /// one, between portrait and landscape. Drawn with a transition of everything.
  public func rotate(to orientation: InterfaceOrientation? = nil) {
    let next = orientation ?? (self.orientation.isLandscape ? .portrait : .landscapeLeft)
    let turns = next.isLandscape != size.isLandscape && size.width != size.height
    changeSize(to: turns ? Size(width: size.height, height: size.width) : size, safeArea: safeArea)
    self.orientation = next
    layoutIfNeeded()
    application.cancelTransition()
    if turns { application.addTransition(.layout, target: rootViewController.id) }
  }

  private func changeSize(to size: Size, safeArea: EdgeInsets) {
    needsLayout = needsLayout || size != self.size || safeArea != self.safeArea
    self.size = size
    self.safeArea = safeArea
  }

  /// Lays everything out that needs it, and runs what was waiting for that. Called at the end of every message.
  public func layoutIfNeeded() {
    for _ in 0..<Self.maximumPasses {
      if needsLayout { layOut() }
      application.runCompletions()
      guard needsLayout else { return }
    }
  }

  private func layOut() {
    needsLayout = false
    let grid = PixelGrid(scale: scale)
    let frame = Rect(x: 0, y: 0, width: grid.round(size.width), height: grid.round(size.height))
    let placement = ViewPlacement(frame: frame, safeArea: safeArea)
    rootViewController.layOut(placement)
    rootViewController.layOutPresented()
  }

  /// What is presented over the root, the lowest first.
  var presented: [ViewController] { Array(rootViewController.presentationChain.dropFirst()) }
}
