/// How a controller is presented: `UIModalPresentationStyle`, as far as this engine draws it.
public enum ModalPresentationStyle: String, Sendable, CaseIterable {
  /// The system chooses the style: `fullScreen` before iOS 13, and `pageSheet` since (AD documented).
  case automatic
  /// The controller covers the whole window, and the views that it covers leave the screen (AD documented).
  case fullScreen
  /// The controller covers the whole window, and the views below it stay on screen (AD documented).
  case overFullScreen
  /// The controller covers the view of the nearest controller that defines a presentation context, which leaves the screen
  /// (spec/reports.md 451).
  case currentContext
  /// As `currentContext`, but the covered view stays on screen.
  case overCurrentContext
  /// The controller is in a sheet of a readable width.
  case pageSheet
  /// The controller is in a small sheet in the middle of the window.
  case formSheet
  /// The controller is in a bubble with an arrow that points at its source.
  case popover
}

extension ModalPresentationStyle {
  /// The style that this one becomes in an environment: `adaptivePresentationStyle(for:)`.
  ///
  /// The result is never `automatic`.
  package func adapted(to traits: TraitCollection, in design: PresentationDesign) -> ModalPresentationStyle {
    guard design.adaptsStyles || self == .automatic else { return self }
    switch self {
    case .automatic: return design.automaticStyle.adapted(to: traits, in: design)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: return self
    case .pageSheet, .formSheet:
      if design.coversCompactHeight, traits.verticalSizeClass == .compact { return .fullScreen }
      return traits.horizontalSizeClass == .compact ? design.compactStyle : self
    case .popover:
      if design.coversCompactHeight, traits.verticalSizeClass == .compact { return .fullScreen }
      guard traits.horizontalSizeClass == .compact else { return self }
      return design.compactStyle.adapted(to: traits, in: design)
    }
  }

  /// Whether the views below leave the screen, as they do only under `fullScreen` and `currentContext` (AD documented).
  package var coversPresenter: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .automatic, .overFullScreen, .overCurrentContext, .pageSheet, .formSheet, .popover: false
    }
  }

  /// Whether the presentation covers the view of a controller that defines a presentation context, and not the window.
  package var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the style is a sheet, which dims the views below.
  package var isSheet: Bool {
    switch self {
    case .pageSheet, .formSheet: true
    case .automatic, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .popover: false
    }
  }
}
