/// The actions `present` and `dismiss`, which every controller has.
extension ViewController {
  /// Returns the call for `present`. It refuses what would raise an exception in UIKit. If UIKit would only warn, the
  /// call does nothing.
  func presentation(_ action: Action) throws(Refusal) -> () -> Void {
    let controller = try action.controller(for: self)
    let style = try action.style ?? controller.modalPresentationStyle
    let source = try action.source
    let presenter = presentationRoot
    guard presenter.canPresent else { return {} }
    guard presenter.hasRoomToPresent else { throw .invalid(path: "controller", "\(Self.tooManyPresentations).") }
    let popover = controller.popoverPresentationController
    if let sentence = presenter.objection(toPresenting: controller, as: style, hasSource: source != nil) {
      throw .unsupported(sentence)
    }
    return {
      controller.modalPresentationStyle = style
      if let source { popover.sourceRect = source }
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

  fileprivate var source: Rect? {
    get throws(Refusal) {
      guard let value = self["source"] else { return nil }
      let numbers = (value.array ?? []).compactMap(\.number)
      guard value.array?.count == 4, numbers.count == 4, numbers.allSatisfy((-20_000...20_000).contains),
        numbers[2] >= 0, numbers[3] >= 0
      else { throw .invalid(path: "source", "source is a rectangle in the window: [x, y, width, height].") }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}
