import SplitKit

extension JSONWriter {
  mutating func member(_ name: Name, _ presentation: ShownPresentation) {
    let facts = presentation.facts
    beginObject(name)
    member("style", facts.style.rawValue)
    if facts.isInContainer { member("isInContainer", true) }
    writePopover(facts)
    writeSheet(facts)
    write(facts.because)
    endObject()
  }

  private mutating func writePopover(_ facts: PresentationFacts) {
    if let source = facts.source { member("source", source) }
    if let item = facts.sourceItem { member("sourceItem", item) }
    if let arrow = facts.arrow { member("arrow", arrow.rawValue) }
    if let frame = facts.frame { member("frame", frame) }
  }

  private mutating func writeSheet(_ facts: PresentationFacts) {
    if let detents = facts.detents {
      member("detent", detents.current.identifier)
      beginArray("detents")
      for detent in detents.places { write(detent) }
      endArray()
      member("maximumDetentValue", detents.maximum)
    }
    if let height = facts.topHeight { member("topHeight", height) }
    if let scale = facts.scale { member("scale", scale) }
    if let grabber = facts.grabber { member("grabber", grabber) }
  }

  private mutating func write(_ detent: SheetDetents.Place) {
    beginObject()
    member("identifier", detent.identifier)
    member("value", detent.value)
    endObject()
  }

  private mutating func write(_ reasons: PresentationReasons) {
    beginObject("because")
    member("style", reasons.style)
    member("frame", reasons.frame)
    if let arrow = reasons.arrow { member("arrow", arrow) }
    endObject()
  }
}
