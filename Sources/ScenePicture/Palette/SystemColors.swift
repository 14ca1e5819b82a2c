import SplitKit

/// The colours in which UIKit itself draws texts, and those behind them, in every appearance.
///
/// An audit counts texts in these colours apart, because only Apple can change them. The numbers are those that Apple published for
/// its interface kits, as far as they are known (general knowledge), and the colours of the pictures of bars and materials.
enum SystemColors {
  /// The name of the colour in which UIKit draws texts on some of its backgrounds, or nil where it does not. Both are of one appearance:
  /// UIKit never has white on white.
  static func ink(_ color: Color, on backgrounds: [Color]) -> String? {
    [false, true].lazy.compactMap { isDark in
      backgrounds.allSatisfy { isBackground($0, isDark: isDark) } ? inks[isDark ? 1 : 0][Key(color)] : nil
    }.first
  }

  /// Whether UIKit has the colour behind texts, in any appearance.
  static func isBackground(_ color: Color) -> Bool { isBackground(color, isDark: false) || isBackground(color, isDark: true) }

  /// The name of a colour that UIKit puts behind white texts, as in a filled button or a badge, or nil for another one.
  static func fill(_ color: Color) -> String? { fills[0][Key(color)] ?? fills[1][Key(color)] }

  private static func isBackground(_ color: Color, isDark: Bool) -> Bool { backgrounds[isDark ? 1 : 0].contains(Key(color)) }

  // Each list has the light appearance, and then the dark one.

  private static let inks = [
    table([
      ("secondaryLabel", [(0x3C3C43, 0.6)]), ("tertiaryLabel", [(0x3C3C43, 0.3)]), ("quaternaryLabel", [(0x3C3C43, 0.18)]),
      ("systemGray", [(0x8E8E93, 1)]), ("placeholderText", [(0xC7C7CC, 1)]), ("the title of a bar of iOS 5", [(0x6B737F, 1)]),
    ]).merging(fills[0]) { first, _ in first },
    table([
      ("secondaryLabel", [(0xEBEBF5, 0.6)]), ("tertiaryLabel", [(0xEBEBF5, 0.3)]), ("quaternaryLabel", [(0xEBEBF5, 0.16)]),
      ("systemGray", [(0x8E8E93, 1)]), ("placeholderText", [(0x545458, 1)]),
    ]).merging(fills[1]) { first, _ in first },
  ]

  private static let fills = [
    table([
      ("systemBlue", [(0x007AFF, 1), (0x0088FF, 1), (0x0040DD, 1)]),
      ("systemRed", [(0xFF3B30, 1), (0xFF383C, 1), (0xD70015, 1)]),
    ]),
    table([
      ("systemBlue", [(0x0A84FF, 1), (0x0091FF, 1), (0x0984FF, 1), (0x409CFF, 1)]),
      ("systemRed", [(0xFF453A, 1), (0xFF4245, 1), (0xFF6961, 1)]),
    ]),
  ]

  private static let backgrounds: [Set<Key>] = [false, true].map { isDark in
    let palettes = [false, true].flatMap { hasHighContrast in
      Finish.allCases.map { Palette(app: "uikit", finish: $0, isDark: isDark, hasHighContrast: hasHighContrast) }
        // The colours of iOS 8, which only this app has.
        + [Palette(app: "adaptability", finish: .flat, isDark: isDark, hasHighContrast: hasHighContrast)]
    }
    let solid = (isDark ? [0x000000, 0x1C1C1E, 0x2C2C2E, 0x3A3A3C] : [0xFFFFFF, 0xF2F2F7]).map { Color($0) }
    let glossy = [false, true].flatMap { Palette.glossyBar(isInPopover: $0, isDark: isDark).map(\.color) }
    return Set((solid + glossy + palettes.flatMap(\.surfaces)).map(Key.init))
  }

  private static func table(_ rows: [(name: String, colors: [(Int, Double)])]) -> [Key: String] {
    let pairs = rows.flatMap { row in row.colors.map { (Key(Color($0.0, alpha: $0.1)), row.name) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// A colour in whole parts, since an opacity comes as a byte or as a fraction.
  private struct Key: Hashable {
    let hex: String
    let percent: Int

    init(_ color: Color) { (hex, percent) = (color.hex, Int((color.alpha * 100).rounded())) }
  }
}

extension Palette {
  /// The colours of the surfaces on which UIKit draws texts.
  fileprivate var surfaces: [Color] {
    [
      background, raised, bar, glass, placeholder, selected, grouped, card, floating, fill, secondaryFill, tertiaryFill,
      quaternaryFill,
    ]
      + [sidebar].compactMap { $0 } + Finish.allCases.map(card)
  }
}

extension TextColors {
  /// The name of the system's colour that a text has, or that is behind a white text, if nothing of the app's is behind it.
  var systemColor: String? {
    if let name = SystemColors.ink(ink, on: surfaces.flatMap(\.self)) { return name }
    guard ink == .white, let last = surfaces.last, last.count == 1, let fill = SystemColors.fill(last[0]),
      surfaces.dropLast().allSatisfy({ $0.allSatisfy(SystemColors.isBackground) })
    else { return nil }
    return "white on \(fill)"
  }
}
