import Foundation
internal import SplitKit

/// Images as the page and the picture know them.
extension UIImage {
  /// The name by which an image is drawn: that of a symbol; `image:` and an id for one that the app has brought, or `template:` and the id
  /// for one that is drawn in a colour; or the name of a placeholder.
  ///
  /// - Parameter isTemplate: Whether an image without a rendering mode is drawn in a colour, as in bars.
  func drawnName(for traits: UITraitCollection, asTemplate isTemplate: Bool = false) -> String? {
    guard let id = content(for: traits)?.id else { return name }
    let isTinted = renderingMode == .alwaysTemplate || renderingMode == .automatic && (isTemplate || tint != nil)
    return "\(isTinted ? "template" : "image"):\(id)"
  }

  /// The name in a bar or another place that draws images in its own colour.
  @MainActor var barName: String? { drawnName(for: UIKitContext.current.traits, asTemplate: true) }

  /// The words for an image that stands alone: its own, or else the name of its file, which VoiceOver reads.
  var spokenName: String? { accessibilityLabel ?? name }

  /// Whether the page draws the image: that of a symbol, or one that the app has brought.
  func isDrawn(for traits: UITraitCollection) -> Bool { isSymbolImage || content(for: traits)?.id != nil }

  /// The size of an image that the app has brought, in points; nil for a symbol and a placeholder.
  func ownSize(for traits: UITraitCollection) -> Value? {
    guard !isSymbolImage, isDrawn(for: traits) else { return nil }
    return .array([.length(size.width), .length(size.height)])
  }

  private func content(for traits: UITraitCollection) -> ImageContent? {
    switch source {
    case .content(let content, _): content
    case .asset(let set, _): set.content(for: traits)?.content
    case .symbol, .file, .empty: nil
    }
  }
}
