extension Presentation {
  /// How much the presentation dims the views below it.
  ///
  /// The value is 0 for a popover, which only catches touches, and nil if nothing lies between the presentation and
  /// those views, as under a sheet at a detent that dims nothing.
  package func dimming(for style: UserInterfaceStyle, in design: PresentationDesign) -> Double? {
    switch adapted {
    case .automatic, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: nil
    case .popover: 0
    case .pageSheet, .formSheet: isUndimmed ? nil : design.sheetDimming.opacity(in: style, isFloating: scale != nil)
    }
  }
}
