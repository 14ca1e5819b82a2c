import PreviewProtocol
import SplitKit

/// The scene or the app that checks are about, and what it stands on.
package struct CheckSubject: Sendable {
  /// The id of the scene.
  package let scene: String
  /// The previews among which the scene is opened.
  package let previews: [Preview]
  /// The devices on which windows of checks can stand.
  package let devices: DeviceCatalog

  /// Runs the checks in processes of an app, or nil for a scene of this process.
  package let runner: (any CheckRunner)?
  /// Told before each thing that can end an app.
  let willDo: (@Sendable (CheckNote) -> Void)?

  /// Creates the subject of a scene, which is one of the previews.
  ///
  /// - Parameter willDo: Called before each thing that can end an app.
  package init(
    _ scene: String, among previews: [Preview], on devices: DeviceCatalog, willDo: (@Sendable (CheckNote) -> Void)? = nil
  ) { (self.scene, self.previews, self.devices, self.willDo, runner) = (scene, previews, devices, willDo, nil) }

  /// Creates the subject of checks about an app, which this process cannot open itself.
  package init(app runner: any CheckRunner, on devices: DeviceCatalog) {
    (scene, previews, self.devices, self.runner, willDo) = ("app", [], devices, runner, nil)
  }

  var preview: Preview? { previews.first { $0.id == scene } }
}
