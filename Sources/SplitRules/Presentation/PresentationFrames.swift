/// The environment from which the frame of a presented controller follows, by its style:
///
/// | style | width compact | width regular |
/// |---|---|---|
/// | `fullScreen`, `overFullScreen` | the window | the window |
/// | `currentContext`, `overCurrentContext` | the view of the context | the view of the context |
/// | `pageSheet` | the window's width, down to its edge | by the version: a readable width, or the window's |
/// | `formSheet` | a page sheet | by the version, about in the middle |
/// | `popover` | a page sheet | beside its source (see `PopoverPlacement.swift`) |
package struct PresentationEnvironment {
  package let design: PresentationDesign
  package let grid: PixelGrid
  /// The whole window, with its insets.
  package let window: ViewPlacement
  /// The height of the window's part that the keyboard covers, from the bottom up.
  package var keyboardHeight: Double = 0
  package let traits: TraitCollection
  /// The size that the presented controller prefers. Zero stands for no preference.
  package let preferredContentSize: Size
  /// The source of a popover.
  package let source: PopoverSource?
  package let permittedArrowDirections: Set<PopoverArrowDirection>
  /// The wishes of the presented controller about a sheet.
  package let sheet: SheetConfiguration
  /// The view of the controller that defines the presentation context, or nil for the window.
  package let context: ViewPlacement?

  package init(
    design: PresentationDesign, grid: PixelGrid, window: ViewPlacement, keyboardHeight: Double = 0, traits: TraitCollection,
    preferredContentSize: Size, source: PopoverSource?, permittedArrowDirections: Set<PopoverArrowDirection>,
    sheet: SheetConfiguration = SheetConfiguration(), context: ViewPlacement? = nil
  ) {
    self.design = design
    self.grid = grid
    self.window = window
    self.keyboardHeight = keyboardHeight
    self.traits = traits
    self.preferredContentSize = preferredContentSize
    self.source = source
    self.permittedArrowDirections = permittedArrowDirections
    self.sheet = sheet
    self.context = context
  }
}

/// The place of a presented controller, with what decided about it.
package struct PresentationPlacement: Equatable {
  /// The place in which the controller is laid out.
  package var view: ViewPlacement
  /// The side of a popover that has the arrow.
  package var arrow: PopoverArrowDirection?
  /// The scale at which a floating sheet is drawn, or nil for any other presentation.
  package var scale: SheetScale?
  /// The detents of a sheet, or nil where they have no effect.
  package var detents: SheetDetents?
  package var reason: FrameReason
  /// The reason for the arrow of a popover.
  package var arrowReason: ArrowReason?
}

extension PresentationEnvironment {
  /// The place for a style that is already adapted.
  package func placement(of style: ModalPresentationStyle) -> PresentationPlacement {
    switch style {
    case .automatic, .fullScreen, .overFullScreen: placed(window.frame, reason: .window(window.frame.size))
    case .currentContext, .overCurrentContext: coveringContext
    case .pageSheet: restingPageSheet
    case .formSheet: restingFormSheet
    case .popover: heldInWindow(aboveKeyboard(popover))
    }
  }

  /// The presentation over a context, or over the window if no controller defines one (spec/reports.md 451).
  private var coveringContext: PresentationPlacement {
    guard let context else { return placement(of: .fullScreen) }
    return PresentationPlacement(view: context, reason: .context(context.frame.size))
  }

  private var isCompact: Bool { traits.horizontalSizeClass == .compact }

  /// A placement with insets: the parts of the window's insets that reach into the frame (AD documented of
  /// `safeAreaInsets`).
  func placed(
    _ frame: Rect, arrow: PopoverArrowDirection? = nil, reason: FrameReason, arrowReason: ArrowReason? = nil
  ) -> PresentationPlacement { exact(onGrid(frame), arrow: arrow, reason: reason, arrowReason: arrowReason) }

  /// A placement whose frame is not rounded.
  func exact(
    _ frame: Rect, arrow: PopoverArrowDirection? = nil, reason: FrameReason, arrowReason: ArrowReason? = nil
  ) -> PresentationPlacement {
    PresentationPlacement(view: window.placement(ofSubview: frame), arrow: arrow, reason: reason, arrowReason: arrowReason)
  }

