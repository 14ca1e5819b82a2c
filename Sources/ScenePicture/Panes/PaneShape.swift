import SplitKit

/// The shape of a pane: its corners, its surface and its shadow.
struct PaneShape {
  /// The kind of surface.
  enum Kind { case plain, floating, sheet, popover, cover }

  let kind: Kind
  let radii: Radii
  let frame: Rect

  init(_ laid: LaidPane, in tree: PaneTree, _ setting: PictureSetting) {
    frame = laid.frame
    let corners = setting.look.corners
    switch laid.pane.presentation?.style {
    case .popover: (kind, radii) = (.popover, .all(corners.popover))
    case .pageSheet?, .formSheet?:
      kind = .sheet
      radii = Self.radii(ofSheet: laid, corners, setting)
    case .some(let style) where laid.pane.presentation?.isInContainer != true:
      kind = .cover
      radii = style.isInContext ? Self.radii(below: laid, in: tree, setting) : .zero
    case .some, nil:
      if Self.isFloating(laid, in: tree, setting) {
        (kind, radii) = (.floating, .all(corners.floating))
      } else {
        (kind, radii) = (.plain, laid.pane.content.decoration.map { .all($0.cornerRadius) } ?? .zero)
      }
    }
  }

  /// The corners of what is presented over the window in a context: those of the sheet whose view it covers.
  private static func radii(below laid: LaidPane, in tree: PaneTree, _ setting: PictureSetting) -> Radii {
    guard let covered = tree.pane("\(laid.pane.container)/pane"), covered.pane.presentation != nil else { return .zero }
    return PaneShape(covered, in: tree, setting).radii
  }

  /// A sheet as wide as the window is a card, which has round corners at its top alone.
  private static func radii(ofSheet laid: LaidPane, _ corners: CornerRadii, _ setting: PictureSetting) -> Radii {
    if let scale = laid.pane.presentation?.scale { return .all(corners.floatingSheet / scale) }
    if laid.frame.width >= setting.window.size.width { return .top(corners.card) }
    return .all(laid.pane.presentation?.style == .formSheet ? corners.formSheet : corners.pageSheet)
  }

  /// Whether a pane is glass that floats over the others: a column that the look floats, unless it is the whole split, or what is
  /// presented over such a column.
  static func isFloating(_ laid: LaidPane, in tree: PaneTree, _ setting: PictureSetting) -> Bool {
    if laid.pane.presentation?.isInContainer == true {
      return tree.pane("\(laid.pane.container)/pane").map { isFloating($0, in: tree, setting) } ?? false
    }
    let floats = setting.profile.splitView.standing.floatingColumns.map(\.name)
    guard floats.contains(laid.pane.role.name) else { return false }
    let split = tree.pane("\(laid.pane.container)/pane")
    return laid.frame.height < (split?.frame.height ?? setting.window.size.height) - 1
  }
}

extension Canvas {
  /// Draws what lies outside the corners of a pane, behind it: its shadow and the shape of a popover.
  mutating func drawBehind(_ shape: PaneShape, _ laid: LaidPane, _ setting: PictureSetting) {
    switch shape.kind {
    case .plain, .cover: drawDecoration(behind: laid)
    case .floating: drawGlass(shape, setting)
    case .sheet:
      if laid.pane.presentation?.style == .pageSheet, !setting.look.pageSheetsHaveShadows { return }
      shadow(shape.frame.path(shape.radii), .black.opacity(0.16), y: 12, blur: 48)
    case .popover: drawPopover(laid, setting)
    }
  }

  private mutating func drawGlass(_ shape: PaneShape, _ setting: PictureSetting) {
    glass(shape.frame, radius: shape.radii.topLeft, setting, fill: setting.palette.floating)
  }

  private mutating func drawPopover(_ laid: LaidPane, _ setting: PictureSetting) {
    let outline = PopoverOutline(laid, setting.look).path
    if setting.finish == .glossy {
      shadow(outline, .black.opacity(0.55), y: 3, blur: 12)
      path(outline, Color(0x131D2F), textArea: laid.frame)
    } else {
      shadow(outline, .black.opacity(setting.isDark ? 0.7 : 0.24), y: setting.isDark ? 6 : 4, blur: 52)
      path(outline, setting.palette.raised, textArea: laid.frame)
    }
  }

  private mutating func drawDecoration(behind laid: LaidPane) {
    guard let decoration = laid.pane.content.decoration else { return }
    let offset = decoration.shadowOffset
    shadow(
      laid.frame.path(.all(decoration.cornerRadius)), .black.opacity(decoration.shadowOpacity), y: offset.y, blur: 6, x: offset.x)
  }

  /// Draws the border that an app gives a view, over the view's content.
  mutating func drawBorder(of laid: LaidPane) {
    guard let decoration = laid.pane.content.decoration else { return }
    border(laid.frame, .black, width: decoration.borderWidth, radii: .all(decoration.cornerRadius))
  }
}
