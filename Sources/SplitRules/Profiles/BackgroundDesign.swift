/// The treatment of an app that goes to the background, by an OS version (spec/containers.md 6.5).
///
/// The system lays the app out anew for the pictures of the app switcher. The turn of iPad apps is observed since iOS 9
/// (BG), the change of the style since iOS 13 (DARK), and a collapse with an expansion on iOS 18 and 26 (CANVAS, RNS).
/// Nobody has published all steps or their order, which are inferred.
package struct BackgroundDesign: Sendable {
  /// Whether the window's scene is told, as since iOS 13. Earlier versions tell the application (AD documented).
  package let hasScenes: Bool
  /// The steps for pictures of an iPad app.
  package let padSnapshots: [Snapshot]
  /// The steps for pictures of an iPhone app.
  package let phoneSnapshots: [Snapshot]
}

/// A step of the snapshot pass: the state of the window in a picture for the app switcher.
package enum Snapshot: Sendable {
  /// The device is turned to the other orientation.
  case turned
  /// The window has the least width that the device has.
  case narrow
  /// The style is the other one of light and dark.
  case otherStyle
  /// The window is what it was before the pass.
  case own
}

extension BackgroundDesign {
  /// The steps for an app on a device of the given idiom.
  package func snapshots(on idiom: UserInterfaceIdiom) -> [Snapshot] {
    switch idiom {
    case .pad: padSnapshots
    case .phone: phoneSnapshots
    }
  }

  /// Before iOS 8, nothing is known about snapshots.
  static let iOS5 = BackgroundDesign(hasScenes: false, padSnapshots: [], phoneSnapshots: [])

  /// iOS 8 to 12 have no dark style. The pass of an iPad app has the other orientation alone (inferred).
  static let iOS8 = BackgroundDesign(hasScenes: false, padSnapshots: [.turned, .own], phoneSnapshots: [])

  /// The pass since iOS 13 is the same in all versions (inferred).
  static let iOS13 = BackgroundDesign(
    hasScenes: true, padSnapshots: [.turned, .own, .narrow, .own, .otherStyle, .own], phoneSnapshots: [.otherStyle, .own])
}
