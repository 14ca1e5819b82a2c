import SplitKit

extension JSONWriter {
  mutating func member(_ name: Name, _ window: WindowState) {
    beginObject(name)
    member("size", window.size)
    member("scale", window.scale)
    member("safeArea", window.safeArea)
    member("device", window.stage.map { .string($0.device.id) } ?? .null)
    member("orientation", window.orientation.rawValue)
    member("arrangement", (window.stage?.arrangement ?? .free).rawValue)
    if let stage = window.stage { members(of: stage) }
    member("statusBar", window.statusBarHeight)
    if let margins = window.layoutMargins {
      member("layoutMargins", margins.insets)
      member("readableWidth", margins.readableWidth)
    }
    member("keyboard", window.keyboardHeight)
    if let field = window.focusedField { member("focus", field) }
    member("traits", window.traits)
    beginObject("because")
    for reason in window.because {
      writeName(escaping: reason.trait)
      write(reason.sentence)
    }
    endObject()
    endObject()
  }

  /// Writes the place of the window on the screen, and what is drawn around it.
  private mutating func members(of stage: Stage) {
    member("screen", stage.screen)
    member("frame", stage.window.rounded)
    member("side", stage.side.rawValue)
    if let divider = stage.divider { member("divider", divider.rounded) }
    if let other = stage.otherWindow { member("otherWindow", other.rounded) }
  }

  private mutating func member(_ name: Name, _ traits: TraitCollection) {
    beginObject(name)
    member("userInterfaceIdiom", traits.userInterfaceIdiom.rawValue)
    member("horizontalSizeClass", traits.horizontalSizeClass.rawValue)
    member("verticalSizeClass", traits.verticalSizeClass.rawValue)
    member("layoutDirection", traits.layoutDirection.rawValue)
    member("userInterfaceStyle", traits.userInterfaceStyle.rawValue)
    member("preferredContentSizeCategory", traits.preferredContentSizeCategory.rawValue)
    endObject()
  }
}

extension Rect {
  /// The rectangle rounded to thousandths of a point, because thirds of a screen do not add up exactly.
  fileprivate var rounded: Rect {
    func rounded(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }
    return Rect(x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
  }
}
