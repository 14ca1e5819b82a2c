/// The keyboard: the field that has it, and the part of the window that it covers.
extension Window {
  /// Gives a field the keyboard, or takes the keyboard away for nil. Throws an error for a field that cannot be
  /// reached, and for an element that takes no text.
  package func focus(_ id: String?) throws(Refusal) {
    if let id { try requireField(id) }
    setFocus(id)
    layoutIfNeeded()
  }

  /// Replaces the text of a field, whether it has the keyboard or not.
  package func edit(_ id: String, text: String) throws(Refusal) {
    let field = try requireField(id)
    guard text.utf8.count <= WrittenTexts.maximumField else {
      let room = WrittenTexts.maximumField
      throw .invalid(path: "text", "The text of a field has at most \(room) bytes of UTF-8; this one has \(text.utf8.count).")
    }
    try application.writtenTexts.admit(["text": text.utf8.count], in: field, path: "text")
    field.text = text
    rootViewController.setNeedsLayout()
    layoutIfNeeded()
  }

  /// The field that has the keyboard, or nil if there is none. A field that has left the screen has lost it.
  var focusedField: TextField? {
    guard let focusedFieldID else { return nil }
    return fields.first { $0.id == focusedFieldID }
  }

  /// The height of the window's part that the keyboard covers, from the bottom up. It is 0 without a keyboard, and in a
  /// window above it.
  package var keyboardHeight: Double {
    guard focusedField != nil else { return 0 }
    return max(0, min(size.height, stage?.covered(by: keyboard) ?? keyboard.points(isLandscape: size.isLandscape)))
  }

  /// The keyboard of the device. A window without a device stands for one, which has no home button if the window has a
  /// bottom inset.
  private var keyboard: KeyboardHeight {
    application.profile.keyboard.height(
      on: stage?.device.idiom ?? traitCollection.userInterfaceIdiom,
      hasHomeButton: stage?.device.hasHomeButton ?? (safeArea.bottom == 0))
  }

  /// Sets the field that has the keyboard, without a check, as for a tap on the field.
  func setFocus(_ id: String?) {
    guard id != focusedFieldID else { return }
    focusedFieldID = id
    rootViewController.setNeedsLayout()
  }

  /// Takes the keyboard from a field that has left the screen, so that the field comes back without it.
  func dropFocusOutOfSight() {
    if focusedFieldID != nil, focusedField == nil { focusedFieldID = nil }
  }

  /// The fields of the frontmost controllers. A field under a presentation does not keep the keyboard (general
  /// knowledge).
  private var fields: [TextField] { (presented.last ?? rootViewController).visibleNow.flatMap(\.allTextFields) }

  /// The texts of edited fields by their ids, on screen or not, or null if there are none.
  package var writtenTexts: Value {
    let written = rootViewController.allDescendantFields.filter { $0.revision > 0 }
    return written.isEmpty ? .null : .object(written.map { Member($0.id, .string($0.text)) })
  }

  /// Sets the texts of the fields that exist.
  package func restoreTexts(_ texts: Value?) {
    for field in rootViewController.allDescendantFields {
      guard let text = texts?[field.id]?.string else { continue }
      application.keep(bytes: text.utf8.count, in: field)
      field.text = text
    }
    rootViewController.setNeedsLayout()
  }

  @discardableResult
  private func requireField(_ id: String) throws(Refusal) -> TextField {
    let element = try element(id)
    guard let field = fields.first(where: { $0.id == element.id }) else {
      throw .notHittable(id, because: "it takes no text")
    }
    return field
  }
}

extension ViewController {
  /// The fields of this controller and all inside it.
  fileprivate var allDescendantFields: [TextField] {
    var fields: [TextField] = []
    forEachDescendant { controller in
      fields += controller.textFields + [controller.navigationItem.searchController?.searchField].compactMap { $0 }
    }
    return fields
  }

  /// The fields of this controller, and its search field while it is on top of a stack.
  var allTextFields: [TextField] {
    let search = innermostStackShows ? navigationItem.searchController?.searchField : nil
    return textFields + [search].compactMap { $0 }
  }

  private var innermostStackShows: Bool { (parent as? NavigationController)?.innermostTop === self }

  /// The insets of content that scrolls in this controller's view: the parts that bars cover and, at the bottom, the
  /// keyboard if it covers more. Containers keep their sizes (general knowledge of table and collection views).
  public var scrollInsets: EdgeInsets {
    var insets = view.safeArea
    guard let window = host else { return insets }
    let covered = view.frame.maxY - (window.size.height - window.keyboardHeight)
    insets.bottom = max(insets.bottom, min(covered, view.frame.height))
    return insets
  }
}
