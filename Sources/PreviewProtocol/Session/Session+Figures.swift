/// The parts of a session that figures about a server need.
extension Session {
  /// The number of sweeps, overviews and the like that are under way.
  package var inquiryCount: Int { inquiries.count }

  /// The id of the preview in the slot to which a message belongs, or nil if none is open in it or the message is for several.
  package func openPreview(in slots: SlotChoice) -> String? {
    switch slots {
    case .unnamed: first.preview?.preview.id
    case .one(let number): slot(number)?.preview?.preview.id
    case .several: nil
    }
  }
}
