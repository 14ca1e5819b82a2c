import SplitKit

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
}
