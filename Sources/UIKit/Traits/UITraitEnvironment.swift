import Foundation

/// An object that has traits: `UITraitEnvironment`.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The result of a registration for changes of traits, with which it can be taken back: `UITraitChangeRegistration`.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// A registration for changes of traits. It ends with its owner.
@MainActor
final class TraitRegistration: UITraitChangeRegistration {
  let traits: [any UITraitDefinition.Type]
  let handler: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [any UITraitDefinition.Type], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    (self.traits, self.handler) = (traits, handler)
  }
}

/// The registrations of an object.
@MainActor
struct TraitRegistrations {
  private(set) var all: [TraitRegistration] = []

  mutating func add(_ registration: TraitRegistration) { all.append(registration) }
  mutating func remove(_ registration: any UITraitChangeRegistration) { all.removeAll { $0 === registration } }

  /// Calls the handlers of the registrations for traits that differ.
  func tell(_ owner: AnyObject, from previous: UITraitCollection, to current: UITraitCollection) {
    for registration in all where registration.traits.contains(where: { $0.differs(previous.values, current.values) }) {
      registration.handler(owner, previous)
    }
  }
}

/// An object that tells others about changes of its traits: `UITraitChangeObservable` of iOS 17.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// Registers a handler for changes of some traits. The handler gets the object and the traits before the change.
  @discardableResult
  func addTraitRegistration(
    _ traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
  /// Takes a registration back.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Calls a closure whenever one of the traits has changed, with this object and the traits before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    addTraitRegistration(traits) { owner, previous in
      if let owner = owner as? Self { handler(owner, previous) }
    }
  }

  /// The same for a closure that names the class of the object, or `Self`.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Owner>(
    _ traits: [UITrait], handler: @escaping (Owner, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    addTraitRegistration(traits) { owner, previous in
      if let owner = owner as? Owner { handler(owner, previous) }
    }
  }

  /// Sends an action to a target whenever one of the traits has changed. The target is held weakly.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return addTraitRegistration(traits) { [weak target] owner, previous in
      if let target { action.send(to: target, sender: owner, event: previous) }
    }
  }

  /// Sends an action to this object whenever one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    addTraitRegistration(traits) { owner, previous in action.send(to: owner, sender: owner, event: previous) }
  }
}
