import PreviewProtocol
import SplitKit

/// A way to the window of a fault that the page's address can tell.
struct PageWay {
  /// The size in which the window opens, or nil for that of a device.
  let start: Size?
  /// The messages in their order. The first one can be `open` with the first size.
  let inputs: [Value]

  /// The ways to a window, the shortest first: opened in its last size, opened in its first one and resized, and by way of the
  /// narrowest or the widest window before. Each can also lead to the background and back, at its end or after every size.
  ///
  /// - Parameter sizes: The sizes that the window has had before. A window on a device has one.
  static func all(
    to end: Size, through sizes: [Size], after steps: [Value], _ situation: Situation, goesToBackground: Bool
  ) -> [PageWay] {
    let steps = traits(situation) + steps
    let paths = paths(to: end, through: sizes, situation)
    func ways(_ inputs: ([Size]) -> [Value]) -> [PageWay] {
      [PageWay(start: situation.stage == nil ? end : nil, inputs: steps + inputs([]))]
        + paths.map { PageWay(start: $0.first, inputs: [message("open", $0.first)] + steps + inputs($0.rest)) }
    }
    let plain = ways { $0.map { message("resize", $0) } }
    guard goesToBackground else { return plain }
    return plain + ways { $0.map { message("resize", $0) } + background }
      + ways { $0.flatMap { [message("resize", $0)] + background } }
  }

  /// The sizes of a window without a device which opens in its first one: that one, and those to which it is resized.
  private static func paths(to end: Size, through sizes: [Size], _ situation: Situation) -> [(first: Size, rest: [Size])] {
    guard situation.stage == nil, let first = situation.size else { return [] }
    let between = [sizes.min { $0.width < $1.width }, sizes.max { $0.width < $1.width }].compactMap(\.self)
    let rests = ([[]] + between.filter { $0 != first && $0 != end }.map { [$0] }).map { $0 + [end] }
    return rests.filter { $0 != [first] }.map { (first, $0) }
  }

  /// The window to which the way leads, and the way with whole targets, because an element
  /// with the same last part may come later.
  func walked(in situation: Situation, _ subject: CheckSubject) throws(ProtocolError) -> (window: PreviewProbe, way: PageWay) {
    let probe = try situation.opening(in: start).probe(subject)
    var whole: [Value] = []
    for input in inputs { whole.append(input["type"] == "open" ? input : try probe.apply(input)) }
    return (probe, PageWay(start: start, inputs: whole))
  }

  private static let background: [Value] = [["type": "background"], ["type": "foreground"]]

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
