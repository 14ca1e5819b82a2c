/// A range of versions of iOS and iPadOS, by their major numbers.
package struct SystemVersions: Equatable, Sendable {
  package let first: Int
  /// The last version, or nil if the range has no end yet.
  package let last: Int?
  /// The numbers by which people know the range, or nil for the first and the last one. Profiles have those of their titles.
  private let numbers: String?

  /// Creates a range. A `last` of nil stands for all versions since the first one.
  package init(first: Int, last: Int?, numbers: String? = nil) {
    self.first = first
    self.last = last
    self.numbers = numbers
  }

  /// Whether a version is in both ranges.
  package func overlaps(_ other: SystemVersions) -> Bool {
    first <= other.last ?? .max && other.first <= last ?? .max
  }

  /// Whether all versions of this range are later than the other range.
  package func isAfter(_ other: SystemVersions) -> Bool { first > other.last ?? .max }
}

extension SystemVersions {
  /// The name of the range on a device of an idiom, such as `iOS 8 to 12`, `iOS 9 to iPadOS 16` or `iPadOS 17 and later`.
  package func name(on idiom: UserInterfaceIdiom) -> String {
    let system = Self.system(first, on: idiom)
    if let numbers { return "\(system) \(numbers)" }
    guard let last else { return "\(system) \(first) and later" }
    let lastSystem = Self.system(last, on: idiom)
    if first == last { return "\(system) \(first)" }
    return "\(system) \(first) to \(lastSystem == system ? "" : "\(lastSystem) ")\(last)"
  }

  /// The name of the system. An iPad has had iPadOS since version 13 (general knowledge).
  private static func system(_ version: Int, on idiom: UserInterfaceIdiom) -> String {
    switch idiom {
    case .phone: "iOS"
    case .pad: version < 13 ? "iOS" : "iPadOS"
    }
  }
}
