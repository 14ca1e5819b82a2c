/// The texts of the fields in a window.
extension Window {
  /// Replaces the text of a field, whether it has the keyboard or not.
  package func edit(_ id: String, text: String) throws(Refusal) {
    let field = try requireField(id)
    guard text.utf8.count <= WrittenTexts.maximumField else {
      let room = WrittenTexts.maximumField
      throw .invalid(path: "text", "The text of a field has at most \(room) bytes of UTF-8; this one has \(text.utf8.count).")
    }
    try application.writtenTexts.admit(["text": text.utf8.count], in: field, path: "text")
    field.text = text
    field.didEdit?()
    rootViewController.setNeedsLayout()
    layoutIfNeeded()
  }

  /// The texts of edited fields by their ids, on screen or not, or null if there are none. They follow from no size.
  package var writtenTexts: Value {
    var kept = keptTexts
    defer { keptTexts = kept }
    return kept.value(for: application.revision) {
      let written = rootViewController.descendantTextFields.filter { $0.revision > 0 }
      return written.isEmpty ? .null : .object(written.map { Member($0.id, .string($0.text)) })
    }
  }

  /// Sets the texts of the fields that exist.
  package func restoreTexts(_ texts: Value?) {
    for field in rootViewController.descendantTextFields {
      guard let text = texts?[field.id]?.string else { continue }
      application.keep(bytes: text.utf8.count, in: field)
      field.text = text
    }
    rootViewController.setNeedsLayout()
  }

  /// Returns the field with the given id. Throws an error for a field that cannot be reached, and for an element that takes
  /// no text.
  @discardableResult
  func requireField(_ id: String) throws(Refusal) -> TextField {
    let element = try element(id)
    guard let field = frontmostFields.first(where: { $0.id == element.id }) else {
      throw .notHittable(id, because: "it takes no text")
    }
    return field
  }

  /// A key of a field whose app hears of it, whose id is the field's with "/return", "/clear" or "/cancel". Throws an error for the
  /// return key of a field without the keyboard, or returns nil for an id of something else.
  func fieldKey(_ id: String) throws(Refusal) -> Element? {
    guard let slash = id.lastIndex(of: "/"), let field = frontmostFields.first(where: { $0.id == id[..<slash] }) else {
      return nil
    }
    switch id[slash...] {
    case "/clear": return field.didClear.map { Element(id: id, touch: .perform($0)) }
    case "/cancel": return field.didCancel.map { Element(id: id, touch: .perform($0)) }
    case "/return":
      guard let press = field.didReturn else { return nil }
      guard focusedField === field else { throw .notHittable(id, because: "its field has no keyboard") }
      return Element(id: id, touch: .perform(press))
    default: return nil
    }
  }

  /// The fields that can have the keyboard: those of the frontmost controllers, and those below sheets that dim nothing. A
  /// field under any other presentation does not keep the keyboard (general knowledge).
  var frontmostFields: [TextField] {
    var fields: [TextField] = []
    for controller in presented.reversed() where !controller.isPresentedInside {
      fields += controller.reachableTextFields
      guard controller.presentation?.isUndimmed == true else { return fields }
    }
    return fields + rootViewController.reachableTextFields
  }
}

extension ViewController {
  /// The fields of the visible controllers that no presentation inside the tree covers.
  fileprivate var reachableTextFields: [TextField] {
    visibleNow.filter { !$0.isCoveredInside }.flatMap(\.shownTextFields)
  }
}
