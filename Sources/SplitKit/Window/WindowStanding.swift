/// Where a window stands when it opens.
package enum WindowStanding: Equatable, Sendable {
  /// On the screen of its device, if there is one, in the arrangement that its size suggests.
  case bySize
  /// On no screen. The window only has the size classes of its device.
  case offScreen
  /// At a known place on the screen of its device.
  case on(Stage)
}

extension WindowStanding {
  /// The place of a window with the given size and device, or nil if the window stands on no screen.
  func stage(of size: Size, on device: Device?, _ design: ScreenDesign) -> Stage? {
    switch self {
    case .bySize: device.map { Stage($0, showing: size, on: design) }
    case .offScreen: nil
    case .on(let stage): stage
    }
  }
}
