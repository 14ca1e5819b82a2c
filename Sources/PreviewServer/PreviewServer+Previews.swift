import SplitKit
import WebSocketServer

extension PreviewServer {
  /// Throws for previews that a client could not open, or could not tell apart.
  static func check(_ previews: [Preview]) throws(PreviewServerError) {
    guard !previews.isEmpty else {
      throw .invalidPreview(id: "", reason: "A server needs at least one preview.")
    }
    for (index, preview) in previews.enumerated() {
      if let reason = preview.objection { throw .invalidPreview(id: preview.id, reason: reason) }
      if previews[..<index].contains(where: { $0.id == preview.id }) {
        throw .invalidPreview(id: preview.id, reason: "Another preview has this id.")
      }
    }
  }

  /// Throws for a preview whose page module belongs to the app's own files and is not one of them.
  ///
  /// A module elsewhere is part of the page, which reports a missing one to the user.
  static func check(_ previews: [Preview], have site: Site) throws(PreviewServerError) {
    for preview in previews {
      guard let module = preview.pageModule, "/\(module)".hasPrefix(PageDirectories.appPath + "/") else { continue }
      guard site.files[Array("/\(module)".utf8)] == nil else { continue }
      throw .invalidPreview(
        id: preview.id, reason: "Its page module \(module) is not a file in the directory of the setting `appDirectory`.")
    }
  }
}
