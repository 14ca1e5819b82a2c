import ArgumentParser
import HostSystem
import WebSocketServer

/// A server that echoes messages, as the test suites and benchmarks of other projects require.
@main
struct WebSocketEcho: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "websocket-echo",
    abstract: "Sends every message back to its sender, on this machine, until it is stopped with Control-C.")

  @Argument(help: "The port to listen on; 0 takes a free one.")
  var port: Int

  @Option(help: "The length of the longest message in bytes; the server closes with 1009 after a longer one.")
  var messageLength = 16_777_216

  @Option(help: "How the server waits for its clients: auto, poll or libev.")
  var eventLoop = EventLoop.automatic

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("\(port) is not a port.") }
    guard messageLength > 0 else { throw ValidationError("A message has at least one byte.") }
  }

  func run() throws {
    StopHandle.installSignalHandlers()
    var limits = WebSocketServer.Limits()
    limits.eachConnection.messageLength = messageLength
    limits.eachConnection.messageFrames = .max
    let configuration = WebSocketServer.Configuration(
      port: port, socketPath: "/", subprotocol: "echo", eventLoop: eventLoop, limits: limits)
    let server = try WebSocketServer(configuration, stopHandle: .signals) { _ in Echo() }
    CurrentProcess.write("ws://127.0.0.1:\(server.port)/\n", to: .output)
    server.run()
  }
}

extension EventLoop: ExpressibleByArgument {}
