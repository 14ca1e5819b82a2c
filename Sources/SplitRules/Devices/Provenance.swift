/// How far a figure about a device can be relied on.
package enum Provenance: String, Sendable, CaseIterable {
  /// Two sources that do not depend on each other give it.
  case verified
  /// One source gives it.
  case reported
  /// Computed, or carried over from a device of the same size.
  case inferred
  /// A user's own device says it.
  case custom
}
