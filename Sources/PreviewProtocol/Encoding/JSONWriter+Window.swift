import SplitKit

extension JSONWriter {
  mutating func member(_ name: Name, _ window: WindowState) {
    beginObject(name)
    member("size", window.size)
    member("scale", window.scale)
    member("safeArea", window.safeArea)
    member("device", .null)
    member("orientation", window.orientation.rawValue)
    member("arrangement", "free")
    member("keyboard", 0)
    member("traits", window.traits)
    beginObject("because")
    for reason in window.because {
      writeName(escaping: reason.trait)
      write(reason.sentence)
    }
    endObject()
    endObject()
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
