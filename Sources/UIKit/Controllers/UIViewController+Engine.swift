import Foundation
internal import SplitKit

/// The values from which the traits of a controller follow: those of the engine, and everything that has a revision.
struct TraitsKey: Equatable {
  let revision: Int
  let traits: SplitKit.TraitCollection
}

extension UIViewController {
  /// The controller for an object of the engine. The engine's own objects get one.
  static func of(_ engine: SplitKit.ViewController) -> UIViewController {
    if let controller = engine.counterpart as? UIViewController { return controller }
    return UIKitContext.current.adopt(engine)
  }

  /// Asks for a layout, and for a scene with the views as they are then.
  func setNeedsLayout() {
    reading = nil
    guard !state.isLayingOut else { return }
    engine.setNeedsLayout()
  }

  /// Says that what the controller shows has changed, without a change of places.
  func setNeedsUpdate() {
    reading = nil
    engine.setNeedsUpdateProperties()
  }

  /// Holds what the engine's object holds now, before the end of the turn.
  func noteHeld() {
    for controller in engine.heldControllers.compactMap({ $0.counterpart as? UIViewController })
    where !held.contains(where: { $0 === controller }) { held.append(controller) }
  }

  func setView(_ view: UIView?) {
    guard view !== storedView else { return }
    storedView?.owner = nil
    storedView = view
    view?.owner = self
    setNeedsLayout()
  }

  /// The bounds of a view that is loaded before it has a place.
  var firstBounds: CGRect {
    let size = engine.view.frame == .zero ? context.windowSize : CGSize(engine.view.frame.size)
    return CGRect(origin: .zero, size: size)
  }

  var currentTraitValues: TraitValues {
    // Before a controller is in a window, UIKit gives it the traits of the screen (general knowledge; since iOS 13).
    let engineTraits = engine.traitCollection
    let isOutside = engineTraits.horizontalSizeClass == .unspecified && engineTraits.verticalSizeClass == .unspecified
    let base = isOutside ? context.traits.values : TraitValues(engineTraits, scale: context.launch.scale)
    return base.overridden(by: isOutside ? allOverrides : keptOverrides)
  }

  /// The overrides of traits that the engine does not know, from the outermost controller inwards.
  private var keptOverrides: TraitValues {
    let around = parent?.keptOverrides ?? TraitValues()
    return around.overridden(by: allOverrides.withoutTraitsOfEngine)
  }

  /// All overrides on this controller.
  var allOverrides: TraitValues {
    var values = (state.traitsGiven ?? TraitValues()).overridden(by: state.ownTraits)
    if state.style != .unspecified { values.style = state.style }
    return values
  }

  /// Asks a container which traits it replaces in this controller.
  func noteTraits(from container: UIViewController?) {
    let given = container?.overrideTraitCollection(forChild: self)?.values
    guard given != state.traitsGiven else { return }
    state.traitsGiven = given
    noteTraitOverrides()
  }

  func noteTraitOverrides() {
    let overrides = allOverrides.overrides
    if engine.traitOverrides != overrides { engine.traitOverrides = overrides }
    setNeedsUpdate()
  }

  func noteTitle(_ title: String?) {
    if let item = navigationItemIfMade { item.title = title } else { engine.title = title }
    tabBarItemIfMade?.title = title
    giveTitleToTab(title)
    noteTabBarItem()
    setNeedsUpdate()
  }

  /// Gives the title of a root to the items of the navigation controllers around it, also those that had another title (923).
  private func giveTitleToTab(_ title: String?) {
    guard let title, let stack = parent as? UINavigationController, stack.viewControllers.first === self else { return }
    stack.tabBarItemIfMade?.title = title
    stack.giveTitleToTab(title)
  }

  func noteTabBarItem(titled title: String?) {
    let item = shownTabBarItem
    var shown = SplitKit.TabBarItem(title: item?.title ?? title, image: item?.shownImage?.barName)
    shown.badge = item?.badgeValue
    if let color = item?.badgeColor { shown.badgeColor = { [weak self] in self.map { color.hex(for: $0.traitCollection) } } }
    engine.tabBarItem = shown
    engine.setNeedsLayout()
    (parent as? UINavigationController)?.noteTabBarItem()
  }
}

extension UIViewController {
  /// The orientations that the engine asks for.
  var orientationsNow: Set<SplitKit.InterfaceOrientation> {
    let present = context.window?.orientation ?? .portrait
    if !shouldAutorotate, context.majorVersion < 16 { return [present] }
    let delegate = context.uiApplication.delegate
    let ofApp = delegate?.application(context.uiApplication, supportedInterfaceOrientationsFor: context.keyWindow) ?? .all
    return supportedInterfaceOrientations.intersection(ofApp).engine
  }
}

extension TraitValues {
  var withoutTraitsOfEngine: TraitValues {
    var values = self
    (values.idiom, values.horizontalSizeClass, values.verticalSizeClass, values.layoutDirection) = (nil, nil, nil, nil)
    (values.style, values.contentSize, values.contrast, values.layoutEnvironment) = (nil, nil, nil, nil)
    return values
  }
}
