/// How a controller is presented: `UIModalPresentationStyle`, as far as this engine draws it.
public enum ModalPresentationStyle: String, Sendable, CaseIterable {
  /// The system chooses: `fullScreen` before iOS 13, `pageSheet` since (AD documented).
  case automatic
  /// Over the whole window; what it covers leaves the screen (AD documented).
  case fullScreen
  /// Over the whole window; what lies below stays where it is (AD documented).
  case overFullScreen
  /// A sheet of a readable width.
  case pageSheet
  /// A small sheet in the middle.
  case formSheet
  /// A bubble with an arrow that points at what it belongs to.
  case popover
}

extension ModalPresentationStyle {
  /// What this style becomes in an environment: `adaptivePresentationStyle(for:)`. Never `automatic`.
  package func adapted(to traits: TraitCollection, in design: PresentationDesign) -> ModalPresentationStyle {
    guard design.adaptsStyles || self == .automatic else { return self }
    switch self {
    case .automatic: return design.automaticStyle.adapted(to: traits, in: design)
    case .fullScreen, .overFullScreen: return self
    case .pageSheet, .formSheet:
      if design.coversCompactHeight, traits.verticalSizeClass == .compact { return .fullScreen }
      return traits.horizontalSizeClass == .compact ? design.compactStyle : self
    case .popover:
      guard traits.horizontalSizeClass == .compact else { return self }
      return design.compactStyle.adapted(to: traits, in: design)
    }
  }

  /// Whether what lies below leaves the screen: only under a full screen (AD documented).
  package var coversPresenter: Bool {
    switch self {
    case .fullScreen: true
    case .automatic, .overFullScreen, .pageSheet, .formSheet, .popover: false
    }
  }

  /// Whether it is a sheet, which dims what lies below.
  package var isSheet: Bool {
    switch self {
    case .pageSheet, .formSheet: true
    case .automatic, .fullScreen, .overFullScreen, .popover: false
    }
  }
}
