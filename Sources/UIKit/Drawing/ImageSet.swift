import Foundation

/// An image of an asset catalogue, as its file `Contents.json` describes it (Apple's Asset Catalog Format Reference).
struct ImageSet: Decodable, Sendable {
  fileprivate struct Entry: Decodable, Sendable {
    let appearances: [AssetAppearance]?
    let filename: String?
    let idiom: String?
    let scale: String?
  }
  private struct Properties: Decodable, Sendable {
    let intent: String?
    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  private let images: [Entry]
  private let properties: Properties?
  /// The folder of the set.
  var folder = ""

  private enum CodingKeys: String, CodingKey { case images, properties }

  /// The rendering mode that the catalogue gives the image.
  var renderingMode: UIImage.RenderingMode {
    switch properties?.intent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: .automatic
    }
  }

  /// The image for some traits and its number of pixels for each point, or nil if the set has none for them.
  func content(for traits: UITraitCollection) -> (content: ImageContent, scale: CGFloat)? {
    file(for: traits).flatMap { file in ImageContent.of(file: file.path).map { ($0, file.scale) } }
  }

  /// The path of the file for some traits and its number of pixels for each point, or nil if the set has none for them.
  private func file(for traits: UITraitCollection) -> (path: String, scale: CGFloat)? {
    let fitting = images.filter { $0.filename != nil && AssetAppearance.fit($0.appearances, $0.idiom, traits) }
    guard let best = fitting.max(by: { $0.rank < $1.rank }), let name = best.filename else { return nil }
    return ("\(folder)/\(name)", best.number ?? 1)
  }
}

extension ImageSet.Entry {
  /// The number of pixels for each point, or nil for an image of one scale for all.
  fileprivate var number: CGFloat? { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } }

  /// A number that is greater for an image that is for less, and among those for one with more pixels up to two for each point.
  fileprivate var rank: Int {
    let pixels = number.map { [2: 3, 3: 2, 1: 1][Int($0)] ?? 0 } ?? 3
    return AssetAppearance.rank(appearances, idiom) * 4 + pixels
  }
}

extension ImageSet: Hashable {
  static func == (set: ImageSet, other: ImageSet) -> Bool { set.folder == other.folder }
  func hash(into hasher: inout Hasher) { hasher.combine(folder) }
}
