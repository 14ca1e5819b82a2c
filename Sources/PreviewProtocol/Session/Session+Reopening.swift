import SplitKit

extension Session {
  /// The id of the preview that is open in slot 0, or nil if none is.
  package var openPreview: String? { first.preview?.preview.id }

  /// Opens the present version of the preview in slot 0 in place of the open one, in the same window, with the same overrides of
  /// traits, and at the user's place. The answer to the next message has its whole scene. Properties that messages have set are
  /// those of the app again.
  ///
  /// - Throws: A `ProtocolError` if the present version cannot be opened like the one before. The open one then stays.
  package func reopen() throws(ProtocolError) {
    guard let current = first.preview else { return }
    first.open(try OpenPreview(current.reopening, among: previews, on: devices))
  }
}

extension OpenPreview {
  /// The message that opens the preview as it stands now.
  fileprivate var reopening: Open {
    let traits = TraitChanges(to: traitOverrides)
    if let stage = window.stage, stage.arrangement != .free { return opened.launched(on: stage, at: place, traits) }
    // The insets of a free window on a device follow from its place there.
    let safeArea = window.stage == nil ? window.safeArea : opened.window?.safeArea
    return opened.continued(at: place, traits, in: Open.Window(size: window.size, scale: window.scale, safeArea: safeArea))
  }
}
