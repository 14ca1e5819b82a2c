import PreviewProtocol
import SplitKit

extension PreviewServer {
  /// The number of bytes that a server reads of a folder before it listens. The scenes of a small folder are thus there from the
  /// start, and a large folder does not delay the server. The number is our choice.
  private static let readBeforeListening: Int64 = 65_536

  /// The addresses of the scenes that come from files and of those whose files have a fault, at most `count`, the latter with the word
  /// that says so. A large folder is read further while the server runs, and its later files are not among them.
  package func scenesFromFiles(besides others: [Preview], atMost count: Int) -> [String] {
    let ids = library.previews.map(\.id).filter { id in !others.contains { $0.id == id } }
    var broken: [String] = []
    for id in library.faults.compactMap(\.preview) where !ids.contains(id) && !broken.contains(id) { broken.append(id) }
    let lines = ids.map { address(ofScene: $0) } + broken.map { address(ofScene: $0) + " (its file has a fault)" }
    return Array(lines.prefix(count)) + (lines.count > count ? ["and \(lines.count - count) more in the list of scenes"] : [])
  }

  private func address(ofScene id: String) -> String { "\(url)\(url.contains("?") ? "&" : "?")scene=\(id)" }

  /// Offers the previews of a folder from now on, reads its files again when they change, and tells the clients.
  ///
  /// A thread of its own reads the files. It stops when the server stops.
  ///
  /// - Parameters:
  ///   - describing: Makes the documents of an offer, on any thread.
  ///   - update: Called after the library has changed, with the documents if they are made.
  func watch(
    _ folder: PreviewFolder, besides others: [Preview], describing: @escaping @Sendable (FolderOffer) -> CatalogDocuments,
    then update: @escaping (CatalogDocuments?) -> Void
  ) throws(PreviewServerError) {
    var reading = FolderReading(of: folder)
    let (library, sessions) = (library, sessions)
    var (shown, reported) = (reading.contents, [PreviewFault]())
    func show(_ offer: FolderOffer) {
      let (contents, faults) = (offer.contents, offer.faults)
      let (changed, before) = (contents.changedIDs(since: shown), library.faults)
      shown = contents
      library.replace(offer.previews, faults: faults)
      update(offer.documents)
      if contents.isComplete, faults != reported {
        reported = faults
        folder.report(faults)
      }
      guard !changed.isEmpty || faults != before else { return }
      sessions.forEachSocket { $0.tell(.scenes(changed: changed, faults: faults)) }
    }
    reading.look(budget: Self.readBeforeListening)
    show(FolderOffer(reading.contents, besides: others))
    let worker = FolderWorker(waking: server.waker) { contents in
      var offer = FolderOffer(contents, besides: others)
      offer.documents = describing(offer)
      return offer
    }
    server.whenWoken { if let offer = worker.take() { show(offer) } }
    guard worker.start(reading) else {
      throw .cannotListen(reason: "The system starts no further thread, which a server with a folder of scenario files needs.")
    }
    folderWorker = worker
  }
}
