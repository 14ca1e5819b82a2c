import SplitKit

/// Controls without a text of their own (`Public/apps/uikit/controls.css`).
extension Canvas {
  mutating func drawControl(_ node: ViewNode, _ setting: PictureSetting) {
    switch node.type {
    case "switch": drawSwitch(node, setting)
    case "slider":
      drawSlider(node, setting)
      nameParts(of: node)
    case "progress": drawProgress(node, setting)
    case "stepper": drawStepper(node, setting)
    case "segments": drawSegments(node, setting)
    case "activity": drawActivity(node)
    case "pageControl":
      drawPageControl(node, setting)
      nameParts(of: node)
    default: drawName(node.model["name"]?.string ?? node.type, in: node.frame, setting)
    }
  }

  /// Names the parts of a control that can be tapped, which stand beside each other.
  private mutating func nameParts(of node: ViewNode) {
    let parts = node.model.list("parts")
    for (index, part) in parts.enumerated() {
      let width = node.frame.width / Double(parts.count)
      let zone = place(
        in: node.frame, leading: Double(index) * width, y: node.frame.y, width: width, height: node.frame.height)
      rect(zone, nil, name: .element(part.text("id")))
    }
  }

  private mutating func drawSwitch(_ node: ViewNode, _ setting: PictureSetting) {
    let size = ControlLengths.of(setting.finish).toggle
    let y = node.frame.center.y - size.height / 2
    let body = place(in: node.frame, leading: 0, y: y, width: size.width, height: size.height)
    group(opacity: node.isEnabled ? 1 : 0.5) { canvas in
      canvas.drawSwitch(body, isOn: node.model.flag("isOn"), node.color("tint") ?? setting.palette.green, setting)
    }
  }

  /// Draws the body of a switch and the knob in it.
  private mutating func drawSwitch(_ body: Rect, isOn: Bool, _ color: Color, _ setting: PictureSetting) {
    let knob = ControlLengths.of(setting.finish).toggleKnob
    rect(body, isOn ? color : Color(0x787880, alpha: 0.22), radii: .all(16))
    let face = place(
      in: body, leading: isOn ? body.width - knob.width - 2 : 2, y: body.y + 2, width: knob.width, height: knob.height)
    rect(face, .white, radii: .all(knob.height / 2))
  }

  private mutating func drawSlider(_ node: ViewNode, _ setting: PictureSetting) {
    let lengths = ControlLengths.of(setting.finish)
    drawTrack(node, height: lengths.sliderTrack, filled: lengths.filled(to: node.part, in: node.frame.width), setting)
    let knob = lengths.sliderKnob
    let y = node.frame.center.y - knob.height / 2
    let face = place(
      in: node.frame, leading: lengths.knob(at: node.part, in: node.frame.width), y: y, width: knob.width, height: knob.height)
    let outline = face.path(.all(knob.height / 2))
    shadow(outline, .black.opacity(0.18), y: 3, blur: 8)
    path(outline, .white)
  }

  private mutating func drawProgress(_ node: ViewNode, _ setting: PictureSetting) {
    drawTrack(
      node, height: ControlLengths.progress, filled: ControlLengths.done(node.part, of: node.frame.width), setting)
  }

  /// Draws a track in the middle of the height, whose beginning has the tint.
  private mutating func drawTrack(_ node: ViewNode, height: Double, filled: Double, _ setting: PictureSetting) {
    let track = node.frame.middleLine(height)
    rect(track, setting.palette.fill, radii: .all(height / 2))
    let part = place(in: track, leading: 0, y: track.y, width: filled, height: height)
    rect(part, setting.palette.tint, radii: .all(height / 2))
  }

  private mutating func drawStepper(_ node: ViewNode, _ setting: PictureSetting) {
    let frame = node.frame
    rect(frame, setting.palette.tertiaryFill, radii: .all(setting.finish == .glass ? 1000 : 8))
    let color = node.isEnabled ? setting.palette.text : setting.palette.tertiaryText
    for (index, part) in [("decrement", "minus"), ("increment", "plus")].enumerated() {
      let half = place(
        in: frame, leading: Double(index) * frame.width / 2, y: frame.y, width: frame.width / 2, height: frame.height)
      symbol(part.1, in: half.middle(19, 19), color)
      if let id = node.model["id"]?.string { rect(half, nil, name: .element("\(id)/\(part.0)")) }
    }
    rect(Rect(x: frame.center.x, y: frame.y + 7, width: 1, height: max(0, frame.height - 14)), setting.palette.fill)
  }

