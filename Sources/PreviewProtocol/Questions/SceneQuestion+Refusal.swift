import SplitKit

extension SceneQuestion {
  /// Throws the error with which a preview refuses the question before it makes its app. A command asks before it builds the app, which
  /// can take minutes.
  ///
  /// - Parameters:
  ///   - previews: The previews as they are known without the app. Their options are the same.
  ///   - devices: The devices that the question can name.
  package func check(among previews: [Preview], on devices: DeviceCatalog) throws(ProtocolError) {
    try check()
    let open = try Open(open, for: noun)
    for open in opens(of: open) {
      let setting = try OpenPreview.Setting(open, among: previews, on: devices)
      do throws(Refusal) {
        _ = try setting.preview.resolve(open.options)
        try open.traits.check(in: setting.profile, at: "traits")
      } catch {
        throw ProtocolError(error).hinting(at: open.options, of: setting.preview)
      }
    }
    try refuseWordsOfOtherVersions(in: open, among: previews, on: devices)
  }

  /// Throws the error of an option with a style or display mode that an OS version of the question does not have.
  func refuseWordsOfOtherVersions(
    in open: Open, among previews: [Preview], on devices: DeviceCatalog
  ) throws(ProtocolError) {
    for open in opens(of: open) {
      let setting = try OpenPreview.Setting(open, among: previews, on: devices)
      if let refusal = WordVersions.refusal(of: open, in: setting.profile) { throw refusal }
    }
  }

  /// The messages that open the preview: one, or that of each profile which is swept.
  private func opens(of open: Open) -> [Open] {
    guard case .sweeps(let ranges) = subject else { return [open] }
    return ranges.map { open.afresh(in: $0.profile, open.window) }
  }
}
