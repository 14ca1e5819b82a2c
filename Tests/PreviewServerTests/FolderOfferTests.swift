import Foundation
import PreviewProtocol
import SplitKit
import Testing

@testable import PreviewServer

@Suite final class FolderOfferTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "scenarios-\(UUID())")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A preview whose id is the text of its file. An empty file has a fault.
  private static let reader: PreviewFolder.Reader = { text, file, name in
    guard !text.isEmpty else { return .failure(PreviewFaults(in: file, of: name, "It is empty.")) }
    return .success(preview(text))
  }

  private static func preview(_ id: String) -> Preview {
    Preview(id: id, title: id, summary: id) { application, _ in PreviewContent(rootViewController: ViewController(application)) }
  }

  private func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: folder.appending(path: name)) }

  private func reading() throws -> FolderReading { FolderReading(of: try PreviewFolder(folder.path, read: Self.reader) { _ in }) }

  @Test func `previews that come, change and stay are told from each other`() throws {
    try write("stays", to: "a.yaml")
    try write("changes", to: "b.yaml")
    var reading = try reading()
    reading.look()
    let before = reading.contents
    try write("has changed", to: "b.yaml")
    try write("comes", to: "c.yaml")
    reading.look()
    #expect(reading.contents.changedIDs(since: before) == ["changes", "comes", "has changed"])
    #expect(before.changedIDs(since: reading.contents) == ["changes", "comes", "has changed"])
    #expect(before.changedIDs(since: before).isEmpty)
  }

  @Test func `the documents of an offer have its previews and its faults`() throws {
    try write("file", to: "a.yaml")
    try write("other", to: "b.yaml")
    try write("", to: "c.yaml")
    var reading = try reading()
    reading.look()
    let offer = FolderOffer(reading.contents, besides: [Self.preview("other")])
    #expect(offer.previews.map(\.id) == ["other", "file"] && offer.faults.count == 2)
    let identity = ServerIdentity(name: "split-preview", version: "0", epoch: "e", resumeFor: 0)
    let documents = CatalogDocuments(of: offer, nil, identity)
    #expect(documents.whole == metaDocument(previews: offer.previews, server: identity))
    #expect(documents.first == firstDocument(previews: offer.previews, faults: offer.faults))
  }
}