  /// The frame on the pixel grid. In a right-to-left layout the result is the mirror image of the left-to-right one,
  /// including the direction in which half a pixel is rounded.
  private func onGrid(_ frame: Rect) -> Rect {
    let isMirrored = traits.layoutDirection == .rightToLeft
    let turned = isMirrored ? frame.mirrored(in: window.frame) : frame
    let rounded = Rect(
      x: grid.round(turned.x), y: grid.round(turned.y), width: grid.round(turned.width),
      height: grid.round(turned.height))
    return isMirrored ? rounded.mirrored(in: window.frame) : rounded
  }

  /// A length as frames of presentations have it. They are exact since iOS 26 (spec/containers.md 0.1), and on the pixel grid
  /// before (spec/split-view.md 5.2).
  func onGridBeforeExactFrames(_ length: Double) -> Double {
    switch design.formSheet.standing {
    case .centred: grid.round(length)
    case .lifted: length
    }
  }

  /// The large page sheet.
  var pageSheet: PresentationPlacement {
    let frame = isCompact || isCardOfPhone ? card : widePageSheet
    return placed(frame, reason: .topInset(window.safeArea.top, top: frame.y))
  }

  /// Whether a phone has a card in a regular width, too, as since iOS 26 in a regular height (spec/containers.md 352).
  private var isCardOfPhone: Bool {
    guard case .atInset = design.card else { return false }
    return traits.userInterfaceIdiom == .phone
  }

  /// The card of a compact width. It is as wide as the window and stands at the window's bottom.
  private var card: Rect { window.frame.inset(by: EdgeInsets(top: topOfCard)) }

  private var topOfCard: Double {
    switch design.card {
    case .below(let gap): window.safeArea.top + gap
    case .atInset(let least, let gapOnPad):
      traits.userInterfaceIdiom == .phone ? max(least, window.safeArea.top) : window.safeArea.top + gapOnPad
    }
  }

  /// The page sheet of a regular width.
  private var widePageSheet: Rect {
    switch design.pageSheet {
    case .panel(let width): centred(width: width, in: window.frame.inset(by: EdgeInsets(top: window.safeArea.top)))
    case .card(let width, let gap):
      centred(
        width: width,
        in: window.frame.inset(by: window.safeArea).inset(by: EdgeInsets(top: gap, bottom: gap)))
    case .wide(let gap): window.frame.inset(by: EdgeInsets(top: window.safeArea.top + gap))
    }
  }

  private func centred(width: Double, in area: Rect) -> Rect {
    let width = min(width, area.width)
    return Rect(x: area.x + (area.width - width) / 2, y: area.y, width: width, height: area.height)
  }

  /// The large form sheet. It has the size that the controller prefers (AD documented) or that of the version.
  var formSheet: PresentationPlacement {
    switch design.formSheet.standing {
    case .centred:
      let frame = centredFormSheet
      return placed(frame, reason: formSheetReason(for: frame.size))
    case .lifted(let margins, let lift):
      let frame = liftedFormSheet(margins, lift)
      return PresentationPlacement(view: ViewPlacement(frame: frame), reason: formSheetReason(for: frame.size))
    }
  }

  private func formSheetReason(for size: Size) -> FrameReason {
    preferredContentSize == .zero
      ? .usual(size, in: window.frame.size) : .preferredSize(preferredContentSize, given: size)
  }

  /// The sheet is never larger than the window inside its insets. It stands in the middle of the window, and moves only if an
  /// inset would reach into it (unmeasured).
  private var centredFormSheet: Rect {
    let area = window.frame.inset(by: window.safeArea)
    let wanted = wished(or: design.formSheet.size)
    let size = Size(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
    return middle(of: size).moved(into: area)
  }

  private func liftedFormSheet(_ margins: Size, _ lift: Double) -> Rect {
    let wanted = wished(or: design.formSheet.size)
    let size = Size(
      width: max(0, min(wanted.width, window.frame.width - margins.width)),
      height: max(0, min(wanted.height, window.frame.height - margins.height)))
    var frame = middle(of: size)
    frame.y -= lift / 2
    return frame
  }

  private func middle(of size: Size) -> Rect {
    Rect(
      x: window.frame.x + (window.frame.width - size.width) / 2,
      y: window.frame.y + (window.frame.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// The size that the controller prefers. A default replaces each dimension that is zero.
  func wished(or size: Size) -> Size {
    Size(
      width: preferredContentSize.width > 0 ? preferredContentSize.width : size.width,
      height: preferredContentSize.height > 0 ? preferredContentSize.height : size.height)
  }
}
