import Foundation

/// A colour of an asset catalogue, as its file `Contents.json` describes it (Apple's Asset Catalog Format Reference).
struct ColorSet: Decodable, Sendable {
  fileprivate struct Entry: Decodable, Sendable {
    struct Color: Decodable, Sendable {
      let components: [String: String]?
      /// The name of a colour of the system.
      let reference: String?
    }
    let appearances: [AssetAppearance]?
    let idiom: String?
    let color: Color?
  }

  private let colors: [Entry]

  /// The parts of the colour for some traits, or nil if the file has none for them.
  func components(for traits: UITraitCollection) -> UIColor.Components? {
    let fitting = colors.filter { $0.color != nil && $0.fits(traits) }
    return fitting.max { $0.rank < $1.rank }?.color?.components(for: traits)
  }
}

extension ColorSet.Entry {
  /// Whether the colour is for the appearance and the device of some traits.
  fileprivate func fits(_ traits: UITraitCollection) -> Bool { AssetAppearance.fit(appearances, idiom, traits) }

  /// A number that is greater for a colour that is for less.
  fileprivate var rank: Int { AssetAppearance.rank(appearances, idiom) }
}

extension ColorSet.Entry.Color {
  fileprivate func components(for traits: UITraitCollection) -> UIColor.Components? {
    if let reference {
      let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
      return SystemColor(rawValue: name)?.components(for: traits)
    }
    guard let components else { return nil }
    func part(_ name: String) -> CGFloat? { components[name].flatMap(Self.number) }
    let white = part("white")
    guard let red = part("red") ?? white, let green = part("green") ?? white, let blue = part("blue") ?? white else { return nil }
    return UIColor.Components(red: red, green: green, blue: blue, alpha: part("alpha") ?? 1)
  }

  /// A part from 0 to 1, which is written as such with a point, or as a number up to 255, or as one of base 16.
  private static func number(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return CGFloat(text.contains(".") ? number : number / 255)
  }
}

extension ColorSet {
  private static let all = Locked<[String: ColorSet]>([:])

  /// The colour of an asset catalogue with a name, or nil.
  static func named(_ name: String) -> ColorSet? { all.withLock { $0[name] } }

  fileprivate static func take(_ sets: [String: ColorSet]) { all.withLock { $0 = sets } }
}

extension ClassTable {
  /// Takes the colours of asset catalogues, as the tool has read them. A colour that cannot be read is left out.
  public static func colors(_ json: String) {
    let sets = (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [String: Any] ?? [:]
    ColorSet.take(
      sets.compactMapValues { contents in
        (try? JSONSerialization.data(withJSONObject: contents)).flatMap { try? JSONDecoder().decode(ColorSet.self, from: $0) }
      })
  }
}
