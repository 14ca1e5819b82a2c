extension Device {
  /// The places of all windows that the device can have besides free ones: first those in portrait, and in each
  /// orientation first the whole screen. A window that does not take the whole width stands at the left.
  package var stages: [Stage] {
    [InterfaceOrientation.portrait, .landscapeLeft].flatMap { orientation in
      let whole = Stage(self, orientation)
      return whole.arrangements.filter { $0 != .free }.compactMap { whole.arranged($0) }
    }
  }
}
