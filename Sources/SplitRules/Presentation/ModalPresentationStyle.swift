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
  ///
  /// In a horizontally compact window sheets and popovers cover the screen before iOS 13 and are page sheets since; in
  /// a vertically compact one sheets cover the screen since iOS 13 (AD documented, the last by
  /// `prefersEdgeAttachedInCompactHeight`, whose default is false).
  /// Nothing but `automatic` adapts before iOS 8 (AD documented).
  package func adapted(to traits: TraitCollection, profile: Profile) -> ModalPresentationStyle {
    let era = profile.sheetEra
    guard profile.adaptsPresentations || self == .automatic else { return self }
    switch self {
    case .automatic: return era.automaticStyle.adapted(to: traits, profile: profile)
    case .fullScreen, .overFullScreen: return self
    case .pageSheet, .formSheet:
      if era == .cards, traits.verticalSizeClass == .compact { return .fullScreen }
      return traits.horizontalSizeClass == .compact ? era.compactStyle : self
    case .popover:
      guard traits.horizontalSizeClass == .compact else { return self }
      return era.compactStyle.adapted(to: traits, profile: profile)
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

/// How sheets look and behave, which changed once.
package enum SheetEra {
  /// Before iOS 13: sheets are for wide windows, and only code dismisses them.
  case panels
  /// Since iOS 13: sheets are cards, in every window, and a swipe takes them away.
  case cards
}

extension SheetEra {
  package var automaticStyle: ModalPresentationStyle {
    switch self {
    case .panels: .fullScreen
    case .cards: .pageSheet
    }
  }

  /// What a sheet and a popover become where the width is compact.
  package var compactStyle: ModalPresentationStyle {
    switch self {
    case .panels: .fullScreen
    case .cards: .pageSheet
    }
  }

  /// Whether a swipe down takes a sheet away (AD documented: iOS 13 and later).
  package var isDismissedBySwipe: Bool {
    switch self {
    case .panels: false
    case .cards: true
    }
  }
}

extension Profile {
  /// iOS 13 made sheets cards.
  package var sheetEra: SheetEra {
    switch self {
    case .ios5, .ios8: .panels
    case .ios13, .ios14, .ios26: .cards
    }
  }
}
