/// A version of the Model Context Protocol, by the date that is its name.
///
/// 2025-03-26 is missing. A server of that version has to take batches of messages, which no version before or after it has.
enum ProtocolVersion: String, CaseIterable {
  case v2024November = "2024-11-05"
  case v2025June = "2025-06-18"
  case v2025November = "2025-11-25"
  case v2026July = "2026-07-28"

  /// How the client says which version it speaks.
  enum Manner {
    /// Once, in `initialize`.
    case handshake
    /// In the `_meta` of every request.
    case envelope
  }

  var manner: Manner {
    switch self {
    case .v2024November, .v2025June, .v2025November: .handshake
    case .v2026July: .envelope
    }
  }

  static func all(by manner: Manner) -> [ProtocolVersion] { allCases.filter { $0.manner == manner } }

  /// The version for a client that asks for one in `initialize`: that one, or else the newest before it, which is more likely to
  /// be known to the client than a later one. If there is none before it, it is the newest of all.
  static func negotiated(for requested: String) -> ProtocolVersion {
    let versions = all(by: .handshake)
    return versions.last { $0.rawValue <= requested } ?? versions[versions.count - 1]
  }
}
