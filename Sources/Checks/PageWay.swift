import PreviewProtocol
import SplitKit

/// A way to the window of a fault that the page's address can tell.
struct PageWay {
  /// The size in which the window opens, or nil for that of a device.
  let start: Size?
  /// The messages in their order. The first one can be `open` with the first size.
  let inputs: [Value]

  /// The ways to a window, the shortest first: opened in its last size, opened in its first one and resized, and by way of the
  /// narrowest or the widest window before, each without and with the way to the background and back.
  ///
  /// - Parameter sizes: The sizes that the window has had before. A window on a device has one.
  static func all(
    to end: Size, through sizes: [Size], after steps: [Value], _ situation: Situation, goesToBackground: Bool
  ) -> [PageWay] {
    let steps = traits(situation) + steps
    var ways = [PageWay(start: situation.stage == nil ? end : nil, inputs: steps)]
    if situation.stage == nil, let first = situation.size {
      let between = [
        sizes.min { $0.width < $1.width }, sizes.max { $0.width < $1.width },
      ].compactMap(\.self).filter { $0 != first && $0 != end }
      ways += ([[]] + between.map { [$0] }).map { $0 + [end] }.filter { $0 != [first] }.map { sizes in
        PageWay(start: first, inputs: [message("open", first)] + steps + sizes.map { message("resize", $0) })
      }
    }
    guard goesToBackground else { return ways }
    return ways + ways.map { PageWay(start: $0.start, inputs: $0.inputs + [["type": "background"], ["type": "foreground"]]) }
  }

  /// The picture of the window to which the way leads.
  func picture(in situation: Situation, _ subject: CheckSubject) throws(ProtocolError) -> String {
    let probe = try situation.opening(in: start).probe(subject)
    for input in inputs where input["type"] != "open" { try probe.apply(input) }
    return probe.svg()
  }

  private static func message(_ type: String, _ size: Size) -> Value {
    ["type": .string(type), "width": .number(size.width), "height": .number(size.height)]
  }

  private static func traits(_ situation: Situation) -> [Value] {
    guard let members = situation.traits?.members else { return [] }
    return [.object([Member("type", "traits")] + members)]
  }
}

extension Situation {
  /// The situation with another size of the first window. A window on a device keeps its own.
  fileprivate func opening(in size: Size?) -> Situation {
    Situation(profile: profile, options: options, traits: traits, stage: stage, size: stage == nil ? size : nil)
  }
}
