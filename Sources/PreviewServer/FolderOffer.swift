import PreviewProtocol
import SplitKit

/// All that a server offers while its folder has certain contents.
struct FolderOffer: Sendable {
  let contents: FolderContents
  /// The previews that come from no file, and those of the folder.
  let previews: [Preview]
  let faults: [PreviewFault]
  /// The documents, or nil to make them for the first request.
  var documents: CatalogDocuments?

  init(_ contents: FolderContents, besides others: [Preview]) {
    let (previews, faults) = contents.offered(besides: others)
    (self.contents, self.previews, self.faults) = (contents, others + previews, faults)
  }
}

/// The documents that describe what a server offers, made before anybody asks for them.
///
/// Hundreds of long files take longer to describe than a client should wait for another, so the thread that reads them does it.
struct CatalogDocuments: Sendable {
  /// The bytes of `/meta.json`.
  let whole: [UInt8]
  /// The bytes of `/meta/first.json`.
  let first: [UInt8]

  init(of offer: FolderOffer, _ devices: DeviceCatalog?, _ identity: ServerIdentity) {
    whole = metaDocument(previews: offer.previews, devices: devices ?? .builtIn, server: identity)
    first = firstDocument(previews: offer.previews, faults: offer.faults)
  }
}
