import SplitKit

/// The changes of overrides that a message asks for.
package struct TraitChanges: Equatable, Sendable {
  /// The change of a trait's override.
  package enum Change<Trait: Equatable & Sendable>: Equatable, Sendable {
    /// The message does not mention the trait.
    case unchanged

    /// The message removes the override with `null`, and the trait follows the policy again.
    case cleared

    case set(Trait)
  }

  package var userInterfaceIdiom = Change<UserInterfaceIdiom>.unchanged
  package var horizontalSizeClass = Change<UserInterfaceSizeClass>.unchanged
  package var verticalSizeClass = Change<UserInterfaceSizeClass>.unchanged
  package var layoutDirection = Change<LayoutDirection>.unchanged
  package var userInterfaceStyle = Change<UserInterfaceStyle>.unchanged
  package var preferredContentSizeCategory = Change<ContentSizeCategory>.unchanged
  package var accessibilityContrast = Change<AccessibilityContrast>.unchanged
  package var splitViewControllerLayoutEnvironment = Change<LayoutEnvironment>.unchanged

  /// Creates changes that change nothing.
  package init() {}

  /// Creates the changes after which the overrides are the given ones.
  init(to overrides: TraitOverrides) {
    userInterfaceIdiom = Change(to: overrides.userInterfaceIdiom)
    horizontalSizeClass = Change(to: overrides.horizontalSizeClass)
    verticalSizeClass = Change(to: overrides.verticalSizeClass)
    layoutDirection = Change(to: overrides.layoutDirection)
    userInterfaceStyle = Change(to: overrides.userInterfaceStyle)
    preferredContentSizeCategory = Change(to: overrides.preferredContentSizeCategory)
    accessibilityContrast = Change(to: overrides.accessibilityContrast)
    splitViewControllerLayoutEnvironment = Change(to: overrides.splitViewControllerLayoutEnvironment)
  }

  /// The overrides after the changes.
  package func applied(to overrides: TraitOverrides) -> TraitOverrides {
    var result = overrides
    userInterfaceIdiom.apply(to: &result.userInterfaceIdiom)
    horizontalSizeClass.apply(to: &result.horizontalSizeClass)
    verticalSizeClass.apply(to: &result.verticalSizeClass)
    layoutDirection.apply(to: &result.layoutDirection)
    userInterfaceStyle.apply(to: &result.userInterfaceStyle)
    preferredContentSizeCategory.apply(to: &result.preferredContentSizeCategory)
    accessibilityContrast.apply(to: &result.accessibilityContrast)
    splitViewControllerLayoutEnvironment.apply(to: &result.splitViewControllerLayoutEnvironment)
    return result
  }

  /// Throws an error for a layout environment in an OS version that does not have that trait. An override of the contrast has
  /// no effect before iOS 13, because the user sets a contrast for all apps, whatever their version is.
  ///
  /// - Parameter member: The member of the message that has the traits, or nil for a message that consists of them.
  func check(in profile: Profile, at member: String? = nil) throws(Refusal) {
    guard case .set = splitViewControllerLayoutEnvironment, !profile.splitView.hasLayoutEnvironment else { return }
    let name = "splitViewControllerLayoutEnvironment"
    throw .unsupported("The trait \(name) came with iOS 26.", path: [member, name].compactMap(\.self).joined(separator: "."))
  }
}

extension TraitChanges {
  init(_ fields: Fields) throws(ProtocolError) {
    userInterfaceIdiom = try Change(fields.optional("userInterfaceIdiom"))
    horizontalSizeClass = try Change(fields.optional("horizontalSizeClass"))
    verticalSizeClass = try Change(fields.optional("verticalSizeClass"))
    layoutDirection = try Change(fields.optional("layoutDirection"))
    userInterfaceStyle = try Change(fields.optional("userInterfaceStyle"))
    preferredContentSizeCategory = try Change(fields.optional("preferredContentSizeCategory"))
    accessibilityContrast = try Change(fields.optional("accessibilityContrast"))
    splitViewControllerLayoutEnvironment = try Change(fields.optional("splitViewControllerLayoutEnvironment"))
  }
}

extension TraitChanges.Change {
  fileprivate init(to override: Trait?) { self = override.map { .set($0) } ?? .cleared }

  fileprivate func apply(to override: inout Trait?) {
    switch self {
    case .unchanged: break
    case .cleared: override = nil
    case .set(let trait): override = trait
    }
  }
}

extension TraitChanges.Change where Trait: RawRepresentable<String> & CaseIterable {
  fileprivate init(_ field: Field?) throws(ProtocolError) {
    guard let field else {
      self = .unchanged
      return
    }
    self = field.value == .null ? .cleared : .set(try field.choice())
  }
}
