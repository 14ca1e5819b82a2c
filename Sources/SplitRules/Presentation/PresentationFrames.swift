/// The environment from which the frame of a presented controller follows, by its style:
///
/// | style | width compact | width regular |
/// |---|---|---|
/// | `fullScreen`, `overFullScreen` | the window | the window |
/// | `pageSheet` | the window's width, from below the top inset down | a readable width, centred |
/// | `formSheet` | a page sheet | 540 x 620, centred |
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
  /// The frame at which a popover's arrow points.
  package let source: Rect?
  package let permittedArrowDirections: Set<PopoverArrowDirection>

  package init(
    design: PresentationDesign, grid: PixelGrid, window: ViewPlacement, keyboardHeight: Double = 0, traits: TraitCollection,
    preferredContentSize: Size, source: Rect?, permittedArrowDirections: Set<PopoverArrowDirection>
  ) {
    self.design = design
    self.grid = grid
    self.window = window
    self.keyboardHeight = keyboardHeight
    self.traits = traits
    self.preferredContentSize = preferredContentSize
    self.source = source
    self.permittedArrowDirections = permittedArrowDirections
  }
}

/// The place of a presented controller, and the side of the arrow if it is a popover.
package struct PresentationPlacement: Equatable {
  package var view: ViewPlacement
  package var arrow: PopoverArrowDirection?
}

extension PresentationEnvironment {
  /// The place for a style that is already adapted.
  package func placement(of style: ModalPresentationStyle) -> PresentationPlacement {
    switch style {
    case .automatic, .fullScreen, .overFullScreen: placed(window.frame)
    case .pageSheet: placed(isCompact ? card : pageSheet)
    case .formSheet: placed(formSheet)
    case .popover: popover
    }
  }

  private var isCompact: Bool { traits.horizontalSizeClass == .compact }

  /// A placement with insets: the parts of the window's insets that reach into the frame (AD documented of
  /// `safeAreaInsets`).
  package func placed(_ frame: Rect, arrow: PopoverArrowDirection? = nil) -> PresentationPlacement {
    let rounded = onGrid(frame)
    let safe = window.frame.inset(by: window.safeArea)
    let insets = EdgeInsets(
      top: max(0, safe.y - rounded.y), left: max(0, safe.x - rounded.x), bottom: max(0, rounded.maxY - safe.maxY),
      right: max(0, rounded.maxX - safe.maxX))
    return PresentationPlacement(view: ViewPlacement(frame: rounded, safeArea: insets), arrow: arrow)
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

  /// The card of a compact width. It is as wide as the window, stands at the window's bottom, and begins 10 below the
  /// top inset (general knowledge of iOS 13, unmeasured for later versions).
  private var card: Rect {
    let top = window.safeArea.top + Self.cardGap
    return window.frame.inset(by: EdgeInsets(top: top))
  }

  /// The page sheet of a regular width.
  private var pageSheet: Rect {
    switch design.pageSheet {
    case .panel(let width): centred(width: width, in: window.frame.inset(by: EdgeInsets(top: window.safeArea.top)))
    case .card(let width, let gap):
      centred(
        width: width,
        in: window.frame.inset(by: window.safeArea).inset(by: EdgeInsets(top: gap, bottom: gap)))
    }
  }

  private func centred(width: Double, in area: Rect) -> Rect {
    let width = min(width, area.width)
    return Rect(x: area.x + (area.width - width) / 2, y: area.y, width: width, height: area.height)
  }

  /// The form sheet. Its size is 540 x 620 (AD documented for iOS 8 to 12, and still the default), or the size that the
  /// controller prefers (AD documented), but never larger than the window inside its insets.
  ///
  /// The sheet stands in the middle of the window, and moves only if an inset would reach into it (unmeasured). A
  /// keyboard pushes the sheet up, as far as the top inset, and does not change its size (general knowledge).
  private var formSheet: Rect {
    let area = window.frame.inset(by: window.safeArea)
    let wanted = wished(or: Self.formSheetSize)
    let size = Size(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
    let middle = Rect(
      x: window.frame.x + (window.frame.width - size.width) / 2,
      y: window.frame.y + (window.frame.height - size.height) / 2, width: size.width, height: size.height)
    let free = window.frame.inset(by: EdgeInsets(bottom: keyboardHeight))
    let raised = Rect(x: middle.x, y: min(middle.y, free.maxY - size.height), width: size.width, height: size.height)
    return raised.moved(into: area)
  }

  /// The size that the controller prefers. A default replaces each dimension that is zero.
  package func wished(or size: Size) -> Size {
    Size(
      width: preferredContentSize.width > 0 ? preferredContentSize.width : size.width,
      height: preferredContentSize.height > 0 ? preferredContentSize.height : size.height)
  }

  package static let cardGap: Double = 10
  package static let formSheetSize = Size(width: 540, height: 620)
}
