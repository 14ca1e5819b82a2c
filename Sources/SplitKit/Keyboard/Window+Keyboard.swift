/// The keyboard: the field that has it, and the part of the window that it covers.
extension Window {
  /// Gives a field the keyboard, or takes the keyboard away for nil. Throws an error for a field that cannot be
  /// reached, and for an element that takes no text.
  ///
  /// - Parameter asks: Whether fields can refuse.
  package func focus(_ id: String?, asks: Bool = true) throws(Refusal) {
    if let id { try requireField(id) }
    setFocus(id, asks: asks)
    layoutIfNeeded()
  }

  /// The field that has the keyboard, or nil if there is none. A field that has left the screen has lost it.
  var focusedField: TextField? {
    guard let focusedFieldID else { return nil }
    return frontmostFields.first { $0.id == focusedFieldID }
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

  func setFocus(_ id: String?) { setFocus(id, asks: true) }

  /// Sets the field that has the keyboard, without a check, as for a tap on the field. The new field is asked first, and the one
  /// that has the keyboard next. Each of them can refuse (general knowledge). The app can move the focus in its answers.
  private func setFocus(_ id: String?, asks: Bool) {
    let next = id.flatMap(field(withID:))
    guard id != focusedFieldID, !asks || allows(next, \.mayBegin) && allows(focusedField, \.mayEnd) else { return }
    let before = focusedField
    guard id != focusedFieldID else { return }
    focusedFieldID = id
    before?.didEnd?()
    if focusedFieldID == id { next?.didBegin?() }
    rootViewController.setNeedsLayout()
  }

  /// Asks a field. A field that is being asked refuses what the app tries in its answer.
  private func allows(_ field: TextField?, _ question: KeyPath<TextField, (() -> Bool)?>) -> Bool {
    guard let field, let ask = field[keyPath: question] else { return true }
    guard askedFields.insert(field.id).inserted else { return false }
    defer { askedFields.remove(field.id) }
    return ask()
  }

  /// A field on screen, or else one that comes on screen with this message.
  private func field(withID id: String) -> TextField? {
    frontmostFields.first { $0.id == id } ?? rootViewController.descendantTextFields.first { $0.id == id }
  }

  /// Takes the keyboard from a field that has left the screen, so that the field comes back without it.
  func dropFocusOutOfSight() {
    guard let focusedFieldID, focusedField == nil else { return }
    self.focusedFieldID = nil
    rootViewController.descendantTextFields.first { $0.id == focusedFieldID }?.didEnd?()
  }
}
