import PreviewProtocol
import SplitKit

/// A preview in a window, without a session: the engine as any server would use it.
package struct OpenedWindow {
  package let open: Open
  package let preview: Preview
  package let application: Application
  package let content: PreviewContent
  package let window: Window
  /// The reader that a session would keep.
  package let reader: SceneReader

  /// Opens the preview that an `open` message names, with its profile, its options and its size.
  package init?(_ message: [UInt8]) throws {
    guard case .success(.open(let open)) = ClientMessage.decode(message).message,
      let preview = Preview.measured.first(where: { $0.id == open.preview })
    else { return nil }
    let profile = open.profile.flatMap(Profile.init(id:)) ?? preview.profiles[0]
    let options = try preview.resolve(open.options)
    self.open = open
    self.preview = preview
    application = Application(profile: profile, detail: options.detail)
    content = try preview.make(application, options)
    window = Window(
      application: application, rootViewController: content.rootViewController,
      size: open.window?.size ?? preview.windowSize, policy: preview.policy)
    window.makeVisible()
    reader = SceneReader(of: window)
  }

  /// Resizes the window as a message does.
  package func resize(to size: Size, safeArea: EdgeInsets? = nil) {
    application.beginMessage(isResize: true)
    window.resize(to: size, safeArea: safeArea)
    _ = application.takeLog()
    _ = application.takeTransition()
  }
}
