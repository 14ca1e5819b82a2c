/// The actions `present` and `dismiss`, which every controller has.
extension ViewController {
  /// Returns the call for `present`. It refuses what would raise an exception in UIKit. If UIKit would only warn, the
  /// call does nothing.
  func presentation(_ action: Action) throws(Refusal) -> () -> Void {
    let controller = try action.controller(for: self)
    let style = try action.style ?? controller.modalPresentationStyle
    let source = try action.popoverSource
    let sheet = try action.sheetAssignment(to: controller)
    if let item = source?.item, host?.source(ofBarItem: item) == nil {
      throw .unknownTarget(item, path: "sourceItem")
    }
    let presenter = presenter(for: style)
    guard presenter.canPresent else { return {} }
    guard presenter.hasRoomToPresent else { throw .invalid(path: "controller", "\(Self.tooManyPresentations).") }
    if let sentence = presenter.objection(toPresenting: controller, as: style, hasSource: source?.isGiven ?? false) {
      throw .unsupported(sentence)
    }
    return {
      controller.modalPresentationStyle = style
      source?.apply(to: controller.popoverPresentationController)
      sheet?()
      self.present(controller)
    }
  }

  func dismissal() throws(Refusal) -> () -> Void {
    guard presentedViewController != nil || presentingViewController != nil else {
      throw .unsupported("\(id) presents nothing and is not presented.")
    }
    return { self.dismiss() }
  }
}

extension Action {
  fileprivate var style: ModalPresentationStyle? {
    get throws(Refusal) {
      guard let value = self["style"] else { return nil }
      guard let style = ModalPresentationStyle(value) else {
        throw .invalid(path: "style", "style is \(ModalPresentationStyle.rule).")
      }
      return style
    }
  }

  /// The source of a popover and the permitted sides of its arrow, or nil if the action gives neither.
  fileprivate var popoverSource: ActionSource? {
    get throws(Refusal) {
      let (rectangle, item, directions) = (try source, try sourceItem, try permittedArrowDirections)
      if rectangle != nil, item != nil {
        throw .invalid(path: "sourceItem", "A popover has a source or a sourceItem, and not both.")
      }
      let source = ActionSource(rectangle: rectangle, item: item, directions: directions)
      return source.isGiven || directions != nil ? source : nil
    }
  }

  /// The function that assigns the properties of the sheet, or nil if the action gives none.
  fileprivate func sheetAssignment(to controller: ViewController) throws(Refusal) -> (() -> Void)? {
    var properties = SheetProperties(of: controller)
    for member in members where SheetProperties.names.contains(member.name) {
      try properties.take(member, path: member.name)
    }
    return try properties.assignment(to: controller)
  }

  private var source: Rect? {
    get throws(Refusal) {
      guard let value = self["source"] else { return nil }
      let numbers = (value.array ?? []).compactMap(\.number)
      guard value.array?.count == 4, numbers.count == 4, numbers.allSatisfy((-20_000...20_000).contains),
        numbers[2] >= 0, numbers[3] >= 0
      else { throw .invalid(path: "source", "source is a rectangle in the window: [x, y, width, height].") }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  private var sourceItem: String? {
    get throws(Refusal) {
      guard let value = self["sourceItem"] else { return nil }
      guard let item = value.string, !item.isEmpty else {
        throw .invalid(path: "sourceItem", "sourceItem is the id of an item in a bar that is on screen.")
      }
      return item
    }
  }

  private var permittedArrowDirections: Set<PopoverArrowDirection>? {
    get throws(Refusal) {
      guard let value = self["permittedArrowDirections"] else { return nil }
      let directions = (value.array ?? []).compactMap { $0.string.flatMap(PopoverArrowDirection.init(rawValue:)) }
      guard !directions.isEmpty, directions.count == value.array?.count, Set(directions).count == directions.count else {
        let names = PopoverArrowDirection.allCases.map(\.rawValue).joined(separator: ", ")
        throw .invalid(
          path: "permittedArrowDirections",
          "permittedArrowDirections is a list of \(names), with at least one of them and none of them twice.")
      }
      return Set(directions)
    }
  }
}

/// The source of a popover in an action.
private struct ActionSource {
  let rectangle: Rect?
  let item: String?
  let directions: Set<PopoverArrowDirection>?

  /// Whether there is a source, and not only directions.
  var isGiven: Bool { rectangle != nil || item != nil }

  /// Gives a popover the source. Without directions, all are permitted for a new source.
  func apply(to popover: PopoverPresentationController) {
    if isGiven { popover.setSource(rectangle, item: item) }
    popover.permittedArrowDirections = directions ?? Set(PopoverArrowDirection.allCases)
  }
}
