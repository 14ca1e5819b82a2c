#if os(macOS) || os(Linux)
  import Foundation

  /// The words of a server that starts.
  struct ServerOutput: Sendable {
    private let pieces: AsyncStream<Data>

    /// Reads a pipe until its end, also when nobody wants the words any more, so that the server never waits for room.
    ///
    /// A thread of its own reads. On Linux, the handler of a file handle sometimes never hears of the end.
    init(_ pipe: FileHandle) {
      let (pieces, feed) = AsyncStream.makeStream(of: Data.self)
      self.pieces = pieces
      Thread.detachNewThread {
        while case let piece = pipe.availableData, !piece.isEmpty { feed.yield(piece) }
        feed.finish()
      }
    }

    /// The address that the server prints. Throws ``ServerFailed`` if it ends or is silent for so long, or `CancellationError`.
    func address(within time: Duration) async throws -> String {
      try await withThrowingTaskGroup(of: String.self) { group in
        group.addTask { try await address() }
        group.addTask {
          try await Task.sleep(for: time)
          throw ServerFailed("The server has printed no address within \(time).")
        }
        defer { group.cancelAll() }
        return try await group.next() ?? ""
      }
    }

    /// Waits for the end of the pipe.
    func end() async { for await _ in pieces {} }

    private func address() async throws -> String {
      var text = ""
      for await piece in pieces {
        text += String(decoding: piece, as: UTF8.self)
        if let match = text.firstMatch(of: #/Open (http://\S+)\n/#) { return String(match.1) }
      }
      try Task.checkCancellation()
      throw ServerFailed("The server ended before it printed an address. \(text.trimmingCharacters(in: .whitespacesAndNewlines))")
    }
  }
#endif
