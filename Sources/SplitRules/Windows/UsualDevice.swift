/// The values of a device that does not specify its own, as on most devices of its idiom.
package struct UsualDevice: Sendable {
  package let idiom: UserInterfaceIdiom
  package let hasHomeButton: Bool

  package init(idiom: UserInterfaceIdiom, hasHomeButton: Bool) {
    self.idiom = idiom
    self.hasHomeButton = hasHomeButton
  }

  /// The safe area before iOS 26 (spec/devices.md sections 1 and 4).
  ///
  /// An iPad with a home button has 20 at the top. An iPad without one has 24 at the top and 20 at the bottom. A phone
  /// with a home button has 20 at the top in portrait and none in landscape. A phone without one has the insets of most
  /// phones with a Dynamic Island.
  package var safeArea: Device.SafeArea {
    switch (idiom, hasHomeButton) {
    case (.pad, true): both(EdgeInsets(top: 20))
    case (.pad, false): both(EdgeInsets(top: 24, bottom: 20))
    case (.phone, true): insets(portrait: EdgeInsets(top: 20), landscape: .zero)
    case (.phone, false): island(landscapeBottom: 21)
    }
  }

  /// The safe area since iOS 26: an iPad has 32 at the top, and 25 at the bottom if it has no home button. A phone with
  /// a Dynamic Island has 20 at the bottom in landscape.
  package var safeAreaSince26: Device.SafeArea {
    switch (idiom, hasHomeButton) {
    case (.pad, true): both(EdgeInsets(top: 32))
    case (.pad, false): both(EdgeInsets(top: 32, bottom: 25))
    case (.phone, true): safeArea
    case (.phone, false): island(landscapeBottom: 20)
    }
  }

  /// The size classes of a window, by the policy of the idiom.
  package func classes(of size: Size) -> SizeClasses {
    let traits = TraitPolicy(for: idiom).traits(for: size)
    return SizeClasses(horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
  }

  private func island(landscapeBottom: Double) -> Device.SafeArea {
    insets(
      portrait: EdgeInsets(top: 59, bottom: 34),
      landscape: EdgeInsets(top: 0, left: 59, bottom: landscapeBottom, right: 59))
  }

  private func both(_ same: EdgeInsets) -> Device.SafeArea { insets(portrait: same, landscape: same) }

  private func insets(portrait: EdgeInsets, landscape: EdgeInsets) -> Device.SafeArea {
    Device.SafeArea(portrait: portrait, landscape: landscape, provenance: .inferred)
  }
}
