/// What a device has that says nothing of its own: as on the others of its idiom.
package struct UsualDevice: Sendable {
  package let idiom: UserInterfaceIdiom
  package let hasHomeButton: Bool

  package init(idiom: UserInterfaceIdiom, hasHomeButton: Bool) {
    self.idiom = idiom
    self.hasHomeButton = hasHomeButton
  }

  /// Of an iPad, with a home button 20 and 0, without one 24 and 20; of a phone 20, none on its side, and without a home
  /// button those of the most phones with a Dynamic Island (spec/devices.md sections 1 and 4).
  package var safeArea: Device.SafeArea {
    switch (idiom, hasHomeButton) {
    case (.pad, true): both(EdgeInsets(top: 20))
    case (.pad, false): both(EdgeInsets(top: 24, bottom: 20))
    case (.phone, true): insets(portrait: EdgeInsets(top: 20), landscape: .zero)
    case (.phone, false): island(landscapeBottom: 21)
    }
  }

  /// Since iOS 26: of an iPad 32, and 25 without a home button; of a phone on its side 20 at the bottom.
  package var safeAreaSince26: Device.SafeArea {
    switch (idiom, hasHomeButton) {
    case (.pad, true): both(EdgeInsets(top: 32))
    case (.pad, false): both(EdgeInsets(top: 32, bottom: 25))
    case (.phone, true): safeArea
    case (.phone, false): island(landscapeBottom: 20)
    }
  }

  /// By the idiom's policy.
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
