import SplitKit

/// The places of popovers whose sources no bar of a preview has, and of popovers that a keyboard would cover.
extension EngineChecks {
  static let popovers: [String: Check] = [
    "386": { profile, differences in
      let tab = Rect(x: 478, y: 717, width: 44, height: 50)
      let place = place(profile, at: tab, of: .tabBar, height: 200)
      differences.expect("the frame", place.view.frame, Rect(x: 350, y: 504, width: 300, height: 200))
      differences.expect("the arrow", place.arrow, .down)
    },
    "387": { profile, differences in
      let item = Rect(x: 400, y: 731, width: 60, height: 44)
      let (low, high) = (place(profile, at: item, of: .toolbar, height: 200), place(profile, at: item, of: .toolbar, height: 900))
      differences.expect("the frame", low.view.frame, Rect(x: 280, y: 521, width: 300, height: 200))
      differences.expect("the arrow", low.arrow, nil)
      differences.expect("the frame of a high one", high.view.frame, Rect(x: 280, y: 32, width: 300, height: 689))
    },
    "392": { profile, differences in
      let source = Rect(x: 480, y: 300, width: 40, height: 40)
      for (keyboard, y, height) in [(0.0, 353.0, 200.0), (247, 353, 200), (300, 290, 200), (640, 45, 105)] {
        let place = place(profile, at: source, of: .ownToolbar, height: 200, keyboard: keyboard, permitted: [.up])
        differences.expect(
          "the frame above \(keyboard)", place.view.frame, Rect(x: 350, y: y, width: 300, height: height))
      }
    },
  ]

  /// The place of a popover 300 wide, in a window of 1000 x 800 with insets of 32 above and 25 below.
  private static func place(
    _ profile: Profile, at item: Rect, of bar: BarKind, height: Double, keyboard: Double = 0,
    permitted: Set<PopoverArrowDirection> = Set(PopoverArrowDirection.allCases)
  ) -> PresentationPlacement {
    PresentationEnvironment(
      design: profile.presentations, grid: PixelGrid(scale: 2),
      window: ViewPlacement(frame: Rect(x: 0, y: 0, width: 1000, height: 800), safeArea: EdgeInsets(top: 32, bottom: 25)),
      keyboardHeight: keyboard, traits: TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular),
      preferredContentSize: Size(width: 300, height: height),
      source: PopoverSource(item: item, in: item, of: bar, by: profile.presentations.popover),
      permittedArrowDirections: permitted
    ).placement(of: .popover)
  }
}
