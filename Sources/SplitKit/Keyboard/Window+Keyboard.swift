/// Who has the keyboard, and what it covers.
extension Window {
  /// Gives a field the keyboard; nil takes it away. A field that cannot be reached refuses, as do elements that take no
  /// text.
  public func focus(_ id: String?) throws(Refusal) {
    if let id { try requireField(id) }
    setFocus(id)
    layoutIfNeeded()
  }

  /// Replaces the text of a field, whether it has the keyboard or not.
  public func edit(_ id: String, text: String) throws(Refusal) {
    try requireField(id).text = text
    rootViewController.setNeedsLayout()
    layoutIfNeeded()
  }

  /// The field that has the keyboard; nil while none has. One that is not on screen any more has lost it.
  var focusedField: TextField? {
    guard let focusedFieldID else { return nil }
    return fields.first { $0.id == focusedFieldID }
  }

  /// How much of the window the keyboard covers, from its bottom up: 0 without one, and in a window that stands above it.
  public var keyboardHeight: Double {
    guard focusedField != nil else { return 0 }
    return max(0, min(size.height, stage?.covered(by: keyboard) ?? keyboard.points(isLandscape: size.isLandscape)))
  }

  /// The device's; without one the window stands for one, without a home button where something reaches into its bottom.
  private var keyboard: KeyboardHeight {
    application.profile.keyboard.height(
      on: stage?.device.idiom ?? traitCollection.userInterfaceIdiom,
      hasHomeButton: stage?.device.hasHomeButton ?? (safeArea.bottom == 0))
  }

  /// A tap on a field is the same without a check.
  func setFocus(_ id: String?) {
    guard id != focusedFieldID else { return }
    focusedFieldID = id
    rootViewController.setNeedsLayout()
  }

  /// Lets go of a field that has left the screen, so that it comes back without the keyboard.
  func dropFocusOutOfSight() {
    if focusedFieldID != nil, focusedField == nil { focusedFieldID = nil }
  }

  /// Those of what lies in front: what is under a presentation does not keep the keyboard (general knowledge).
  private var fields: [TextField] { (presented.last ?? rootViewController).visibleNow.flatMap(\.allTextFields) }

  /// What was written into fields, by their ids, whether they are on screen or not; null where nothing was.
  public var writtenTexts: Value {
    let written = rootViewController.allDescendantFields.filter { $0.revision > 0 }
    return written.isEmpty ? .null : .object(written.map { Member($0.id, .string($0.text)) })
  }

  /// Writes texts into those fields that are there.
  public func restoreTexts(_ texts: Value?) {
    for field in rootViewController.allDescendantFields {
      guard let text = texts?[field.id]?.string else { continue }
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
  /// Those of every controller in it.
  fileprivate var allDescendantFields: [TextField] {
    var fields: [TextField] = []
    forEachDescendant { controller in
      fields += controller.textFields + [controller.navigationItem.searchController?.searchField].compactMap { $0 }
    }
    return fields
  }

  /// Its own, and that of the search bar that it shows while it is on top of a stack.
  var allTextFields: [TextField] {
    let search = innermostStackShows ? navigationItem.searchController?.searchField : nil
    return textFields + [search].compactMap { $0 }
  }

  private var innermostStackShows: Bool { (parent as? NavigationController)?.innermostTop === self }

  /// What scrolls in this controller's view keeps from its edges: from what bars cover and, at the bottom, from the
  /// keyboard, if that covers more. Containers keep their sizes (general knowledge of table and collection views).
  public var scrollInsets: EdgeInsets {
    var insets = view.safeArea
    guard let window = topmost.window else { return insets }
    let covered = view.frame.maxY - (window.size.height - window.keyboardHeight)
    insets.bottom = max(insets.bottom, min(covered, view.frame.height))
    return insets
  }
}
