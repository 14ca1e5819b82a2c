/// The places of sheets, at their large frames and at lower detents.
extension PresentationEnvironment {
  /// The place of a page sheet. Without rules for detents, it is large.
  var restingPageSheet: PresentationPlacement {
    let large = pageSheet
    guard let rules = design.detents, rules.apply(toPageSheetIn: traits) else { return large }
    // A window can be lower than its insets.
    let maximum = max(0, large.view.frame.height - window.safeArea.bottom)
    let detents = SheetDetents(sheet, maximum: maximum, rules, grid)
    var placement = detents.isLarge ? large : lowered(to: detents, rules)
    placement.detents = detents
    return placement
  }

  /// The place of a form sheet in a regular width. At a lower detent it keeps its width and its lower edge, and has no insets
  /// (spec/containers.md 364).
  var restingFormSheet: PresentationPlacement {
    guard let rules = design.detents, rules.applyToFormSheets else { return raised(formSheet) }
    var placement = formSheet
    let detents = SheetDetents(sheet, maximum: placement.view.frame.height, rules, grid)
    placement.detents = detents
    if !detents.isLarge {
      let large = placement.view.frame
      placement.view.frame.height = detents.current.value
      placement.view.frame.y = large.maxY - detents.current.value
      placement.reason = .detent(detents.current, of: detents.maximum)
    }
    return raised(placement)
  }

  /// A page sheet at a lower detent: it floats, or it is attached to the lower edge of the window.
  private func lowered(to detents: SheetDetents, _ rules: DetentRules) -> PresentationPlacement {
    let value = detents.current.value
    let reason = FrameReason.detent(detents.current, of: detents.maximum)
    guard rules.floats(on: traits.userInterfaceIdiom) else {
      let height = value + window.safeArea.bottom
      let frame = Rect(x: window.frame.x, y: window.frame.maxY - height, width: window.frame.width, height: height)
      return exact(frame, reason: reason)
    }
    let floating = FloatingSheet(value: value, in: window.frame.size, bottomInset: window.safeArea.bottom, grid)
    let frame = floating.frame(in: window.frame)
    let layout = Rect(x: frame.x, y: frame.y, width: window.frame.width, height: floating.contentHeight)
    return PresentationPlacement(
      view: ViewPlacement(frame: layout, safeArea: EdgeInsets(bottom: floating.bottomInset)),
      scale: SheetScale(origin: Point(x: frame.x, y: frame.y), factor: floating.scale), reason: reason)
  }

  /// A keyboard pushes a form sheet up, as far as the top inset, and does not change its size (general knowledge).
  private func raised(_ placement: PresentationPlacement) -> PresentationPlacement {
    guard keyboardHeight > 0 else { return placement }
    let frame = placement.view.frame
    let y = max(min(frame.y, window.safeArea.top), min(frame.y, window.frame.maxY - keyboardHeight - frame.height))
    guard y != frame.y else { return placement }
    var raised = placement
    raised.view.frame.y = onGridBeforeExactFrames(y)
    raised.reason = .keyboard(keyboardHeight)
    return raised
  }
}
