import Foundation
import SplitKit
import Workload

/// The messages that this server takes.
struct Request: Decodable {
  let type: String
  let id: Int
  let width: Double?
  let height: Double?
}

struct Pong: Encodable {
  let type = "pong"
  let ack: Int
}

enum RequestError: Error { case unknownType, notOpen }

/// A client's open scene.
final class Conversation {
  private let decoder = JSONDecoder()
  private let encoder = JSONEncoder()
  private var opened: OpenedWindow?
  private var sent: [ViewModel] = []
  private var revision = 0

  func answer(to text: String) throws -> String {
    let request = try decoder.decode(Request.self, from: Data(text.utf8))
    switch request.type {
    case "ping": return try encode(Pong(ack: request.id))
    case "open": opened = try OpenedWindow(Array(text.utf8))
    case "resize": opened?.resize(to: Size(width: request.width ?? 0, height: request.height ?? 0))
    default: throw RequestError.unknownType
    }
    return try encode(scene(ack: request.id))
  }

  /// The scene, without the contents that the client already has. They are most of a scene, and no resize changes them.
  private func scene(ack: Int) throws -> SceneMessage {
    guard let opened else { throw RequestError.notOpen }
    let scene = Scene(of: opened.window)
    revision += 1
    defer { sent = scene.viewModels }
    return SceneMessage(
      scene, ack: ack, revision: revision, of: opened, viewModels: scene.viewModels.filter { !sent.contains($0) })
  }

  private func encode(_ message: some Encodable) throws -> String {
    String(decoding: try encoder.encode(message), as: UTF8.self)
  }
}
