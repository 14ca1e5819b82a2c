import AppBroker
import HostSystem
import PreviewServer
import Spelling

extension Serve {
  /// Serves an app until the server is stopped.
  ///
  /// - Parameters:
  ///   - opensPage: Whether the page is opened in the browser of this machine.
  ///   - didStart: Called with the way to tell the broker of a new program or of faults in the app's sources.
  func serve(app settings: AppBroker.Settings, opensPage: Bool, didStart: (AppBroker.Inbox) -> Void = { _ in }) throws {
    defer { Program.endRunning() }
    try serve(opensPage: opensPage) { (_, configuration) throws(PreviewServerError) in
      var settings = settings
      settings.devices = try configuration.devicesFile.map { path throws(PreviewServerError) in
        _ = try PreviewServer.devices(adding: path)
        return (try? FileTree.file(at: path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      }
      let name = settings.title
      let broker = AppBroker(settings) { BackgroundWriter.error.put("\("\(name): \($0)".printableLines)\n") }
      didStart(broker.inbox)
      return Offer(previews: [broker.preview], source: broker)
    }
  }
}
