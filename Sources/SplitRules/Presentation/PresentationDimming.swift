extension Presentation {
  /// How much the presentation dims the views below it.
  ///
  /// The value is 0 for a popover, which only catches touches, and nil if nothing lies between the presentation and
  /// those views.
  package func dimming(for style: UserInterfaceStyle, in design: PresentationDesign) -> Double? {
    switch (adapted, style) {
    case (.automatic, _), (.fullScreen, _), (.overFullScreen, _): nil
    case (.popover, _): 0
    case (.pageSheet, .light), (.formSheet, .light): design.sheetDimming.light
    case (.pageSheet, .dark), (.formSheet, .dark): design.sheetDimming.dark
    }
  }
}
