import SplitKit

/// Image views: symbols, images of the app's own, and placeholders (`Public/apps/uikit/nodes/image.js`).
extension Canvas {
  mutating func drawImage(_ node: ViewNode, _ setting: PictureSetting) {
    let name = node.model.text("image")
    let color = node.color("color") ?? setting.palette.tint
    if let own = OwnImageName(name) { return drawOwnImage(own, node, color) }
    guard !name.isEmpty else { return drawPlaceholder(node, name, setting) }
    let least = min(node.frame.width, node.frame.height)
    let own = (node.model["size"]?.number).map { min(least, $0 * ViewNode.symbolSide) } ?? least
    let side = ["fit", "fill", "stretch"].contains(node.model.text("mode")) ? least : own
    symbol(name, in: node.frame.middle(side, side), color)
  }

  private mutating func drawOwnImage(_ name: OwnImageName, _ node: ViewNode, _ color: Color) {
    guard let size = node.model.imageSize else { return }
    let place = node.frame.imageFrame(size.width, size.height, mode: node.model.text("mode"))
    let radius = node.model["radius"]?.number ?? 0
    guard node.model.flag("clips") else { return ownImage(name, in: place, color) }
    clip(to: node.frame, radii: .all(radius)) { $0.ownImage(name, in: place, color) }
  }

  private mutating func drawPlaceholder(_ node: ViewNode, _ name: String, _ setting: PictureSetting) {
    let frame = node.frame
    rect(frame, setting.palette.placeholder, radii: .all(node.model["radius"]?.number ?? 6))
    let side = min(28, min(frame.width, frame.height) / 2)
    symbol("photo", in: frame.middle(side, side), setting.palette.tertiaryText)
    guard frame.width > 60, frame.height > 60 else { return }
    let words = node.model["name"]?.string ?? name
    let bottom = Rect(x: frame.x + 4, y: frame.maxY - 4 - 13.75, width: frame.width - 8, height: 13.75)
    _ = line(words, in: bottom, TextAttributes(11, setting.palette.secondaryText).placeholder, .center)
  }
}

extension Rect {
  /// The place of an image of a size in a view with these bounds, by UIKit's content mode.
  fileprivate func imageFrame(_ imageWidth: Double, _ imageHeight: Double, mode: String) -> Rect {
    let (across, along) = (width / imageWidth, height / imageHeight)
    let scale: (x: Double, y: Double) =
      switch mode {
      case "stretch": (across, along)
      case "fill": (max(across, along), max(across, along))
      case "", "fit": (min(across, along), min(across, along))
      default: (1, 1)
      }
    let (width, height) = (imageWidth * scale.x, imageHeight * scale.y)
    let name = mode.lowercased()
    let x = name.hasSuffix("left") ? 0 : name.hasSuffix("right") ? self.width - width : (self.width - width) / 2
    let y = name.hasPrefix("top") ? 0 : name.hasPrefix("bottom") ? self.height - height : (self.height - height) / 2
    return Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
