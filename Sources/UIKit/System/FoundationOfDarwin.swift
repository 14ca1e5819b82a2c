#if !canImport(ObjectiveC)
  import Foundation

  // The names of Darwin and of Foundation that apps use and that Foundation does not have on Linux.

  /// The greatest number of a `Float`, by its name in C.
  public let MAXFLOAT = Float.greatestFiniteMagnitude

  /// A moment in seconds since the start of 2001: `CFAbsoluteTime`.
  public typealias CFAbsoluteTime = Double

  /// The present moment in seconds since the start of 2001: `CFAbsoluteTimeGetCurrent()`.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

  /// Runs a closure. Objects end as soon as nobody holds them, so there is no pool.
  @discardableResult
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

  extension NSString {
    /// A text by a format, with the numbers of the user's language.
    public static func localizedStringWithFormat(_ format: NSString, _ arguments: any CVarArg...) -> NSString {
      NSString(string: String(format: format.description, locale: .current, arguments: arguments))
    }
  }

  extension URL {
    /// Always true: there is no sandbox.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Does nothing.
    public func stopAccessingSecurityScopedResource() {}
  }

  extension CGRect {
    /// Whether another rectangle has the same origin and size.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  }

  extension CGPoint {
    /// Whether another point is at the same place.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  extension CGSize {
    /// Whether another size is the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }

  // Darwin prints these by their numbers alone.

  extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The numbers as Darwin prints them: `(1.0, 2.0, 3.0, 4.0)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
  }

  extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The numbers as Darwin prints them: `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The numbers as Darwin prints them: `(3.0, 4.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
  }

  /// Who may load a thing: `NSItemProviderRepresentationVisibility`, with Foundation's raw values. Only the app itself can.
  public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }
#endif
