/// The place of the window on its device's screen.
extension Window {
  /// Gives the window another arrangement or another side, or drags the divider between it and another app to a place
  /// on the screen. It is drawn at once, like any change of size. If the window is already there, nothing changes.
  /// Throws an error if there is no device, if the device does not have the arrangement as it is held, or if there is
  /// no divider.
  package func arrange(_ arrangement: WindowArrangement, side: WindowSide? = nil, dividerX: Double? = nil) throws(Refusal) {
    guard let stage else { throw .unsupported("The window stands on no device's screen. Open the scene with a device.") }
    guard let arranged = stage.arranged(arrangement, side: side) else { throw stage.refusal(of: arrangement) }
    guard let dividerX else { return take(arranged) }
    guard let divided = arranged.dividing(at: dividerX) else {
      throw .invalid(path: "dividerX", "A window that is \(arrangement.rawValue) has no divider.")
    }
    take(divided)
  }

  private func take(_ next: Stage) {
    guard next != stage else { return }
    change(to: next.window.size, safeArea: next.safeArea(on: application.profile.screen))
    stage = next
    layoutIfNeeded()
    application.cancelTransition()
  }
}

extension Stage {
  fileprivate func refusal(of arrangement: WindowArrangement) -> Refusal {
    let names = arrangements.map(\.rawValue).joined(separator: ", ")
    let way = orientation.isLandscape ? "landscape" : "portrait"
    return .invalid(path: "arrangement", "\(device.name) in \(way) has no \(arrangement.rawValue); it has \(names).")
  }
}
