import SamplePreviews
import SplitKit
import Testing

@testable import PreviewProtocol

/// A client that asks for overviews and, to compare, moves a window of its own.
struct Asker {
  let session = Session(
    name: "s", previews: Preview.all, server: ServerIdentity(name: "test", version: "1", epoch: "e", resumeFor: 0))

  /// Sends a message, lets its work go on to the end, and returns the only answer.
  @discardableResult
  func say(_ message: Value) throws -> Value {
    session.receive(JSONWriter.text(of: message), isWritable: true)
    while session.hasWork { session.work(steps: 1) }
    let answer = try #require(session.nextMessage())
    #expect(session.nextMessage() == nil)
    return try JSONReader.read(Array(answer.text.utf8))
  }

  /// Opens a scene with a device, or in a window of its own.
  @discardableResult
  func open(_ scene: String, _ more: Member...) throws -> Value {
    try say(.object([Member("type", "open"), Member("scene", .string(scene))] + more))
  }

  /// The windows of a device's overview.
  func windows(of device: Device) throws -> [Value] {
    let answer = try say(["type": "overview", "device": .string(device.id)])
    #expect(answer["type"] == "overview")
    #expect(answer["device"] == .string(device.id))
    return try #require(answer["windows"]?.array)
  }

  /// Moves the window to the place of a row of an overview, as a user turns the device and arranges the window.
  func move(to row: Value) throws -> Value {
    let turn: Value = row["orientation"] == "landscape" ? "landscapeLeft" : "portrait"
    try say(["type": "rotate", "to": turn])
    return try say(["type": "arrange", "arrangement": try #require(row["arrangement"]), "side": "left"])
  }

  /// Gives the window the size of a row.
  func resize(to row: Value) throws -> Value {
    let size = try #require(row["size"]?.array)
    return try say(["type": "resize", "width": size[0], "height": size[1]])
  }
}

extension Value {
  /// The size classes of a scene's window, as a row of an overview has them.
  var classes: Value {
    let traits = self["window"]?["traits"]
    return .array(["horizontalSizeClass", "verticalSizeClass"].map { traits?[$0] ?? .null })
  }

  /// The visible columns and parts of a scene, as a row of an overview has them.
  var parts: Value {
    let others: [Value] = ["content", "tabBar", "separator", "dimming", "modal", "popover"]
    let panes = (self["panes"]?.array ?? []).filter { pane in
      pane["isVisible"] == true && !others.contains { $0 == pane["role"] }
    }
    return .array(
      panes.map { pane in
        .object(["container", "role", "column", "frame"].compactMap { name in pane[name].map { Member(name, $0) } })
      })
  }

  /// The value in a scene of a fact with the given target and name, with its reason, if the scene has both.
  func fact(_ target: String, _ name: String) -> (value: Value, because: Value)? {
    let node = target == "window" ? self["window"] : self["hierarchy"]?.node(target)
    guard let value = node?["traits"]?[name] ?? node?[name], let because = node?["because"]?[name] else { return nil }
    return (value, because)
  }

  /// The node with the given id, in a node of a hierarchy.
  private func node(_ id: String) -> Value? {
    if self["id"] == .string(id) { return self }
    let inside = (self["children"]?.array ?? []) + [self["presented"]].compactMap { $0 }
    return inside.lazy.compactMap { $0.node(id) }.first
  }
}
