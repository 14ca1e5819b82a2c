/// The calls about new traits and sizes, for a controller and those inside it (spec/split-view.md 1.2), since iOS 8.
/// For the calls before iOS 8, see `ViewController+Rotation.swift`.
///
/// The order is documented (S1, W14): `willTransition(to:with:)`, then `viewWillTransition(to:with:)`, the change,
/// `traitCollectionDidChange(_:)`, and finally the coordinator's completion. Parents come before children. Some details
/// are inferred (6.3): the covered controllers of a stack are told about traits but not about sizes, because they keep
/// theirs, except in a split view of iOS 8 to 12 (spec/reports.md 454); the hidden tabs of a tab bar are told only when they
/// enter the window again; and a split view that will collapse or expand announces the default result.
extension ViewController {
  /// Announces new traits to this controller, and to those inside it whose own traits will change.
  func announce(traits new: TraitCollection, with coordinator: TransitionCoordinator) {
    guard new != traitCollection, !application.profile.calls.tellsOfRotations else { return }
    upcomingTraits = new
    let call = { Call("willTransition(to:with:)", .will, receiver: self.id, arguments: [new.value]) }
    application.call(call(), .all) {
      willTransition(to: new, with: coordinator)
      counterpart?.engineWillTransition(to: new, with: coordinator)
    }
    tellChildren {
      for child in environmentReceivers {
        let traits = child.traitOverrides.applied(to: traits(forChild: child, from: new))
        child.announce(traits: traits, with: coordinator)
      }
    }
    if let inside = presentedInside { inside.announce(traits: inside.traitOverrides.applied(to: new), with: coordinator) }
  }

  /// Announces a new size to this controller, and to those inside it whose own size will change.
  func announce(size: Size, with coordinator: TransitionCoordinator) {
    guard size != view.frame.size, !application.profile.calls.tellsOfRotations else { return }
    let call = { Call("viewWillTransition(to:with:)", .will, receiver: self.id, arguments: [size.value]) }
    application.announce(call(), .all) {
      viewWillTransition(to: size, with: coordinator)
      counterpart?.engineWillTransition(to: size, with: coordinator)
    }
    tellChildren {
      for child in sizeReceivers {
        let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
        child.announce(size: size, with: coordinator)
      }
    }
    presentedInside?.announce(size: size, with: coordinator)
  }

  /// Announces new overrides on this controller.
  func announceOverrides(_ overrides: TraitOverrides) {
    guard overrides != traitOverrides, isOnScreen, let window = host else { return }
    announce(traits: overrides.applied(to: inheritedTraits), with: window.beginTransition())
    setNeedsLayout()
  }

  /// Tells every controller whose traits differ from the last ones that it was told about. A new controller is not
  /// told here, because it was made for its traits (since iOS 13, AD documented; for iOS 8 to 12 see `tellFirstTraits()`).
  func tellTraitChanges(_ traits: TraitCollection) {
    let previous = notedTraits
    notedTraits = traits
    upcomingTraits = nil
    if let previous, previous != traits, !application.profile.calls.tellsOfRotations {
      let call = { Call("traitCollectionDidChange(_:)", .did, receiver: self.id, arguments: [previous.value]) }
      application.call(call(), .all) {
        traitCollectionDidChange(previous)
        counterpart?.engineTraitsDidChange(from: previous)
      }
    }
    for child in environmentReceivers {
      child.tellTraitChanges(child.traitOverrides.applied(to: self.traits(forChild: child, from: traits)))
    }
    if let presented = modal.presented { presented.tellTraitChanges(presented.traitCollection) }
  }

  /// Tells this controller of its traits once, if its OS version does so (spec/reports.md 449). The moment after `viewWillAppear`, in which
  /// the view joins the window, is inferred.
  func tellFirstTraits() {
    guard application.profile.calls.tellsOfFirstTraits, !knowsFirstTraits else { return }
    knowsFirstTraits = true
    let call = { Call("traitCollectionDidChange(_:)", .did, receiver: self.id, arguments: [.null]) }
    application.call(call(), .all) {
      traitCollectionDidChange(nil)
      counterpart?.engineTraitsDidChange(from: nil)
    }
  }

  /// Notes that this controller and those inside it know their present traits.
  func noteTraits() {
    notedTraits = traitCollection
    for child in children { child.noteTraits() }
  }
}

extension TraitCollection {
  /// The traits in the form of the log.
  var value: Value {
    let contrast = accessibilityContrast.map { [Member("accessibilityContrast", .string($0.rawValue))] }
    let environment = splitViewControllerLayoutEnvironment.map {
      [Member("splitViewControllerLayoutEnvironment", .string($0.rawValue))]
    }
    return .object((common.members ?? []) + (contrast ?? []) + (environment ?? []))
  }

  /// The traits that every OS version has.
  private var common: Value {
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
