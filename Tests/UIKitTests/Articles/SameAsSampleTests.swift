import SamplePreviews
import SplitKit
import Testing
import UIKitTestApps

@testable import PreviewProtocol
@testable import UIKit

/// The app of seed 3 as an app of UIKit, beside our own preview of it: the same conversation leads to the same panes and calls, which
/// shows that the module decides nothing.
@MainActor @Suite(.serialized) struct SameAsSampleTests {
  /// A step of a conversation, in the words of either app.
  private enum Step: CaseIterable {
    case narrow, wide, turn, toggle, back, details, dark, largeText, background, foreground, rightToLeft
  }

  private let names = [
    "MessagesSplitViewController": "split", "ConversationsViewController": "conversations", "ConversationViewController": "noor",
    "ConversationDetailsViewController": "noor-details",
  ]

  @Test(arguments: [Size(width: 736, height: 414), Size(width: 414, height: 736)])
  func `the app of seed 3 behaves as our preview of it`(size: Size) throws {
    for seed in 0..<12 { try compare(size, seed: UInt64(seed)) }
  }

  private func compare(_ size: Size, seed: UInt64) throws {
    let own = try AppStage(.ios8, size: size, policy: .phone) { MessagesSplitViewController.sample() }
    let sample = try open(size)
    #expect(facts(of: own.preview, renamed: true) == facts(of: sample), "at launch")
    var random = Numbers(seed: seed)
    for _ in 0..<12 {
      let step = Step.allCases[Int(random.next() % UInt64(Step.allCases.count))]
      let mine = try say(step, to: own.preview, renamed: true)
      own.context.endTurn()
      let theirs = try say(step, to: sample, renamed: false)
      #expect(mine == theirs, "\(step)")
      #expect(facts(of: own.preview, renamed: true) == facts(of: sample), "after \(step) in \(seed)")
    }
  }

  private func open(_ size: Size) throws -> OpenPreview {
    let message: Value = [
      "type": "open", "scene": "adaptability", "profile": "ios8", "policy": "phone", "options": ["log": "all"],
      "window": ["width": .number(size.width), "height": .number(size.height)],
    ]
    guard case .open(let open) = try ClientMessage.decode(message).message.get() else { throw AppStage.NotOpened() }
    return try OpenPreview(open, among: Preview.all, on: .builtIn)
  }

  /// Says a step. Returns whether it was refused.
  private func say(_ step: Step, to preview: OpenPreview, renamed: Bool) throws -> Bool {
    let message: Value =
      switch step {
      case .narrow: ["type": "resize", "width": 414, "height": 736]
      case .wide: ["type": "resize", "width": 736, "height": 414]
      case .turn: ["type": "rotate"]
      case .toggle: tap(renamed ? "MessagesSplitViewController/displayModeButtonItem" : "split/displayModeButtonItem")
      case .back: tap(backButton(of: preview))
      case .details: tap(renamed ? "ConversationViewController/Details" : "noor/details")
      case .dark: ["type": "traits", "userInterfaceStyle": "dark"]
      case .largeText: ["type": "traits", "preferredContentSizeCategory": "accessibilityLarge"]
      case .background: ["type": "background", "snapshots": []]
      case .foreground: ["type": "foreground"]
      case .rightToLeft: ["type": "traits", "layoutDirection": "rightToLeft"]
      }
    let decoded = try ClientMessage.decode(message).message.get()
    do throws(Refusal) { try preview.apply(decoded) } catch { return true }
    return false
  }

  private func tap(_ id: String) -> Value { ["type": "tap", "target": .string(id)] }

  private func backButton(of preview: OpenPreview) -> String {
    preview.window.elementIDs.last { $0.hasSuffix("/back") } ?? "no/back"
  }

  /// The panes and the calls of an app, in the names of our own.
  private func facts(of preview: OpenPreview, renamed: Bool = false) -> [String] {
    let scene = preview.sceneReader.read()
    let panes = scene.panes.map { pane in
      "\(rename(pane.id, renamed)) \(pane.role.name) \(pane.frame) \(pane.isVisible) in \(rename(pane.container, renamed))"
    }
    // A delegate of UIKit has the method that iOS 8 deprecated, with the default answer. The delegate of our preview lacks it.
    // A controller of an app is laid out when UIKit does it, and one of our preview has its two calls in the log without any code to run.
    let calls = preview.application.takeCalls().filter {
      $0.selector != "splitViewController(_:shouldHide:in:)" && !$0.selector.hasSuffix("LayoutSubviews")
    }
    let told = calls.map { "\(rename($0.receiver, renamed)) \($0.selector) \($0.phase) \(rename("\($0.answer)", renamed))" }
    return panes + told
  }

  private func rename(_ text: String, _ renamed: Bool) -> String {
    guard renamed else { return text }
    return names.sorted { $0.key.count > $1.key.count }.reduce(text) { $0.replacing($1.key, with: $1.value) }
  }

  /// Numbers that are the same in every run.
  private struct Numbers {
    var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }
}
