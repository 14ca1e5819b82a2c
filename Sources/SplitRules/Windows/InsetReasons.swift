// The reasons for the insets of a window, as clauses of a sentence (spec/devices.md section 4).

extension Stage {
  /// The reason for an inset of the window on its device.
  package func reason(forInsetAt edge: InsetEdge, on design: ScreenDesign) -> Reason {
    switch arrangement.kind {
    case .alone: return deviceReason(edge, on: design)
    case .split, .tile:
      let full = deviceReason(edge, on: design)
      return edge.isAtSide
        ? Reason(.sharedScreenInset, "a window that shares the screen has no inset at its sides (one source)")
        : Reason(.sharedScreenInset, "\(full.text), and a window that shares the screen keeps that inset (one source)")
    case .panel: return Reason(.looseWindowInset, "no source gives the insets of Slide Over, and none is taken (unmeasured)")
    case .free:
      let controls = design.hasWindowControls ? ", also below the window controls" : ""
      return Reason(
        .looseWindowInset, "no source gives the insets of a free window, and none is taken\(controls) (unmeasured)")
    }
  }

  private func deviceReason(_ edge: InsetEdge, on design: ScreenDesign) -> Reason {
    let inset = safeArea(on: design)[edge]
    if arrangement == .cover, let cover = device.coverSafeArea {
      return device.reason(edge, inset, cover.provenance, isLandscape: orientation.isLandscape)
    }
    return device.reason(
      edge, inset, device.safeAreas(on: design).provenance, isLandscape: orientation.isLandscape)
  }
}

extension Device {
  fileprivate func reason(
    _ edge: InsetEdge, _ inset: Double, _ provenance: Provenance, isLandscape: Bool
  ) -> Reason {
    let rule = idiom == .phone ? Rule.phoneInset : edge == .bottom ? .padHomeIndicator : edge == .top ? .padStatusBar : .bareEdge
    let text = inset > 0 ? cover(edge, shortest(inset)) : nothing(at: edge, isLandscape: isLandscape)
    return Reason(rule, text + provenance.remark)
  }

  /// The part of the device that covers the screen at an edge.
  private func cover(_ edge: InsetEdge, _ inset: String) -> String {
    switch (edge, idiom, cutout) {
    case (.bottom, _, _): "the home indicator of \(name) takes \(inset)"
    case (.top, .pad, _), (.top, .phone, .none): "the status bar of \(name) is \(inset) high"
    case (.top, .phone, let cutout): "the \(cutout.phrase) and the status bar of \(name) take \(inset)"
    case (.left, _, .none), (.right, _, .none): "the round corners of \(name) take \(inset)"
    case (.left, _, let cutout), (.right, _, let cutout): "the \(cutout.phrase) and the round corners of \(name) take \(inset)"
    }
  }

  private func nothing(at edge: InsetEdge, isLandscape: Bool) -> String {
    switch (edge, idiom, isLandscape) {
    case (.bottom, _, _) where hasHomeButton: "\(name) has a home button, and no home indicator"
    case (.top, .phone, true): "\(name) shows no status bar on its side"
    default: "nothing of \(name) covers that edge of its screen"
    }
  }
}

extension Device.Cutout {
  fileprivate var phrase: String {
    switch self {
    case .none: "camera"
    case .notch: "notch"
    case .island: "Dynamic Island"
    }
  }
}

extension Provenance {
  /// How well a figure is known, for the end of a sentence.
  fileprivate var remark: String {
    switch self {
    case .verified: ""
    case .reported: " (one source)"
    case .inferred: " (inferred)"
    case .custom: " (from the user's own device file)"
    }
  }
}

extension TraitPolicy {
  /// The reason for an inset of a window of the given size without a device.
  package func reason(forInsetAt edge: InsetEdge, for size: Size, on design: ScreenDesign) -> Reason {
    switch self {
    case .pad, .manual: design.padReason(edge, size)
    case .phone: phoneReason(edge, size)
    case .phoneResizable:
      Reason(.looseWindowInset, "a window of any size on an iPad or a Mac has no insets (unmeasured)")
    }
  }

  private func phoneReason(_ edge: InsetEdge, _ size: Size) -> Reason {
    let text =
      switch (edge, size.isLandscape) {
      case (.top, false): "a phone with a home button has a status bar of 20 in portrait"
      case (.top, true): "a phone with a home button shows no status bar in landscape"
      case (_, _): "nothing of a phone with a home button covers that edge"
      }
    return Reason(.phoneWithHomeButton, text)
  }
}

extension ScreenDesign {
  fileprivate func padReason(_ edge: InsetEdge, _ size: Size) -> Reason {
    let inset = padSafeArea(for: size)[edge]
    switch edge {
    case .top where inset != padSafeArea.top:
      return Reason(.belowStatusBar, "a window of that size is the part of a screen below the status bar")
    case .top: return Reason(.padStatusBar, "the status bar of a full-screen iPad is \(shortest(inset)) high in this version")
    case .bottom where inset > 0:
      return Reason(.padHomeIndicator, "the home indicator of a full-screen iPad takes \(shortest(inset)) in this version")
    case .bottom: return Reason(.padHomeIndicator, "an iPad of this version has a home button, and no home indicator")
    case .left, .right: return Reason(.bareEdge, "nothing covers the sides of an iPad")
    }
  }
}
