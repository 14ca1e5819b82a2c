#if !os(iOS)
  import Foundation
  internal import PreviewProtocol
  internal import SplitKit
  import UIKit

  /// The device, the system and the size of a window, as the message of the engine that opens it.
  struct WindowSetting {
    let profile: SystemProfile
    let opening: Value

    /// Reads the parameters. Throws an error that names the nearest devices if there is no such one.
    init(
      _ device: String?, _ profile: SystemProfile, _ orientation: UIInterfaceOrientation, _ size: CGSize?
    ) throws(TestWindowError) {
      self.profile = profile
      var members = [
        Member("type", "open"), Member("scene", "app"), Member("profile", .string(profile.rawValue)),
        Member("options", ["log": "all"]),
      ]
      let systems = Profile(id: profile.rawValue)?.screen.systems ?? SystemVersions(first: 0, last: nil)
      let found = try device.map { (name) throws(TestWindowError) in try DeviceNames.device(name, running: systems) }
      if let found { members.append(Member("device", .string(found.id))) }
      if let size = size ?? found.map({ Self.screen($0, orientation) }) ?? (found == nil ? Self.usual(orientation) : nil) {
        let numbers: Value = ["width": .number(Double(size.width)), "height": .number(Double(size.height))]
        members.append(Member("window", found.map { numbers.adding("scale", .number($0.scale)) } ?? numbers))
      }
      opening = .object(members)
    }

    private static func screen(_ device: Device, _ orientation: UIInterfaceOrientation) -> CGSize {
      let (short, long) = (device.screen.width, device.screen.height)
      return orientation.isLandscape ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
    }

    /// The size of a window without a device.
    private static func usual(_ orientation: UIInterfaceOrientation) -> CGSize { CGSize(width: 1180, height: 820) }
  }

  extension Value {
    fileprivate func adding(_ name: String, _ value: Value) -> Value {
      .object((members ?? []) + [Member(name, value)])
    }
  }
#endif
