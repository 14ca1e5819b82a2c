import ScenePicture
import SplitKit

/// A preview that this program has open for itself, without a client: it takes messages, and shows the scene after each.
package final class PreviewProbe {
  let preview: OpenPreview
  /// The sentence of the exception that UIKit would have raised at the last message or resize, or nil if there was none.
  package private(set) var exception: String?
  /// The calls to the app's code at the last message or resize.
  package private(set) var calls: [Call] = []

  /// Opens a preview with a message of that type. Throws the error with which the message is refused.
  package convenience init(_ open: Value, among previews: [Preview], on devices: DeviceCatalog) throws(ProtocolError) {
    try self.init(Open(open, for: "A check"), among: previews, on: devices)
  }

  /// Opens a preview at a place on a device's screen. Throws the error with which the message is refused.
  package convenience init(
    _ open: Value, on stage: Stage, among previews: [Preview], on devices: DeviceCatalog
  ) throws(ProtocolError) {
    let open = try Open(open, for: "A check")
    try self.init(open.launched(on: stage, at: nil, open.traits), among: previews, on: devices)
  }

  private init(_ open: Open, among previews: [Preview], on devices: DeviceCatalog) throws(ProtocolError) {
    preview = try OpenPreview(open, among: previews, on: devices)
    if let refusal = WordVersions.refusal(of: open, in: profile) { throw refusal }
  }

  /// The places on the screen of a device, by its id, or by the beginning or words of its name: then it is the newest one that has run
  /// all OS versions. Throws an error that names the nearest devices if there is no such one.
  package static func stages(
    of device: String, running profiles: [Profile], in devices: DeviceCatalog
  ) throws(ProtocolError) -> [Stage] {
    let search = DeviceSearch(device, in: devices)
    if let found = search.device(running: profiles.map(\.screen.systems)) { return found.stages }
    if let sentence = search.sentence(withoutAny: profiles) { throw ProtocolError(.unknownDevice, sentence, path: "device") }
    return try OpenPreview.Setting.device(device, in: devices).stages
  }

  package var profile: Profile { preview.application.profile }
  /// The app, which code that runs by itself changes between messages.
  package var application: Application { preview.application }
  /// Lays out what the app has changed by itself.
  package func layoutIfNeeded() { preview.window.layoutIfNeeded() }
  /// The size of the window, in points.
  package var size: Size { preview.window.size }
  /// The length of a pixel, in points.
  package var pixel: Double { 1 / preview.window.scale }
  /// The scene as it is now. Scenes share what has not changed since the last one.
  package var scene: Scene { preview.sceneReader.read() }
  /// The user's place, which a restart of the app brings back.
  package var place: Value { preview.place }

  /// Whether the app has a controller with the id now, shown or not, or the split view of a column such as `split.secondary`.
  package func knows(_ target: String) -> Bool {
    let id = SceneFacts.column(target)?.split ?? target
    return target == "window" || preview.application.controller(target) != nil || preview.application.controller(id) != nil
  }

  /// The ids that a message can have as its target: the elements of the panes, and the controllers in the tree.
  package var targets: [String] { preview.targets }

  /// Resizes the window, as a finger that drags its edge.
  package func resize(to size: Size) {
    preview.resize(to: size.width, size.height)
    endStep()
  }

  /// Does one pass of the layout, for a window whose layout does not end.
  package func layOutOnce() {
    preview.window.layOutOnce()
    endStep()
  }

  /// Applies a message of a client, whose target can be the last part of an id that no other has. Throws the error with which it is
  /// refused, and then changes nothing.
  ///
  /// - Returns: The message with its whole target.
  @discardableResult
  package func apply(_ message: Value) throws(ProtocolError) -> Value {
    let whole = try preview.apply(step: message)
    endStep()
    return whole
  }

  /// Throws the error of a message that no window would take, whatever its state.
  package static func check(_ message: Value) throws(ProtocolError) { _ = try ClientMessage.step(message) }

  /// The calls of one step are of no interest to the next.
  private func endStep() {
    calls = preview.application.takeCalls()
    exception = calls.first { $0.phase == .raise }?.arguments.first?.string
    _ = preview.application.takeTransition()
  }

  /// The selected elements of each controller that has some, also of those that are hidden.
  package var selections: [Member] {
    scene.hierarchy.withAllBelow.compactMap { node in
      guard let controller = preview.application.controller(node.id) as? ViewController, !controller.selection.isEmpty else {
        return nil
      }
      return Member(node.id, .array(controller.selection.map(Value.string)))
    }
  }

  /// The picture of the window as SVG.
  package func svg() -> String {
    let picture = Picture(of: preview)
    picture.advance()
    return picture.svg
  }
}
