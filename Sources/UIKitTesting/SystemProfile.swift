/// A version of the system, as the engine knows it: a profile stands for all versions that behave alike.
///
/// On Apple's UIKit the system is the one that the test runs on, and `TestWindow` takes no other.
public enum SystemProfile: String, CaseIterable, Sendable {
  /// iOS 3.2 to 5.
  case ios5
  /// iOS 8 to 12.
  case ios8
  /// iOS 13.
  case ios13
  /// iOS 14 to 17.
  case ios14
  /// iOS 18.
  case ios18
  /// iOS 26 and later.
  case ios26

  /// The newest one.
  public static let newest = SystemProfile.allCases[SystemProfile.allCases.count - 1]

  /// The first system that has this behaviour, such as 14.
  public var firstVersion: Int { Int(rawValue.dropFirst(3)) ?? 0 }
}
