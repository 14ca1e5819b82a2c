/// How a controller and those in it hear of new traits and a new size (spec/split-view.md 1.2), since iOS 8; before, see
/// `ViewController+Rotation.swift`.
///
/// The order around a change is documented (S1, W14): `willTransition(to:with:)`, then `viewWillTransition(to:with:)`,
/// before; the change; `traitCollectionDidChange(_:)` after it; the coordinator's completion last. Parents come before
/// children. That the covered controllers of a stack are told of traits too, but of no size, which they keep, and a tab
/// bar's hidden tabs only when they next get into the window, is inferred (6.3). So is what a split view that is about
/// to collapse or expand announces: what will come of it by default.
extension ViewController {
  /// Says what the traits will be, to this controller and to those in it whose own will change.
  func announce(traits new: TraitCollection, with coordinator: TransitionCoordinator) {
    guard new != traitCollection, !application.profile.calls.tellsOfRotations else { return }
    upcomingTraits = new
    let call = { Call("willTransition(to:with:)", .will, receiver: self.id, arguments: [new.value]) }
    application.call(call(), .all) { willTransition(to: new, with: coordinator) }
    tellChildren {
      for child in environmentReceivers {
        let traits = child.traitOverrides.applied(to: traits(forChild: child, from: new))
        child.announce(traits: traits, with: coordinator)
      }
    }
  }

  /// Says what the size will be, to this controller and to those in it whose own will change.
  func announce(size: Size, with coordinator: TransitionCoordinator) {
    guard size != view.frame.size, !application.profile.calls.tellsOfRotations else { return }
    let call = { Call("viewWillTransition(to:with:)", .will, receiver: self.id, arguments: [size.value]) }
    application.call(call(), .all) { viewWillTransition(to: size, with: coordinator) }
    tellChildren {
      for child in sizeReceivers {
        let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
        child.announce(size: size, with: coordinator)
      }
    }
  }

  /// The overrides on this controller are about to become these.
  func announceOverrides(_ overrides: TraitOverrides) {
    guard overrides != traitOverrides, isOnScreen, let window = topmost.window else { return }
    announce(traits: overrides.applied(to: inheritedTraits), with: window.beginTransition())
    setNeedsLayout()
  }

  /// Tells whoever sees other traits than it was told of last. A controller that is new hears nothing: it was made
  /// for what it sees (since iOS 13, AD documented; taken for all versions).
  func tellTraitChanges(_ traits: TraitCollection) {
    let previous = notedTraits
    notedTraits = traits
    upcomingTraits = nil
    if let previous, previous != traits, !application.profile.calls.tellsOfRotations {
      let call = { Call("traitCollectionDidChange(_:)", .did, receiver: self.id, arguments: [previous.value]) }
      application.call(call(), .all) { traitCollectionDidChange(previous) }
    }
    for child in environmentReceivers {
      child.tellTraitChanges(child.traitOverrides.applied(to: self.traits(forChild: child, from: traits)))
    }
    if let presented = modal.presented { presented.tellTraitChanges(presented.traitCollection) }
  }

  /// Takes what this controller and those in it see now as what they were told.
  func noteTraits() {
    notedTraits = traitCollection
    for child in children { child.noteTraits() }
  }
}

extension TraitCollection {
  /// The traits as the log writes them.
  var value: Value {
    [
      "userInterfaceIdiom": .string(userInterfaceIdiom.rawValue),
      "horizontalSizeClass": .string(horizontalSizeClass.rawValue),
      "verticalSizeClass": .string(verticalSizeClass.rawValue),
      "layoutDirection": .string(layoutDirection.rawValue),
      "userInterfaceStyle": .string(userInterfaceStyle.rawValue),
      "preferredContentSizeCategory": .string(preferredContentSizeCategory.rawValue),
    ]
  }
}

extension Size {
  fileprivate var value: Value { [.number(width), .number(height)] }
}
