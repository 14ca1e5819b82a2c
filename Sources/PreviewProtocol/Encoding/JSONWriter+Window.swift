import SplitKit

extension JSONWriter {
  /// Writes the window: the members that differ from an earlier state of it, or all of them if there is none.
  mutating func memberWindow(_ window: WindowState, since old: WindowState?) {
    var difference = MemberDifference()
    beginObject("window")
    if old?.size != window.size { member("size", window.size) }
    if old?.scale != window.scale { member("scale", window.scale) }
    if old?.safeArea != window.safeArea { member("safeArea", window.safeArea) }
    writePlace(of: window, since: old, &difference)
    if old?.statusBarHeight != window.statusBarHeight { member("statusBar", window.statusBarHeight) }
    writeMargins(of: window, since: old, &difference)
    if old?.keyboardHeight != window.keyboardHeight { member("keyboard", window.keyboardHeight) }
    if let field = difference.changed("focus", old?.focusedField, window.focusedField) {
      member("focus", field)
    }
    if old?.activationState != window.activationState { member("activationState", window.activationState.rawValue) }
    if old?.traits != window.traits { member("traits", window.traits) }
    writeTextStyles(of: window, since: old, &difference)
    writeReasons(window.because, since: old?.because)
    write(difference)
    endObject()
  }

  private mutating func writePlace(of window: WindowState, since old: WindowState?, _ difference: inout MemberDifference) {
    if let old, !old.hasStage, !window.hasStage {
      if old.orientation != window.orientation { member("orientation", window.orientation.rawValue) }
      return
    }
    let (stage, before) = (window.stage, old?.stage)
    if old == nil || before?.device.id != stage?.device.id { member("device", stage.map { .string($0.device.id) } ?? .null) }
    if old?.orientation != window.orientation { member("orientation", window.orientation.rawValue) }
    let arrangement = stage?.arrangement ?? .free
    if old == nil || (before?.arrangement ?? .free) != arrangement { member("arrangement", arrangement.rawValue) }
    if let screen = difference.changed("screen", before?.screen, stage?.screen) { member("screen", screen) }
    if let frame = difference.changed("frame", before?.window, stage?.window) { member("frame", frame.rounded) }
    if let side = difference.changed("side", before?.side, stage?.side) { member("side", side.rawValue) }
    if let divider = difference.changed("divider", before?.divider, stage?.divider) {
      member("divider", divider.rounded)
    }
    if let other = difference.changed("otherWindow", before?.otherWindow, stage?.otherWindow) {
      member("otherWindow", other.rounded)
    }
    if let note = difference.changed("note", old?.note, window.note) { member("note", note) }
  }

  private mutating func writeMargins(of window: WindowState, since old: WindowState?, _ difference: inout MemberDifference) {
    let (margins, before) = (window.layoutMargins, old?.layoutMargins)
    if let insets = difference.changed("layoutMargins", before?.insets, margins?.insets) {
      member("layoutMargins", insets)
    }
    if let width = difference.changed("readableWidth", before?.readableWidth, margins?.readableWidth) {
      member("readableWidth", width)
    }
  }

  /// Writes the sizes of the text styles. At `large`, in which the page draws by default, there is no such member.
  private mutating func writeTextStyles(of window: WindowState, since old: WindowState?, _ difference: inout MemberDifference) {
    func changed(_ window: WindowState?) -> ContentSizeCategory? { window.flatMap { $0.textSize == .large ? nil : $0.textSize } }
    guard let category = difference.changed("textStyles", changed(old), changed(window)) else { return }
    beginObject("textStyles")
    for style in TextStyle.allCases {
      let size = category.size(of: style)
      writeName(escaping: style.rawValue)
      write(Value.array([.number(size.pointSize), .number(size.lineHeight)]))
    }
    endObject()
  }

  /// The traits are the same in every window, so no reason is ever gone.
  private mutating func writeReasons(_ reasons: TraitReasons, since old: TraitReasons?) {
    guard reasons != old else { return }
    beginObject("because")
    reasons.forEach(since: old) { trait, sentence in
      writeName(escaping: trait)
      write(sentence)
    }
    endObject()
  }

  private mutating func member(_ name: Name, _ traits: TraitCollection) {
    beginObject(name)
    member("userInterfaceIdiom", traits.userInterfaceIdiom.rawValue)
    member("horizontalSizeClass", traits.horizontalSizeClass.rawValue)
    member("verticalSizeClass", traits.verticalSizeClass.rawValue)
    member("layoutDirection", traits.layoutDirection.rawValue)
    member("userInterfaceStyle", traits.userInterfaceStyle.rawValue)
    member("preferredContentSizeCategory", traits.preferredContentSizeCategory.rawValue)
    if let contrast = traits.accessibilityContrast { member("accessibilityContrast", contrast.rawValue) }
    if let environment = traits.splitViewControllerLayoutEnvironment {
      member("splitViewControllerLayoutEnvironment", environment.rawValue)
    }
    endObject()
  }
}

extension Rect {
  /// The rectangle rounded to thousandths of a point, because thirds of a screen do not add up exactly.
  fileprivate var rounded: Rect {
    func rounded(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }
    return Rect(x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
  }
}
