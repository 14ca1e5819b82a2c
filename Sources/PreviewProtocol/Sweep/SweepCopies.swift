import SplitKit

/// The copies of a preview that a sweep drags, each opened at the first width with the scale of the requested window.
struct SweepCopies {
  private let open: Open
  private let range: SweepRange
  private let previews: [Preview]
  private let devices: DeviceCatalog
  /// The overrides of the open preview, which can have changed since it was opened, or nil for those of the message.
  private let overrides: TraitOverrides?

  init(
    of open: Open, over range: SweepRange, among previews: [Preview], on devices: DeviceCatalog, overrides: TraitOverrides?
  ) {
    (self.open, self.range, self.previews, self.devices, self.overrides) = (open, range, previews, devices, overrides)
  }

  /// Opens a copy. Throws the errors of `open`.
  func make() throws(ProtocolError) -> OpenPreview {
    let asked = open.afresh(in: range.profile, open.window)
    let scale = try OpenPreview.Setting(asked, among: previews, on: devices).scale
    let first = Open.Window(size: Size(width: range.from, height: range.height), scale: scale, safeArea: open.window?.safeArea)
    let copy = try OpenPreview(asked.afresh(in: nil, first), among: previews, on: devices)
    if let overrides { copy.traitOverrides = overrides }
    copy.window.layoutIfNeeded()
    return copy
  }
}
