import ArgumentParser
import Checks
import PreviewProtocol
import Spelling
import SplitKit

/// The flags for the position of a window on the screen of a device.
struct PlacementArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How the device is held: \(InterfaceOrientation.allCases.map(\.rawValue).joined(separator: ", ")), or landscape, which is "
        + "landscapeLeft. (default: portrait)"))
  var orientation: String?

  @Option(
    help: ArgumentHelp(
      "How the window shares the screen of the device: \(WindowArrangement.allCases.map(\.rawValue).joined(separator: ", ")). "
        + "(default: full)"))
  var arrangement: String?

  @Option(help: "The side of the screen at which a window is that shares it: left or right. (default: left)")
  var side: WindowSide?

  /// Changes a window as the flags say.
  func apply(to window: inout PageAddress) throws {
    if let orientation {
      do { window.orientation = try PageAddress.orientation(orientation) } catch { throw ValidationError("--\(error)") }
    }
    if let arrangement {
      let all = WindowArrangement.allCases.map(\.rawValue)
      guard let known = WindowArrangement(rawValue: arrangement) else {
        throw ValidationError(
          "There is no arrangement named \(arrangement.clipped). \(nearestOfFew(to: arrangement.clipped, in: all))")
      }
      window.arrangement = known
    }
    guard let side else { return }
    guard window.arrangement?.hasSide == true else {
      throw ValidationError("--side \(side.rawValue) needs --arrangement with a window at a side, such as split-1/2.")
    }
    window.side = side
  }
}

extension WindowSide: ExpressibleByArgument {}
