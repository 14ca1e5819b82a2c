extension Presentation {
  /// How dark what lies below is: 0 for what only catches touches; nil where nothing lies between. A popover dims nothing.
  package func dimming(for style: UserInterfaceStyle, in design: PresentationDesign) -> Double? {
    switch (adapted, style) {
    case (.automatic, _), (.fullScreen, _), (.overFullScreen, _): nil
    case (.popover, _): 0
    case (.pageSheet, .light), (.formSheet, .light): design.sheetDimming.light
    case (.pageSheet, .dark), (.formSheet, .dark): design.sheetDimming.dark
    }
  }
}
