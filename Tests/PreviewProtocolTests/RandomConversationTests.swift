import PreviewScenes
import SplitKit
import Testing

@testable import PreviewProtocol

/// Long conversations of random messages: nothing traps, and every scene agrees with its own hierarchy.
@Suite struct RandomConversationTests {
  @Test(arguments: 1...20)
  func `no sequence of messages makes a scene that contradicts itself`(seed: UInt64) {
    var random = Xorshift(seed: seed &* 7919)
    let messages = [Self.open(&random)] + (0..<800).map { _ in Self.message(&random) }
    guard Self.fault(after: messages) != nil else { return }
    let fewest = Self.minimised(messages)
    Issue.record("\(Self.fault(after: fewest) ?? "")\n> \(fewest.joined(separator: "\n> "))")
  }

  /// What is wrong with an answer to these messages, said to a new session; nil when nothing is.
  private static func fault(after messages: [String]) -> String? {
    let session = Session(
      name: "s", previews: Preview.all,
      server: ServerIdentity(name: "test", version: "1", epoch: "e", resumeFor: 0))
    var lastCalls: [String: String] = [:]
    for (index, message) in messages.enumerated() {
      session.receive(Array(message.utf8), isWritable: index % 10 != 0)
      while let answer = session.nextMessage() {
        let text = Array(answer.bytes[OutgoingMessage.headroom...])
        guard let value = try? JSONReader.read(text) else { return "An answer is not JSON of ours: \(answer.text)" }
        if let fault = fault(in: value) ?? fault(inCallsOf: value, &lastCalls) { return fault }
      }
    }
    return nil
  }

  /// Appearance calls come in their order. A controller that was about to disappear may appear again instead: real
  /// UIKit does that to a primary while its detail is replaced (M26).
  private static func fault(inCallsOf answer: Value, _ last: inout [String: String]) -> String? {
    let before = [
      "viewWillAppear": ["viewDidDisappear", "viewWillDisappear"], "viewDidAppear": ["viewWillAppear"],
      "viewWillDisappear": ["viewDidAppear"], "viewDidDisappear": ["viewWillDisappear"],
    ]
    if answer["eventsDropped"] != nil { last = [:] }  // Some calls are not there to be seen.
    for call in answer["events"]?.array ?? [] {
      guard let receiver = call["receiver"]?.string, let name = call["call"]?.string, let allowed = before[name] else {
        continue
      }
      let previous = last.updateValue(name, forKey: receiver)
      if let previous, !allowed.contains(previous) { return "\(receiver): \(name) after \(previous)" }
    }
    return nil
  }

  /// The messages without those that the fault does not need: halves first, then single ones.
  private static func minimised(_ messages: [String]) -> [String] {
    var kept = messages
    var length = kept.count / 2
    while length > 0 {
      var start = 1
      while start < kept.count {
        var fewer = kept
        fewer.removeSubrange(start..<min(start + length, kept.count))
        if fault(after: fewer) != nil { kept = fewer } else { start += length }
      }
      length /= 2
    }
    return kept
  }

