import SplitKit

/// The lines about scenes and devices.
package enum ListingWords {
  /// A scene in a line, with its OS versions and its usual window.
  package static func line(about scene: Preview) -> String {
    let size = "\(shortest(scene.windowSize.width)) x \(shortest(scene.windowSize.height))"
    let profiles = "Profiles \(scene.profiles.map(\.id).joined(separator: ", ")); window \(size)."
    return ["\(scene.id): \(scene.title).", scene.summary, profiles].filter { !$0.isEmpty }.joined(separator: " ")
  }

  package static func line(about option: PreviewOption) -> String {
    "\(option.name) (\(values(of: option.kind)), by default \(option.defaultValue.json)): \(option.summary)"
  }

  private static func values(of kind: PreviewOption.Kind) -> String {
    switch kind {
    case .flag: "true or false"
    case .choice(let values): values.joined(separator: ", ")
    case .name: "null or a new controller's name"
    case .length: "points"
    case .properties: "properties as in set"
    }
  }

  /// A device in a line, with its screen and the OS versions that it has run.
  package static func line(about device: Device) -> String {
    let year = device.year.map { ", \($0)" } ?? ""
    let profiles = profiles(of: device).map(\.id).joined(separator: ", ")
    let models = device.models.isEmpty ? "" : " (\(device.models.joined(separator: ", ")))"
    return
      "\(device.id): \(device.name)\(models)\(year), \(shortest(device.screen.width)) x \(shortest(device.screen.height)), \(profiles)"
  }

  /// The OS versions that a device has run.
  package static func profiles(of device: Device) -> [Profile] { Profile.all.filter { device.hasRun($0.screen.systems) } }

  /// The windows of a device: its arrangements in both orientations, with their sizes and size classes.
  package static func windows(of device: Device) -> [String] {
    let (portrait, landscape) = (device.screen, device.screen(isLandscape: true))
    let full = [
      line(.full, isLandscape: false, portrait, device.portraitClasses),
      line(.full, isLandscape: true, landscape, device.landscapeClasses),
    ]
    return full + device.windows.map { line($0.arrangement, isLandscape: $0.isLandscape, $0.size, $0.classes) }
  }

  private static func line(
    _ arrangement: WindowArrangement, isLandscape: Bool, _ size: Size, _ classes: SizeClasses
  ) -> String {
    let orientation = isLandscape ? "landscape" : "portrait"
    let size = "\(shortest(size.width)) x \(shortest(size.height))"
    return "\(orientation) \(arrangement.rawValue): \(size), \(classes.horizontal.rawValue) x \(classes.vertical.rawValue)"
  }
}
