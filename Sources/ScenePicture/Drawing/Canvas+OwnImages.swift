import SplitKit

/// The name of an image of an app's own among those of symbols: `image:` and its id, or `template:` and the id for one that is drawn in a
/// colour.
struct OwnImageName {
  let id: String
  let isTemplate: Bool

  init?(_ name: String) {
    let parts = name.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0] == "image" || parts[0] == "template" else { return nil }
    (id, isTemplate) = (String(parts[1]), parts[0] == "template")
  }
}

extension Value {
  /// The size of an image of an app's own in points, or nil for a symbol.
  var imageSize: (width: Double, height: Double)? {
    let numbers = list("imageSize").compactMap(\.number)
    return numbers.count == 2 && numbers.allSatisfy { $0 > 0 } ? (numbers[0], numbers[1]) : nil
  }
}

extension Canvas {
  /// Draws an image of an app's own in an area, which has its proportions. An image that is not there leaves the area empty.
  mutating func ownImage(_ name: OwnImageName, in area: Rect, _ color: Color, opacity: Double = 1) {
    guard let image = PictureImages[name.id], area.width > 0, area.height > 0 else { return }
    let use = Self.use(definition(of: name.id, image), in: area)
    record.paint(.image, area)
    guard name.isTemplate else { return add("use", use + (opacity < 1 ? [("opacity", shortest(opacity))] : [])) }
    let mask = define("mask", [("mask-type", "alpha")], content: Self.element("use", use))
    group([("mask", "url(#\(mask))")]) { $0.addUnrecorded(area, color.opacity(color.alpha * opacity)) }
  }

  /// Draws an image of an app's own as large as it fits into an area, in its middle.
  mutating func ownImage(_ name: OwnImageName, fitting area: Rect, _ color: Color, opacity: Double = 1) {
    guard let image = PictureImages[name.id] else { return }
    let scale = min(area.width / image.width, area.height / image.height)
    ownImage(name, in: area.middle(image.width * scale, image.height * scale), color, opacity: opacity)
  }

  private static func use(_ id: String, in area: Rect) -> Attributes {
    let place = "translate(\(shortest(area.x)) \(shortest(area.y))) scale(\(shortest(area.width)) \(shortest(area.height)))"
    return [("href", "#\(id)"), ("transform", place)]
  }

  /// The definition of the image in a field of 1 x 1. A picture has the bytes of each image once.
  private mutating func definition(of id: String, _ image: PictureImages.Image) -> String {
    if let known = ownImages[id] { return known }
    let definition = define(
      "image", [("width", "1"), ("height", "1"), ("preserveAspectRatio", "none"), ("href", image.url())], content: "")
    ownImages[id] = definition
    return definition
  }
}
