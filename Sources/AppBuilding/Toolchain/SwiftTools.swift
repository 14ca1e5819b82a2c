#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The programs of Swift's toolchain.
package enum SwiftTools {
  /// `swift`, or the program in the variable `SWIFT`.
  package static var swift: String { getenv("SWIFT").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } ?? "swift" }

  /// The compiler that stands beside it.
  package static var compiler: String { swift + "c" }
}