  private static func open(_ random: inout Xorshift) -> String {
    guard random.isLikely(2, in: 3) else {
      let profile = random.element(["ios13", "ios14", "ios26"])
      return #"{"type":"open","scene":"instagram","profile":"\#(profile)"}"#
    }
    let names = [
      "separateSecondary", "primaryForCollapsing", "primaryForExpanding",
    ].map { #""\#($0)":\#(random.element(["null", "null", "\"X\"", "\"Y\""]))"# }
    let flags = ["hosted", "collapseSecondary"].map { #""\#($0)":\#(random.isLikely(1, in: 3))"# }
    let embedding = #""embedding":"\#(random.element(["window", "tab", "pushed", "modal"]))""#
    let options = (names + flags + [embedding]).joined(separator: ",")
    let profile = random.element(["ios8", "ios13", "ios14", "ios26"])
    return #"{"type":"open","scene":"lab","profile":"\#(profile)","options":{\#(options)}}"#
  }

  private static func message(_ random: inout Xorshift) -> String {
    let targets = [
      "profile/post-3", "profile/post-30", "nav:profile/back", "nav:A/back", "nav:B/back", "split/dimming",
      "split/displayModeButtonItem", "tabs/item-split", "tabs/item-split2", "nav:menu/back", "split", "C/dimming", "D/dimming", "X/dimming",
    ]
    let modes = DisplayMode.allCases.map(\.name)
    let name = random.element(["A", "B", "C", "D", "X", "Y"])
    let container = random.element(["nav:A", "nav:B", "nav:profile", "nav:detail-1", "split"])
    switch random.below(12) {
    case 0, 1, 2: return #"{"type":"resize","width":\#(300 + random.below(1100)),"height":\#(300 + random.below(1100))}"#
    case 3, 4: return #"{"type":"tap","target":"\#(random.element(targets))"}"#
    case 5: return #"{"type":"tap","x":\#(random.below(1400)),"y":\#(random.below(1100))}"#
    case 6:
      let edge = random.element([1, 200, 1300])
      return #"{"type":"swipe","direction":"\#(random.element(["left", "right", "up"]))","x":\#(edge),"y":400}"#
    case 7: return #"{"type":"rotate"}"#
    case 8: return #"{"type":"set","target":"split","properties":{"preferredDisplayMode":"\#(random.element(modes))"}}"#
    case 9:
      let action = random.element([
        "push", "pop", "popToRoot", "showDetail", "toggleDisplayMode", "dismiss", "present", "present",
      ])
      let style = random.element(["automatic", "fullScreen", "overFullScreen", "pageSheet", "formSheet", "popover"])
      return #"{"type":"perform","target":"\#(container)","action":"\#(action)","controller":"\#(name)","style":"\#(style)","source":[100,100,44,44]}"#
    case 10:
      let direction = random.element(["leftToRight", "rightToLeft"])
      let sizeClass = random.element(["null", "\"compact\"", "\"regular\""])
      return #"{"type":"traits","layoutDirection":"\#(direction)","horizontalSizeClass":\#(sizeClass)}"#
    default:
      let other = random.element(["E", "F", "D"])
      return #"{"type":"perform","target":"split","action":"setViewControllers","controllers":["\#(name)","\#(other)"]}"#
    }
  }

  /// What is wrong with an answer; nil when nothing is.
  private static func fault(in answer: Value) -> String? {
    guard answer["type"] == "scene", let hierarchy = answer["hierarchy"] else { return nil }
    var ids: [String] = []
    collect(hierarchy, into: &ids)
    if Set(ids).count != ids.count { return "A controller is in two places: \(ids)" }
    let panes = answer["panes"]?.array ?? []
    for pane in panes {
      guard let controller = pane["controller"]?.string, ids.contains(controller) else {
        return "A pane shows a controller that is not in the tree: \(pane)"
      }
    }
    let paneIDs = panes.compactMap { $0["id"]?.string }
    if Set(paneIDs).count != paneIDs.count { return "Two panes have one id: \(paneIDs)" }
    return fault(inSplit: split(in: hierarchy), panes)
  }

  private static func fault(inSplit split: Value?, _ panes: [Value]) -> String? {
    guard let split else { return nil }
    let columns = panes.filter { $0["container"] == split["id"] && ["primary", "secondary"].contains($0["role"]) }
    if split["displayMode"] == "automatic" { return "The mode reads automatic" }
    if split["isCollapsed"] == true {
      if split["children"]?.array?.count != 1 { return "A collapsed split has not one child" }
      return columns.count == 1 ? nil : "A collapsed split has \(columns.count) columns"
    }
    return columns.count <= 2 ? nil : "An expanded split has \(columns.count) columns"
  }

  private static func collect(_ node: Value, into ids: inout [String]) {
    if let id = node["id"]?.string { ids.append(id) }
    for child in node["children"]?.array ?? [] { collect(child, into: &ids) }
    if let presented = node["presented"] { collect(presented, into: &ids) }
  }

  /// The first split whose panes are drawn: a tab that is not selected has none.
  private static func split(in node: Value) -> Value? {
    if node["type"] == "SplitViewController" { return node }
    var below = node["children"]?.array ?? []
    if let selected = node["selectedIndex"]?.number { below = [below[Int(selected)]] }
    if let presented = node["presented"] { below.append(presented) }
    return below.lazy.compactMap { split(in: $0) }.first
  }
}

extension Xorshift {
  fileprivate mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
  fileprivate mutating func element<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
  fileprivate mutating func isLikely(_ chances: Int, in total: Int) -> Bool { below(total) < chances }
}
