/// The reasons for the traits of a window. Only those for the size classes can follow from its size.
package struct TraitReasons: Equatable, Sendable {
  private let others: [TraitReason]
  private let horizontalSizeClass: String
  private let verticalSizeClass: String
  private let policy: TraitPolicy
  private let overrides: TraitOverrides

  /// Explains the traits of a window of the given size. The sentences that follow from no size are those of earlier
  /// reasons, if these have the same policy and overrides.
  ///
  /// The contrast and the layout environment have a reason if the OS version has that trait.
  package init(
    _ policy: TraitPolicy, for size: Size, on device: Device? = nil, overrides: TraitOverrides,
    hasContrast: Bool = false, hasLayoutEnvironment: Bool = false, since old: TraitReasons? = nil
  ) {
    let classes = policy.reasonsForSizeClasses(size, on: device)
    horizontalSizeClass = TraitPolicy.reason(overrides.horizontalSizeClass, otherwise: classes.horizontal.text)
    verticalSizeClass = TraitPolicy.reason(overrides.verticalSizeClass, otherwise: classes.vertical)
    let isSame = old.map { $0.policy == policy && $0.overrides == overrides } ?? false
    others =
      isSame
      ? old?.others ?? []
      : policy.otherReasons(overrides, hasContrast: hasContrast, hasLayoutEnvironment: hasLayoutEnvironment)
    self.policy = policy
    self.overrides = overrides
  }

  /// Calls the body with the reason for each trait, in a fixed order: those that differ from earlier reasons, or all of them.
  package func forEach(since old: TraitReasons? = nil, _ body: (_ trait: String, _ sentence: String) -> Void) {
    guard others != old?.others else { return forEachSizeClass(since: old, body) }
    for (index, reason) in others.enumerated() {
      if index == 1 { forEachSizeClass(since: old, body) }
      if old?[reason.trait] != reason.sentence { body(reason.trait, reason.sentence) }
    }
  }

  private func forEachSizeClass(since old: TraitReasons?, _ body: (_ trait: String, _ sentence: String) -> Void) {
    if old?.horizontalSizeClass != horizontalSizeClass { body("horizontalSizeClass", horizontalSizeClass) }
    if old?.verticalSizeClass != verticalSizeClass { body("verticalSizeClass", verticalSizeClass) }
  }

  /// The reason for a trait, or nil for an unknown name.
  package subscript(trait: String) -> String? {
    switch trait {
    case "horizontalSizeClass": horizontalSizeClass
    case "verticalSizeClass": verticalSizeClass
    default: others.first { $0.trait == trait }?.sentence
    }
  }
}

/// The reason for the value of a trait: the trait's name, and a sentence.
private struct TraitReason: Equatable {
  let trait: String
  let sentence: String
}

extension TraitPolicy {
  /// The reasons for the traits other than the size classes, in the order of the wire.
  fileprivate func otherReasons(
    _ overrides: TraitOverrides, hasContrast: Bool, hasLayoutEnvironment: Bool
  ) -> [TraitReason] {
    let (contrast, environment) = (overrides.accessibilityContrast, overrides.splitViewControllerLayoutEnvironment)
    return [
      reason("userInterfaceIdiom", overrides.userInterfaceIdiom, otherwise: idiomReason),
      reason("layoutDirection", overrides.layoutDirection, otherwise: Self.usual),
      reason("userInterfaceStyle", overrides.userInterfaceStyle, otherwise: Self.usual),
      reason("preferredContentSizeCategory", overrides.preferredContentSizeCategory, otherwise: Self.usual),
    ] + (hasContrast ? [reason("accessibilityContrast", contrast, otherwise: Self.usual)] : [])
      + (hasLayoutEnvironment ? [reason("splitViewControllerLayoutEnvironment", environment, otherwise: Self.noSplit)] : [])
  }

  /// The reason for the horizontal size class of a window.
  package func reasonForHorizontalClass(
    of size: Size, on device: Device?, override: UserInterfaceSizeClass?
  ) -> Reason {
    guard let override else { return reasonsForSizeClasses(size, on: device).horizontal }
    return Reason(.overriddenClass, Self.reason(override, otherwise: ""))
  }

  /// The reason for a size class as a clause, with the words of the policy instead of the name that it can begin with.
  package func clause(_ reason: String) -> String {
    let name = "\(rawValue): "
    return reason.hasPrefix(name) ? "\(phrase), and \(reason.dropFirst(name.count))" : reason
  }

  /// The policy as a clause of a sentence about a window.
  private var phrase: String {
    switch self {
    case .pad: "the window is that of an iPad app"
    case .phone: "the window is that of an iPhone app"
    case .phoneResizable: "the window is that of an iPhone app with windows of any size"
    case .manual: "the size classes of the window are set by hand"
    }
  }

  fileprivate func reasonsForSizeClasses(_ size: Size, on device: Device?) -> (horizontal: Reason, vertical: String) {
    guard let device, let known = knownClasses(of: size, on: device) else { return (widthReason(size), heightReason(size)) }
    return reason(known, of: device, size)
  }

  /// The reason for the layout environment of a window.
  private static let noSplit = "no split view is around a window"

  /// The reason for a trait that does not depend on the window.
  private static let usual = "what a device ships with: nobody has set it"

  private func reason(_ classes: SizeClasses, of device: Device, _ size: Size) -> (horizontal: Reason, vertical: String) {
    let window = "\(shortest(size.width)) x \(shortest(size.height))"
    return (
      Reason(.deviceClasses, "\(rawValue): \(device.name) is \(classes.horizontal.rawValue) at \(window)"),
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

  private func widthReason(_ size: Size) -> Reason {
    let width = shortest(size.width)
    switch self {
    case .pad:
      return Reason(padRule(size.width), sentence("pad: ", width, isWide(size) ? Self.isAbove : Self.isNotAbove))
    case .phone where size == Self.plusLandscape:
      return Reason(.phoneRegularLandscape, "phone: 736 x 414 is a 5.5-inch phone in landscape")
    case .phone where !size.isLandscape:
      return Reason(.phonePortrait, "phone: \(width) x \(shortest(size.height)) is not wider than high")
    case .phone:
      let number = "\(isWide(size) ? "" : "not ")\(shortest(Self.regularPhoneWidth)) or more"
      return Reason(
        isWide(size) ? .phoneRegularLandscape : .phoneCompactLandscape,
        "phone: \(width) in landscape is \(number) (inferred where no phone has that size)")
    case .phoneResizable: return Reason(.phoneResizable, "phone-resizable: the width is compact at any size")
    case .manual: return Reason(.manualClasses, "manual: nobody has set it")
    }
  }

  private static let isAbove = " is above \(shortest(regularWidthThreshold))"
  private static let isNotAbove = " is not above \(shortest(regularWidthThreshold))"

  private func padRule(_ width: Double) -> Rule {
    if width <= Self.seenWidths.compact { return .padCompact }
    return width < Self.seenWidths.regular ? .padUnseen : .padRegular
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
    TraitReason(trait: trait, sentence: Self.reason(override, otherwise: otherwise))
  }

  fileprivate static func reason(_ override: (some RawRepresentable<String>)?, otherwise: String) -> String {
    override.map { "set by hand to \($0.rawValue)" } ?? otherwise
  }
}
