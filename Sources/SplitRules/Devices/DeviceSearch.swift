/// A search for a device by the name that people call it.
package struct DeviceSearch {
  package let name: String
  private let wanted: [String]
  private let catalog: DeviceCatalog

  package init(_ name: String, in catalog: DeviceCatalog) {
    (self.name, self.catalog) = (name, catalog)
    wanted = Self.words(name)
  }

  /// The device with the id, or else one that has run the systems: that of the whole name or product, or the newest one among those whose
  /// name or id begins with the words, or else among those that have all words. “iPad Pro 11” is the newest iPad Pro of 11 inches. Nil if
  /// there is none. Screens with more space need that word.
  package func device(running systems: SystemVersions) -> Device? { device(running: [systems]) }

  /// The same for several systems, all of which the device has run. A device with the id is found whatever it has run.
  package func device(running systems: [SystemVersions]) -> Device? {
    let running = matching.filter { device in systems.allSatisfy(device.hasRun) }
    return catalog[name] ?? exact.flatMap { exact in running.first { $0.id == exact.id } } ?? Self.newest(of: running)
  }

  /// The newest device that the words describe, whatever it has run, or nil if there is none.
  package var newest: Device? { exact ?? Self.newest(of: matching) }

  /// The devices that the words describe, whatever they have run.
  package var matching: [Device] {
    guard !wanted.isEmpty else { return [] }
    let beginning = usual { $0.starts(with: wanted) }
    if !beginning.isEmpty { return beginning }
    let containing = usual { own in wanted.allSatisfy(own.contains) }
    // People also write a name without its spaces.
    return containing.isEmpty && wanted.count == 1 ? usual { $0.joined().hasPrefix(wanted[0]) } : containing
  }

  /// The ids of the devices whose names begin with the most of the words, or none if no name begins with any of them.
  package var nearest: [String] {
    if !matching.isEmpty { return matching.map(\.id) }
    let scored = catalog.devices.map { device in
      (device.id, device.names.map { zip(Self.words($0), wanted).prefix { $0 == $1 }.count }.max() ?? 0)
    }
    let best = scored.map(\.1).max() ?? 0
    return best == 0 ? [] : scored.filter { $0.1 == best }.map(\.0)
  }

  /// The newest of the devices whose names have the most of the words, of which each can differ in a letter; nil if none has half of them.
  package var likely: Device? {
    let scored = catalog.devices.map { device in
      (device: device, score: device.names.map { score(of: Self.words($0)) }.max() ?? 0)
    }
    guard let best = scored.map(\.score).max(), best * 2 >= wanted.count, best > 0 else { return nil }
    return Self.newest(of: scored.filter { $0.score == best }.map(\.device))
  }

  private func score(of words: [String]) -> Int {
    guard !words.contains(Self.space) || wanted.contains(Self.space) else { return 0 }
    return wanted.count { word in words.contains { $0 == word || Self.isNear($0, word) } }
  }

  /// Whether two words differ in one letter, which is missing, added or another one, or in the order of two letters. Numbers are never near,
  /// unless a letter is added to one.
  private static func isNear(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    if short.count > 1, long.count == short.count + 1, long.hasPrefix(short), long.last?.isLetter == true { return true }
    guard one.count > 2 || other.count > 2, !one.contains(where: \.isNumber), !other.contains(where: \.isNumber) else {
      return false
    }
    let beginning = zip(one, other).prefix { $0 == $1 }.count
    let (rest, otherRest) = (one.dropFirst(beginning), other.dropFirst(beginning))
    let isSwapped = rest.count > 1 && otherRest.count > 1 && rest.prefix(2).reversed().elementsEqual(otherRest.prefix(2))
    return rest.dropFirst() == otherRest.dropFirst() || rest.dropFirst() == otherRest || rest == otherRest.dropFirst()
      || isSwapped && rest.dropFirst(2) == otherRest.dropFirst(2)
  }

  private static func newest(of devices: [Device]) -> Device? { devices.max { ($0.year ?? 0) < ($1.year ?? 0) } }

  private var exact: Device? {
    catalog[name] ?? catalog.devices.first { !wanted.isEmpty && $0.names.map(Self.words).contains(wanted) }
  }

  /// The devices of which the words of the name or of the id fulfil a condition.
  private func usual(_ matches: ([String]) -> Bool) -> [Device] {
    catalog.devices.filter { device in
      let name = Self.words(device.name)
      return (device.names.map(Self.words) + [Self.words(device.id)]).contains(where: matches)
        && (!name.contains(Self.space) || wanted.contains(Self.space))
    }
  }

  private static let space = "space"

  /// The lowercase words of a name, without punctuation and the word “inch”.
  private static func words(_ name: String) -> [String] {
    name.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init).filter { $0 != "inch" }
  }
}
