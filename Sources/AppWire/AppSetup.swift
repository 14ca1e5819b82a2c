import PreviewProtocol
import SplitKit

/// The first frame of a process: whom it serves, and by which names.
package struct AppSetup: Equatable, Sendable {
  /// The name of the conversation.
  package let session: String
  package let server: ServerIdentity
  /// The id and the title of the app.
  package let id, title: String
  /// The text of the user's file of devices, or nil if there are only the built-in ones.
  package let devices: String?

  package init(session: String, server: ServerIdentity, id: String, title: String, devices: String?) {
    (self.session, self.server, self.id, self.title, self.devices) = (session, server, id, title, devices)
  }

  package var frame: Frame {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("session", session)
    writer.member("name", server.name)
    writer.member("version", server.version)
    writer.member("epoch", server.epoch)
    writer.member("resumeFor", server.resumeFor)
    if let process = server.process { writer.member("process", process) }
    writer.member("id", id)
    writer.member("title", title)
    if let devices { writer.member("devices", devices) }
    writer.endObject()
    return Frame(.setup, writer.bytes)
  }

  /// Reads a frame, or returns nil if its payload is none of this kind.
  package init?(_ frame: Frame) {
    guard frame.kind == .setup, let value = try? JSONReader.read(frame.payload), let session = value["session"]?.string,
      let name = value["name"]?.string, let version = value["version"]?.string, let epoch = value["epoch"]?.string,
      let id = value["id"]?.string, let title = value["title"]?.string
    else { return nil }
    let server = ServerIdentity(
      name: name, version: version, epoch: epoch, resumeFor: value["resumeFor"]?.number.flatMap(Int.init(exactly:)) ?? 0,
      process: value["process"]?.string)
    self.init(session: session, server: server, id: id, title: title, devices: value["devices"]?.string)
  }
}
