import ArgumentParser
import WebSocketServer

/// Says back what is said to it: for the protocol suites and benchmarks of others, which want a server that echoes.
@main
struct WebSocketEcho: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "websocket-echo",
    abstract: "Sends every message back to whoever sent it, on this machine, until it is stopped with Control-C.")

  @Argument(help: "The port to listen on; 0 takes a free one.")
  var port: Int

  @Option(help: "The longest message in bytes; a longer one closes with 1009.")
  var messageLength = 16_777_216

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("\(port) is not a port.") }
    guard messageLength > 0 else { throw ValidationError("A message has at least one byte.") }
  }

  func run() throws {
    StopHandle.installSignalHandlers()
    var limits = WebSocketServer.Limits()
    limits.eachConnection.messageLength = messageLength
    limits.eachConnection.messageFrames = .max
    let configuration = WebSocketServer.Configuration(port: port, socketPath: "/", subprotocol: "echo", limits: limits)
    let server = try WebSocketServer(configuration, stopHandle: .signals) { _ in Echo() }
    CurrentProcess.write("ws://127.0.0.1:\(server.port)/\n", to: .output)
    server.run()
  }
}
