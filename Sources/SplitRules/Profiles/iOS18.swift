extension Profile {
  /// iOS and iPadOS 18, which is like iOS 14 to 17 (spec/containers.md 300 and 301, inferred).
  public static let ios18 = ios14.followed(by: "ios18")
}
