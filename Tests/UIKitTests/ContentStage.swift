import Foundation
import SplitKit
import Testing

@testable import PreviewProtocol
@testable import UIKit

/// A controller of UIKit in a window of the engine, with what a client reads and does.
@MainActor
final class ContentStage {
  let preview: OpenPreview
  let context: UIKitContext

  init(
    _ profile: Profile = .ios18, width: Double = 390, height: Double = 844, traits: [Member] = [],
    root: @escaping @Sendable @MainActor () -> UIViewController
  ) throws {
    let stage = try AppStage(profile, size: Size(width: width, height: height), traits: traits, root: root)
    (preview, context) = (stage.preview, stage.context)
  }

  var root: UIViewController { UIApplication.shared.windows[0].rootViewController! }

  func say(_ message: Value) throws {
    try preview.apply(ClientMessage.decode(message).message.get())
    context.endTurn()
  }

  func tap(_ id: String) throws { try say(["type": "tap", "target": .string(id)]) }
  func tap(x: Double, y: Double) throws { try say(["type": "tap", "x": .number(x), "y": .number(y)]) }
  func type(_ text: String, into id: String) throws { try say(["type": "edit", "target": .string(id), "text": .string(text)]) }
  func resize(_ width: Double, _ height: Double) throws {
    try say(["type": "resize", "width": .number(width), "height": .number(height)])
  }

  /// Lets the engine lay out what the test itself has changed.
  func settle() {
    preview.window.layoutIfNeeded()
    context.endTurn()
  }

  var scene: SplitKit.Scene {
    settle()
    return preview.sceneReader.read()
  }
  func content(_ id: String) -> Value? { scene.viewModels.first { $0.id == id }?.content }
  func pane(_ id: String) -> Pane? { scene.panes.first { $0.content.controller == id && $0.layout != nil } }
  /// A member of the numbers of a content.
  func number(_ name: String, of id: String) -> Value? { layout(of: id)?.metrics.numbers.first { $0.name == name }?.value }
  func layout(of id: String) -> ContentLayout? { pane(id)?.layout }
  func selection(of id: String) -> [String] { pane(id)?.content.selection ?? [] }
  /// The sentences that UIKit or Xcode would have written since the last time.
  func logged() -> [String] {
    preview.application.takeCalls().filter { $0.selector == "log" }.compactMap { $0.arguments.first?.string }
  }
  /// The sentences of the exceptions that UIKit would have raised since the last time.
  func raised() -> [String] {
    preview.application.takeCalls().filter { $0.phase == .raise }.compactMap { $0.arguments.first?.string }
  }
}

extension Value {
  /// A member deep inside: names and indices.
  func at(_ path: Any...) -> Value? {
    path.reduce(Value?.some(self)) { value, step in
      if let name = step as? String { return value?[name] }
      guard let index = step as? Int, let array = value?.array, array.indices.contains(index) else { return nil }
      return array[index]
    }
  }

  /// The members of an object without some, so that a test compares the others.
  func without(_ names: String...) -> Value {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { !names.contains($0.name) })
  }

  /// Frames as rectangles.
  var rects: [CGRect] {
    (array ?? []).map { frame in
      let numbers = (frame.array ?? []).map { CGFloat($0.number ?? .nan) }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}
