import SplitKit

/// The colours with which a picture is drawn. They are those of the page's style sheets, and the names are theirs
/// (`Public/styles/base.css`, the looks beside it, and the style sheets of the apps).
struct Palette {
  var text: Color
  var secondaryText: Color
  var tint: Color
  /// The colour of the titles in bars; nil for `text`.
  var barTitle: Color?
  /// The colour of the buttons in bars; nil for `tint`.
  var barButton: Color?
  var background: Color
  /// The background of sheets and popovers.
  var raised: Color
  var circle: Color
  var hairline: Color
  var separator: Color
  var bar: Color
  var glass: Color
  var glassRim: Color
  var status: Color
  var placeholder: Color
  var chevron = Color(0x3C3C43, alpha: 0.3)
  var selected = Color(0x767680, alpha: 0.18)
  var grouped: Color
  var card: Color
  var cardRadius: Double = 10
  /// The background of a sidebar that is flat; nil for that of the list.
  var sidebar: Color?
  /// The surface of a column that floats.
  var floating: Color
  /// The colour of tabs that are not selected, and of the words of an empty search field.
  var quiet = Color(0x8E8E93)
  /// The colour of what follows, sends and posts.
  var action = Color(0x0095F6)
  let isDark: Bool
}

extension Palette {
  /// The colours of an app, in a light or dark look of a version. An app that the page brings has colours of its own.
  init(app: String, finish: Finish, isDark: Bool, hasHighContrast: Bool) {
    self = isDark ? .dark : .light
    if finish == .glossy { takeColorsOfClassicBars() }
    switch app {
    case "mail", "scenario", "uikit": takeSystemColors(finish)
    case "split-or-flip": takeSplitOrFlip(finish)
    case "adaptability": takeAdaptability()
    default: break
    }
    if hasHighContrast {
      takeHighContrast(hasBlueTint: ["mail", "scenario", "uikit", "split-or-flip", "adaptability"].contains(app))
    }
  }

  /// The colours while the user prefers a higher contrast (`Public/styles/looks/contrast.css`), with UIKit's blues for an app whose
  /// tint is blue.
  private mutating func takeHighContrast(hasBlueTint: Bool) {
    text = isDark ? .white : .black
    secondaryText = Color(isDark ? 0xC7C7CC : 0x4A4A4F)
    chevron = Color(isDark ? 0xAEAEB2 : 0x6C6C70)
    hairline = isDark ? Color(0xFFFFFF, alpha: 0.6) : Color(0, alpha: 0.55)
    separator = Color(isDark ? 0x98989D : 0x6C6C70)
    placeholder = Color(isDark ? 0x3A3A3C : 0xD8D8DC)
    circle = isDark ? .white : Color(0x6C6C70)
    action = Color(isDark ? 0x409CFF : 0x0059B3)
    bar = Color(isDark ? 0x161617 : 0xF7F7F7)
    quiet = secondaryText
    if hasBlueTint { tint = Color(isDark ? 0x409CFF : 0x0040DD) }
  }

  /// The same colours on a sheet or in a popover.
  var onSheet: Palette {
    var next = self
    next.background = raised
    return next
  }

  // A bar lets more of its content through on the page, which blurs it. A picture has no such blur, so its bars and its glass
  // are closer to opaque.
  private static let light = Palette(
    text: Color(0x424242), secondaryText: Color(0x8A8A8E), tint: Color(0x424242), background: .white, raised: .white,
    circle: Color(0xA9A9A9), hairline: Color(0x3C3C43, alpha: 0.29), separator: Color(0xC6C6C8),
    bar: Color(0xF9F9F9, alpha: 0.96), glass: Color(0xFBFBFC, alpha: 0.93), glassRim: Color(0xFFFFFF, alpha: 0.85),
    status: .black, placeholder: Color(0xECECF0), grouped: Color(0xF2F2F7), card: .white,
    floating: .white, isDark: false)

  private static let dark = Palette(
    text: .white, secondaryText: Color(0x98989F), tint: .white, background: .black, raised: Color(0x1C1C1E), circle: .white,
    hairline: Color(0x545458, alpha: 0.65), separator: Color(0x3D3D41), bar: Color(0x161617, alpha: 0.96),
    glass: Color(0x222225, alpha: 0.93), glassRim: Color(0xFFFFFF, alpha: 0.14), status: .white, placeholder: Color(0x232326),
    chevron: Color(0xEBEBF5, alpha: 0.3), grouped: .black, card: Color(0x1C1C1E),
    floating: Color(0x1C1C1E), isDark: true)
}
