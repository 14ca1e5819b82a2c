import PreviewProtocol
import SplitKit

/// The scene that checks are about, and what it stands on.
package struct CheckSubject: Sendable {
  /// The id of the scene.
  package let scene: String
  /// The previews among which the scene is opened.
  package let previews: [Preview]
  /// The devices on which windows of checks can stand.
  package let devices: DeviceCatalog

  /// Creates the subject of a scene, which is one of the previews.
  package init(_ scene: String, among previews: [Preview], on devices: DeviceCatalog) {
    (self.scene, self.previews, self.devices) = (scene, previews, devices)
  }

  var preview: Preview? { previews.first { $0.id == scene } }
}
