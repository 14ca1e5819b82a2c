import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension XMLElement {
  /// The look of a bar, or of an appearance of one; nil for one with the look of the system.
  var barLook: Storyboard.BarLook? {
    var look = Storyboard.BarLook()
    for name in ["barStyle", "translucent"] { look.attributes[name] = self[name] }
    for element in elements {
      guard let key = element["key"] else { continue }
      switch element.name {
      case "color": look.colors[key] = element.color
      case "textAttributes": look.texts[key] = element.textLook
      case "navigationBarAppearance": look.appearances[key] = element.barLook ?? Storyboard.BarLook()
      default: continue
      }
    }
    return look == Storyboard.BarLook() ? nil : look
  }

  /// The letters of `textAttributes`.
  private var textLook: Storyboard.TextLook {
    Storyboard.TextLook(color: keyed("textColor")?.color, font: keyed("fontDescription")?.font)
  }
}