  private mutating func drawSegments(_ node: ViewNode, _ setting: PictureSetting) {
    let lengths = ControlLengths.of(setting.finish)
    rect(node.frame, setting.palette.tertiaryFill, radii: .all(lengths.segmentsTouch ? 1000 : 9))
    let items = node.model.list("items")
    for (index, item) in items.enumerated() {
      let isChosen = node.model["selected"]?.number == Double(index)
      let segment = segment(index, of: items.count, in: node.frame, lengths)
      let usual = setting.isDark ? Color(0x636366) : .white
      if isChosen {
        let face = lengths.segmentsTouch ? segment.inset(2) : segment
        rect(face, node.color("chosenBackground") ?? usual, radii: .all(lengths.segmentsTouch ? 1000 : 7))
      }
      if let id = node.model["id"]?.string { rect(segment, nil, name: .element("\(id)/segment-\(index)")) }
      let isEnabled = node.isEnabled && (item["isEnabled"]?.bool ?? true)
      let given = (isChosen ? node.color("chosenColor") : nil) ?? node.color("color")
      let color = isEnabled ? given ?? setting.palette.text : setting.palette.tertiaryText
      if let image = item["image"]?.string {
        symbol(image, in: segment.middle(18, 18), color)
      } else {
        let weight = isChosen ? lengths.segmentWeights.chosen : lengths.segmentWeights.usual
        line(
          item.text("text"), in: segment.inset(left: 4, right: 4),
          TextAttributes(13, weight, color).lettered(by: node.model["font"]), .center)
      }
    }
  }

  /// The frame of a segment: a share of the whole width, or one with 2 points around it.
  private func segment(_ index: Int, of count: Int, in frame: Rect, _ lengths: ControlLengths) -> Rect {
    if lengths.segmentsTouch {
      let place = ControlLengths.segment(isMirrored ? count - 1 - index : index, of: count, in: frame.width)
      return Rect(x: frame.x + place.x, y: frame.y, width: place.width, height: frame.height)
    }
    let area = frame.inset(2)
    let width = max(0, area.width - 2 * Double(count - 1)) / Double(count)
    return place(in: area, leading: Double(index) * (width + 2), y: area.y, width: width, height: area.height)
  }

  private mutating func drawActivity(_ node: ViewNode) {
    guard node.model["isAnimating"]?.bool ?? true else { return }
    let side: Double = node.model.text("size") == "large" ? 37 : 20
    let color = node.color("color") ?? Color(0x8E8E93)
    let middle = node.frame.center
    let spoke = Rect(x: middle.x - side * 0.055, y: middle.y - side / 2, width: side * 0.11, height: side * 0.3)
    for index in 0..<8 {
      let strength = 0.2 + 0.8 * Double((index + 1) % 8) / 7
      let turn = "rotate(\(index * 45) \(shortest(middle.x)) \(shortest(middle.y)))"
      group([("transform", turn)]) {
        $0.rect(spoke, color.opacity(color.alpha * strength), radii: .all(side * 0.055))
      }
    }
  }

  private mutating func drawPageControl(_ node: ViewNode, _ setting: PictureSetting) {
    let count = Int(max(0, min(100, node.model.length("pages"))))
    let current = node.model["current"]?.number ?? 0
    let (slot, dot) = (node.model["slot"]?.number ?? PageDots.slot(scale: 2), PageDots.dot)
    let pitch = slot + PageDots.gap
    let row = node.frame.middle(Double(count) * pitch - PageDots.gap - slot + dot, dot)
    for index in 0..<count {
      let color =
        current == Double(index)
        ? node.color("currentColor") ?? setting.palette.text : node.color("color") ?? setting.palette.tertiaryText
      ellipse(place(in: row, leading: Double(index) * pitch, y: row.y, width: dot, height: dot), color)
    }
  }
}

extension ViewNode {
  /// The value of a slider or of a progress, from 0 to 1.
  fileprivate var part: Double { max(0, min(1, model.length("value"))) }
}
