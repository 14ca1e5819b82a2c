/// Why a trait has the value it has: a trait's name and one sentence.
public struct TraitReason: Equatable, Sendable {
  public let trait: String
  public let sentence: String
}

extension TraitPolicy {
  /// A sentence for each trait of a window that follows from its size or was set by hand, in a fixed order.
  public func reasons(for size: Size, overrides: TraitOverrides) -> [TraitReason] {
    switch self {
    case .pad:
      [
        reason("userInterfaceIdiom", overrides.userInterfaceIdiom, otherwise: "pad: the policy is for iPad apps"),
        reason("horizontalSizeClass", overrides.horizontalSizeClass, otherwise: widthReason(size.width)),
        reason(
          "verticalSizeClass", overrides.verticalSizeClass,
          otherwise: "pad: the vertical size class is always regular"),
        reason("layoutDirection", overrides.layoutDirection),
        reason("userInterfaceStyle", overrides.userInterfaceStyle),
        reason("preferredContentSizeCategory", overrides.preferredContentSizeCategory),
      ].compactMap { $0 }
    }
  }

  private func widthReason(_ width: Double) -> String {
    let threshold = Self.regularWidthThreshold
    return "pad: \(shortest(width)) is \(width > threshold ? "above" : "not above") \(shortest(threshold))"
  }

  private func reason(_ trait: String, _ override: (some RawRepresentable<String>)?, otherwise: String? = nil)
    -> TraitReason?
  {
    if let override { return TraitReason(trait: trait, sentence: "set by hand to \(override.rawValue)") }
    return otherwise.map { TraitReason(trait: trait, sentence: $0) }
  }
}

/// A length as people write it: whole numbers without a fraction.
func shortest(_ length: Double) -> String {
  length == length.rounded() && abs(length) < 1e15 ? String(Int(length)) : String(length)
}
