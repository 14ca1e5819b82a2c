import SplitKit
import Testing

@testable import PreviewProtocol
@testable import UIKit

/// An app of UIKit in a window of the engine, opened as a client opens a preview.
@MainActor
final class AppStage {
  let preview: OpenPreview
  let context: UIKitContext
  var window: SplitKit.Window { preview.window }
  var application: SplitKit.Application { preview.application }

  init(
    _ profile: Profile = .ios26, size: Size = Size(width: 1180, height: 820), device: String? = nil, policy: TraitPolicy? = nil,
    traits: [Member] = [], launch: @escaping @Sendable @MainActor () -> AppLaunch
  ) throws {
    let described = Preview(uiKitApp: "app", title: "App", launch: launch)
    var members = [
      Member("type", "open"), Member("scene", "app"), Member("profile", .string(profile.id)),
      Member("options", ["log": "all"]),
    ]
    if let device {
      members.append(Member("device", .string(device)))
    } else {
      members.append(Member("window", ["width": .number(size.width), "height": .number(size.height)]))
    }
    if let policy { members.append(Member("policy", .string(policy.rawValue))) }
    if !traits.isEmpty { members.append(Member("traits", .object(traits))) }
    guard case .open(let open) = try ClientMessage.decode(.object(members)).message.get() else { throw NotOpened() }
    preview = try OpenPreview(open, among: [described], on: .builtIn)
    context = UIKitContext.current
  }

  convenience init(
    _ profile: Profile = .ios26, size: Size = Size(width: 1180, height: 820), device: String? = nil, policy: TraitPolicy? = nil,
    traits: [Member] = [], root: @escaping @Sendable @MainActor () -> UIViewController
  ) throws {
    try self.init(profile, size: size, device: device, policy: policy, traits: traits) { AppLaunch(root: root) }
  }

  struct NotOpened: Error {}

  /// The root, as an app gets it.
  var root: UIViewController { UIApplication.shared.windows[0].rootViewController! }

  func root<Root: UIViewController>(_ type: Root.Type) -> Root { root as! Root }

  /// Sends a message as a client does, and ends the turn.
  func say(_ message: Value) throws {
    let decoded = try ClientMessage.decode(message).message.get()
    try preview.apply(decoded)
    context.endTurn()
  }

  func tap(_ id: String) throws { try say(["type": "tap", "target": .string(id)]) }
  func resize(_ width: Double, _ height: Double) throws {
    try say(["type": "resize", "width": .number(width), "height": .number(height)])
  }

  /// Lets the engine lay out what the test itself has changed.
  func settle() {
    window.layoutIfNeeded()
    context.endTurn()
  }

  var scene: SplitKit.Scene { preview.sceneReader.read() }
  func pane(_ id: String) -> Pane? { scene.panes.first { $0.id == id } }
  func content(_ id: String) -> Value? { scene.viewModels.first { $0.id == id }?.content }
  /// The names of the visible controllers, from back to front.
  var visible: [String] { scene.panes.filter { $0.isVisible && $0.role != .dimming && $0.role != .separator }.map(\.controller) }
  /// The selectors of the calls since the last time, and their receivers.
  func takeCalls() -> [String] {
    preview.application.takeCalls().map { "\($0.receiver) \($0.selector)" }
  }
}
