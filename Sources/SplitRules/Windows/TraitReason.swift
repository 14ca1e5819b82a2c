/// The reason for the value of a trait: the trait's name, and a sentence.
package struct TraitReason: Equatable, Sendable {
  package let trait: String
  package let sentence: String
}

extension TraitPolicy {
  /// A sentence for each trait of a window, in a fixed order.
  package func reasons(for size: Size, on device: Device? = nil, overrides: TraitOverrides) -> [TraitReason] {
    let known = device.flatMap { device in knownClasses(of: size, on: device).map { reason($0, of: device, size) } }
    return [
      reason("userInterfaceIdiom", overrides.userInterfaceIdiom, otherwise: idiomReason),
      reason("horizontalSizeClass", overrides.horizontalSizeClass, otherwise: known?.horizontal ?? widthReason(size)),
      reason("verticalSizeClass", overrides.verticalSizeClass, otherwise: known?.vertical ?? heightReason(size)),
      reason("layoutDirection", overrides.layoutDirection, otherwise: Self.usual),
      reason("userInterfaceStyle", overrides.userInterfaceStyle, otherwise: Self.usual),
      reason("preferredContentSizeCategory", overrides.preferredContentSizeCategory, otherwise: Self.usual),
    ]
  }

  /// The reason for a trait that does not depend on the window.
  private static let usual = "what a device ships with: nobody has set it"

  private func reason(_ classes: SizeClasses, of device: Device, _ size: Size) -> (horizontal: String, vertical: String) {
    let window = "\(shortest(size.width)) x \(shortest(size.height))"
    return (
      "\(rawValue): \(device.name) is \(classes.horizontal.rawValue) at \(window)",
      "\(rawValue): \(device.name) is \(classes.vertical.rawValue) at \(window)"
    )
  }

  private var idiomReason: String {
    switch self {
    case .pad: "pad: the policy is for iPad apps"
    case .phone: "phone: the policy is for iPhone apps"
    case .phoneResizable: "phone-resizable: the policy is for iPhone apps in windows of any size"
    case .manual: "manual: nobody has set it"
    }
  }

  private func widthReason(_ size: Size) -> String {
    let width = shortest(size.width)
    switch self {
    case .pad:
      return "pad: \(width) is \(isWide(size) ? "above" : "not above") \(shortest(Self.regularWidthThreshold))"
    case .phone where size == Self.plusLandscape:
      return "phone: 736 x 414 is a 5.5-inch phone in landscape"
    case .phone where !size.isLandscape:
      return "phone: \(width) x \(shortest(size.height)) is not wider than high"
    case .phone:
      let rule = "\(isWide(size) ? "" : "not ")\(shortest(Self.regularPhoneWidth)) or more"
      return "phone: \(width) in landscape is \(rule) (inferred where no phone has that size)"
    case .phoneResizable: return "phone-resizable: the width is compact at any size"
    case .manual: return "manual: nobody has set it"
    }
  }

  private func heightReason(_ size: Size) -> String {
    switch self {
    case .pad: "pad: the vertical size class is always regular"
    case .phone: "phone: \(shortest(size.width)) is \(size.isLandscape ? "" : "not ")more than \(shortest(size.height))"
    case .phoneResizable: "phone-resizable: the height is taken for regular (inferred)"
    case .manual: "manual: nobody has set it"
    }
  }

  private func reason(_ trait: String, _ override: (some RawRepresentable<String>)?, otherwise: String) -> TraitReason {
    TraitReason(trait: trait, sentence: override.map { "set by hand to \($0.rawValue)" } ?? otherwise)
  }
}
