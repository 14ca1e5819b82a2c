import SplitKit

/// The colours in which UIKit itself draws texts, and those behind them, in every appearance.
///
/// An audit counts texts in these colours apart, because only Apple can change them. The numbers are those that Apple published for
/// its interface kits, as far as they are known (general knowledge), and the colours of the pictures of bars and materials.
enum SystemColors {
  /// The name of a colour in which UIKit draws texts on its backgrounds, or nil for another one.
  static func ink(_ color: Color) -> String? { inks[Key(color)] }

  /// Whether UIKit has the colour behind texts.
  static func isBackground(_ color: Color) -> Bool { backgrounds.contains(Key(color)) }

  /// The name of a colour that UIKit puts behind white texts, as in a filled button or a badge, or nil for another one.
  static func fill(_ color: Color) -> String? { fills[Key(color)] }

  private static let inks = table([
    ("label", [(0x000000, 1), (0xFFFFFF, 1)]), ("secondaryLabel", [(0x3C3C43, 0.6), (0xEBEBF5, 0.6)]),
    ("tertiaryLabel", [(0x3C3C43, 0.3), (0xEBEBF5, 0.3)]), ("quaternaryLabel", [(0x3C3C43, 0.18), (0xEBEBF5, 0.16)]),
    ("systemGray", [(0x8E8E93, 1)]), ("placeholderText", [(0xC7C7CC, 1)]),
    ("the title of a bar of iOS 5", [(0x6B737F, 1)]),
  ]).merging(fills) { first, _ in first }

  private static let fills = table([
    ("systemBlue", [(0x007AFF, 1), (0x0A84FF, 1), (0x0088FF, 1), (0x0091FF, 1), (0x0984FF, 1), (0x0040DD, 1), (0x409CFF, 1)]),
    ("systemRed", [(0xFF3B30, 1), (0xFF453A, 1), (0xFF383C, 1), (0xFF4245, 1), (0xD70015, 1), (0xFF6961, 1)]),
  ])

  private static let backgrounds: Set<Key> = {
    let modes = [(false, false), (false, true), (true, false), (true, true)]
    let palettes = modes.flatMap { isDark, hasHighContrast in
      Finish.allCases.map { Palette(app: "uikit", finish: $0, isDark: isDark, hasHighContrast: hasHighContrast) }
        // The colours of iOS 8, which only this app has.
        + [Palette(app: "adaptability", finish: .flat, isDark: isDark, hasHighContrast: hasHighContrast)]
    }
    let solid = [0xF2F2F7, 0x1C1C1E, 0x2C2C2E, 0x3A3A3C, 0xFFFFFF, 0x000000].map { Color($0) }
    let glossy = modes.flatMap { Palette.glossyBar(isInPopover: $0, isDark: $1).map(\.color) }
    return Set((solid + glossy + palettes.flatMap(\.surfaces)).map(Key.init))
  }()

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
    guard surfaces.dropLast().allSatisfy(\.areBackgrounds), let last = surfaces.last else { return nil }
    if last.areBackgrounds { return SystemColors.ink(ink) }
    guard ink == .white, last.count == 1, let fill = SystemColors.fill(last[0]) else { return nil }
    return "white on \(fill)"
  }
}

extension [Color] {
  fileprivate var areBackgrounds: Bool { allSatisfy(SystemColors.isBackground) }
}
