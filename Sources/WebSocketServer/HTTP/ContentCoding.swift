/// A form in which the bytes of a response can be sent (RFC 9110, section 8.4.1).
///
/// The cases are in the order of preference among forms that a client takes equally gladly: the shortest form first.
package enum ContentCoding: CaseIterable, Sendable {
  case brotli, gzip, identity

  /// The name in the headers `Accept-Encoding` and `Content-Encoding`.
  package var name: String {
    switch self {
    case .brotli: "br"
    case .gzip: "gzip"
    case .identity: "identity"
    }
  }

  /// The coding for a name in lower case, or `nil` for one that this server does not know. `x-gzip` is an old name of
  /// gzip (section 8.4.1.3).
  fileprivate init?(named name: String) {
    guard let coding = Self.allCases.first(where: { $0.name == name || (name == "x-gzip" && $0 == .gzip) }) else { return nil }
    self = coding
  }
}

/// The codings that a client takes, as the header `Accept-Encoding` names them (RFC 9110, section 12.5.3).
///
/// Each coding has a weight. A coding of weight 0 is refused. The bytes as they are (`identity`) have the least weight that
/// is not 0 if the header does not mention them, and everything else that it does not mention is refused.
package struct AcceptedCodings: Sendable {
  private var weights: [ContentCoding: Int]

  /// The weight of bytes as they are, if the header neither names nor refuses them. The weight of a coding that the header
  /// names is greater by at least 1.
  private static let unnamed = 1

  /// Reads the header. Without the header, a client gets the bytes as they are.
  package init(_ header: [UInt8]?) {
    weights = [.identity: Self.unnamed]
    let members = (header ?? []).split(separator: UInt8(ascii: ",")).compactMap(Member.init)
    if let rest = members.last(where: { $0.name == "*" }) {
      for coding in ContentCoding.allCases { weights[coding] = rest.weight }
    }
    for member in members {
      if let coding = ContentCoding(named: member.name) { weights[coding] = member.weight }
    }
  }

  /// The coding of the greatest weight, or `nil` if the client refuses all of them.
  package func best(of codings: [ContentCoding]) -> ContentCoding? {
    let taken = ContentCoding.allCases.filter { codings.contains($0) && weight(of: $0) > 0 }
    // The first of several greatest weights counts, which is the preferred coding.
    return taken.reduce(nil) { best, coding in
      guard let best, weight(of: best) >= weight(of: coding) else { return coding }
      return best
    }
  }

  private func weight(of coding: ContentCoding) -> Int { weights[coding] ?? 0 }

  /// One member of the header, such as `gzip;q=0.5`.
  private struct Member {
    let name: String
    let weight: Int

    /// Reads a member, or returns `nil` if it has an invalid weight. Such a member is ignored.
    init?(_ bytes: ArraySlice<UInt8>) {
      let parts = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
        String(decoding: part.trimmed, as: UTF8.self).lowercased()
      }
      name = parts[0]
      guard parts.count > 1 else {
        weight = AcceptedCodings.unnamed + 1000
        return
      }
      guard parts.count == 2, let thousandths = Self.thousandths(parts[1]) else { return nil }
      weight = thousandths == 0 ? 0 : AcceptedCodings.unnamed + thousandths
    }

    /// The value of `q=0.123` in thousandths (section 12.4.2), or `nil` for anything else.
    private static func thousandths(_ text: String) -> Int? {
      guard text.hasPrefix("q=") else { return nil }
      let parts = text.dropFirst(2).split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      let fraction = parts.count == 2 ? parts[1] : ""
      guard let whole = parts.first, whole == "0" || whole == "1", fraction.count <= 3 else { return nil }
      guard fraction.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
      let digits = fraction + String(repeating: "0", count: 3 - fraction.count)
      guard let value = Int(String(whole + digits)), value <= 1000 else { return nil }
      return value
    }
  }
}
