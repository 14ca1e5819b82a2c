import HostSystem

/// Names that nobody can guess.
package enum RandomName {
  /// Returns 128 random bits from the system, as 32 hexadecimal digits.
  package static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in (generator.next() as UInt64).hexadecimal }.joined()
  }
}
