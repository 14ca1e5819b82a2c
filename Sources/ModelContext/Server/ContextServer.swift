import PreviewProtocol
import SplitKit

/// A server of the Model Context Protocol, without its pipes: bytes of the client come in, and lines go out.
///
/// The server answers a request at once, except calls of tools, which it runs one after the other and in short steps. Between two
/// steps it takes further input, so a client can send a `ping` while a sweep is under way, or cancel it. The previews belong to the
/// server, and all of them are gone when it ends.
package final class ContextServer {
  /// The number of calls that can wait, beyond which the owner should read no further input.
  package static let maximumWaiting = 64
  /// The number of steps of a sweep, an explanation or an audit between two looks at the input, each of about 50 microseconds.
  private static let stepsAtOnce = 16
  /// The number of windows of a check between two looks at the input, each of about half a millisecond.
  private static let windowsAtOnce = 4

  static let instructions = """
    Split Preview lays out UIKit apps with split views, tab bars and navigation controllers as an iPad or an iPhone would, from \
    iOS 5 to iOS 26, without a Mac. Begin with list_scenes and open. For an app of your own, add_scene takes its structure in YAML, \
    which describe_format explains. \
    Each change returns an outline with the ids that the other tools take. explain says why something is shown, hidden or as wide as \
    it is, and sweep finds the widths at which a layout changes.
    """

  let identity: ServerIdentity
  let table: ToolTable
  private let bench: ToolBench
  /// The lines about files that no answer has told yet.
  private var news: [String] = []
  private var lines = LineBuffer()
  /// Whether the client has sent `initialize`.
  var isInitialized = false
  private var waiting: [ToolCall] = []
  private var current: (call: ToolCall, run: ToolRun)?
  private var output: [UInt8] = []

  /// Creates a server whose client has sent nothing yet.
  ///
  /// - Parameter files: The files of scenes in the library.
  package init(
    identity: ServerIdentity, scenes: PreviewLibrary, devices: DeviceCatalog? = nil, files: SceneFiles = .none,
    rasterize: @escaping Rasterizer
  ) {
    self.identity = identity
    table = ToolTable()
    let previews = AgentPreviews(of: scenes, devices: devices, server: identity)
    bench = ToolBench(previews: previews, files: files, rasterize: rasterize)
  }

  /// Takes the next bytes of the client.
  package func receive(_ bytes: [UInt8]) {
    for line in lines.append(bytes) { receive(line) }
  }

  /// Ends the input. A last line without an end counts as a message.
  package func finishInput() {
    if let line = lines.finish() { receive(line) }
  }

  /// Whether a call is under way or waits.
  package var hasWork: Bool { current != nil || !waiting.isEmpty }

  /// Whether so many calls wait that the owner should read no further input.
  package var isFull: Bool { waiting.count >= Self.maximumWaiting }

  /// Takes the lines to write.
  package func takeOutput() -> [UInt8] {
    defer { output = [] }
    return output
  }
}

extension ContextServer {
  /// Continues with the call under way, or begins with the next one.
  package func work() {
    if current == nil, !waiting.isEmpty { begin(waiting.removeFirst()) }
    guard let (call, run) = current else { return }
    switch run {
    case .checks(let progress, let write):
      guard let report = progress.work(windows: Self.windowsAtOnce) else { return }
      end(call, write(report))
    case .done(let result): end(call, result)
    case .asks(let preview, let read):
      guard let answer = preview.work(steps: Self.stepsAtOnce) else { return }
      do throws(ToolError) {
        end(call, try read(answer))
      } catch {
        end(call, .failure(error))
      }
    }
  }

  private func begin(_ call: ToolCall) {
    news += bench.previews.follow(bench.files.refresh)
    do throws(ToolError) {
      let arguments = try Arguments(call.arguments, of: call.tool.name, call.tool.parameters)
      current = (call, try call.tool.run(arguments, bench))
    } catch {
      current = (call, .done(.failure(error)))
    }
  }

  private func end(_ call: ToolCall, _ result: ToolResult) {
    current = nil
    let told = result.after(news)
    news = []
    answer(call.id, call.manner) { $0.writeMembers(of: told) }
  }

  /// Gives up a call, which is then not answered. An id that no call has is ignored.
  func cancel(_ id: RPCID) {
    waiting.removeAll { $0.id == id }
    guard let (call, run) = current, call.id == id else { return }
    if case .asks(let preview, _) = run { preview.cancel() }
    current = nil
  }

  func wait(_ call: ToolCall) { waiting.append(call) }

  /// Writes a result with the members of its version around those that `writeMembers` writes.
  func answer(
    _ id: RPCID, _ manner: ProtocolVersion.Manner, isCacheable: Bool = false, _ writeMembers: (inout JSONWriter) -> Void
  ) {
    output += RPCAnswer.line(id) { writer in
      if manner == .envelope { writer.writeEnvelope(identity, isCacheable: isCacheable) }
      writeMembers(&writer)
    }
  }

  func refuse(_ id: RPCID?, _ error: RPCError) { output += RPCAnswer.line(id, error) }
}
