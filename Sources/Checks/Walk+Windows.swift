import PreviewProtocol
import Scenarios
import SplitKit

/// The windows in words and in addresses.
extension Walk {
  /// The window in words: the OS version, what the check has chosen, and the size.
  func window(_ size: Size) -> String {
    let options = situation.options.map { "\($0.name)=\($0.value.words)" }
    let place = situation.stage.map { "\($0.device.id) \($0.arrangement.rawValue)" }
    let words = [situation.profile].compactMap(\.self) + options + [place].compactMap(\.self)
    return (words + ["\(shortest(size.width)) x \(shortest(size.height))"]).joined(separator: ", ")
  }

  /// The context of a fault in the window that a probe has now, after it has had some sizes.
  ///
  /// - Parameter isFault: Whether a window shows the fault, or nil if its picture does.
  func context(
    _ probe: PreviewProbe, through sizes: [Size] = [], after steps: [Value], isFault: ((PreviewProbe) -> Bool)? = nil
  ) -> FaultContext {
    let svg = probe.svg()
    let isSame = isFault ?? { $0.svg() == svg }
    let ways = PageWay.all(to: probe.size, through: sizes, after: steps, situation, goesToBackground: check.goesToBackground)
    let walked = ways.lazy.compactMap { try? $0.walked(in: situation, subject) }
    let shortest = walked.first { isSame($0.window) }?.way ?? ways.last
    return FaultContext(
      window: window(probe.size), query: shortest.map { PageQuery(subject.scene, situation, probe.size, $0).text } ?? "", svg: svg
    )
  }
}
