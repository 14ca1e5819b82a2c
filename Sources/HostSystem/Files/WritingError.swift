#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reason why something cannot be written, as a sentence.
package struct WritingError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

/// The system's reason for the last failure of a call, as a sentence.
func systemReason() -> String { String(cString: strerror(errno)) + "." }
