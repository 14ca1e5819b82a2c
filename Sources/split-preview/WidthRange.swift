import ArgumentParser
import PreviewProtocol

/// The flags for the widths through which a command drags a window.
struct WidthRange: ParsableArguments {
  // A value can begin with a dash, so the error for `--from -1` says that the width is wrong, not that it is missing.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The first width, from 1 to 20000. (default: 320)", valueName: "points"))
  var from: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The last width; less than the first drags the other way. (default: 1400)", valueName: "points"))
  var to: Double?

  /// The range at a height, in a profile or in that of the scene.
  func at(height: Double, profile: String? = nil, isReturning: Bool = false) -> SweepRange {
    SweepRange(from: from ?? 320, to: to ?? 1400, height: height, profile: profile, isReturning: isReturning)
  }

  /// The sentence of an error, which names the flag that it is about.
  static func sentence(_ error: ProtocolError) -> String {
    ["from", "to", "height"].contains(error.path) ? "--\(error.message)" : error.message
  }
}
