/// The presented controllers of a window as a part of the user's place.
extension Window {
  /// The presented controllers as the message `present` has them, beginning with the lowest, with the offsets of their contents.
  package var presentedPlace: [Value] { presented.map(\.presentationPlace) }

  /// Presents controllers again that the app itself does not. The app's own presentations keep their place, and get the detents. A
  /// controller that does not exist any more, or is elsewhere, ends the chain. Controllers that the app has presented above one
  /// that comes below them are held meanwhile.
  package func restorePresented(_ places: [Value], find: (String) -> ViewController?) {
    let held = presented
    let find = { name in held.first { $0.id == name } ?? find(name) }
    var restored = [rootViewController]
    for place in places.prefix(ViewController.maximumPresentations) {
      let presenter = place["presenter"].map { $0.string.flatMap { controller($0) } } ?? restored.last
      guard let next = presenter?.restorePresented(place, find: find) else { return }
      layoutIfNeeded()
      next.restoreOffsets(place["offsets"])
      restored.append(next)
    }
    let superfluous = presented.filter { one in !restored.contains { $0 === one } }
    for controller in superfluous.reversed() { controller.endPresentation() }
    layoutIfNeeded()
  }

  /// The field that has the keyboard, as a part of the place: null if an open screen has fields and none has it, or nil if there
  /// is nothing to say.
  package var keyboardPlace: Value? {
    if let field = focusedField { return .string(field.id) }
    return !presented.isEmpty && !frontmostFields.isEmpty ? .null : nil
  }

  /// Gives a field the keyboard again, if it can be reached. A field with no other place has none with null.
  package func restoreKeyboard(_ place: Value?) {
    guard let place else { return }
    if place == .null { setFocus(nil) }
    if let id = place.string, frontmostFields.contains(where: { $0.id == id }) { setFocus(id) }
    layoutIfNeeded()
  }
}

extension ViewController {
  /// The presentation of this controller.
  fileprivate var presentationPlace: Value {
    var members = [Member("controller", .string(id))]
    if isPresentedInside, let presenter = modal.presenting { members.append(Member("presenter", .string(presenter.id))) }
    if let style = presentation?.style, style != .automatic { members.append(Member("style", .string(style.rawValue))) }
    if presentation?.style == .popover { members += presentedOriginal.popoverPresentationController.place }
    members += presentedOriginal.sheetConfiguration.place
    let offsets = visibleNow.compactMap { controller -> Member? in
      guard let y = controller.contentLayout?.offset.y, y > 0 else { return nil }
      return Member(controller.id, .number(y))
    }
    if !offsets.isEmpty { members.append(Member("offsets", .object(offsets))) }
    return .object(members)
  }

  /// Restores what this controller presents. Returns it, or nil if it cannot be presented.
  fileprivate func restorePresented(_ place: Value, find: (String) -> ViewController?) -> ViewController? {
    guard let name = place["controller"]?.string else { return nil }
    if let present = modal.presented, present.id == name {
      present.restoreSheet(place)
      return present
    }
    guard let controller = find(name), controller.objectionToMoving == nil, controller !== self else { return nil }
    dismissIfPresenting()
    let style = place["style"].flatMap(ModalPresentationStyle.init) ?? .automatic
    if style == .popover { controller.popoverPresentationController.restore(place) }
    guard presenter(for: style).canPresent, objection(toPresenting: controller, as: style) == nil else { return nil }
    controller.restoreSheet(place)
    controller.modalPresentationStyle = style
    present(controller)
    return controller
  }

  private func dismissIfPresenting() { if modal.presented != nil { dismiss() } }

  /// Restores the detents and the grabber, unless one of them is invalid.
  private func restoreSheet(_ place: Value) {
    var properties = SheetProperties(of: self)
    for member in place.members ?? [] where SheetProperties.names.contains(member.name) {
      guard (try? properties.take(member, path: member.name)) != nil else { return }
    }
    (try? properties.assignment(to: self))??()
    setNeedsLayout()
  }

  fileprivate func restoreOffsets(_ offsets: Value?) {
    for controller in visibleNow {
      if let y = offsets?[controller.id]?.number { controller.didScroll(to: Point(x: 0, y: y)) }
    }
  }
}

extension PopoverPresentationController {
  /// The source, as the message `present` has it.
  fileprivate var place: [Member] {
    var members: [Member] = []
    if let itemID {
      members.append(Member("sourceItem", .string(itemID)))
    } else if let rect = sourceRect {
      members.append(Member("source", .array([rect.x, rect.y, rect.width, rect.height].map(Value.number))))
    }
    if permittedArrowDirections.count < PopoverArrowDirection.allCases.count {
      let names = PopoverArrowDirection.allCases.filter(permittedArrowDirections.contains).map(\.rawValue)
      members.append(Member("permittedArrowDirections", .array(names.map(Value.string))))
    }
    return members
  }

  fileprivate func restore(_ place: Value) {
    let numbers = place["source"]?.array?.compactMap(\.number) ?? []
    if let item = place["sourceItem"]?.string, item.utf8.count <= 128 {
      setSource(nil, item: item)
    } else if numbers.count == 4, numbers.allSatisfy((-20_000...20_000).contains), numbers[2] >= 0, numbers[3] >= 0 {
      setSource(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), item: nil)
    }
    guard let names = place["permittedArrowDirections"]?.array?.compactMap(\.string) else { return }
    permittedArrowDirections = Set(names.compactMap(PopoverArrowDirection.init))
  }
}

extension SheetConfiguration {
  /// The properties that differ from the defaults, as the message `present` has them.
  fileprivate var place: [Member] {
    let usual = SheetConfiguration()
    var members: [Member] = []
    if detents != usual.detents { members.append(Member("detents", .array(detents.map(\.described)))) }
    if let name = selectedDetentIdentifier { members.append(Member("selectedDetentIdentifier", .string(name))) }
    if let name = largestUndimmedDetentIdentifier { members.append(Member("largestUndimmedDetentIdentifier", .string(name))) }
    if prefersGrabberVisible { members.append(Member("prefersGrabberVisible", true)) }
    return members
  }
}
