import SplitKit

/// The lines about the window: its size, its place on a device, and its traits.
struct WindowWords {
  let scene: Value
  let name: String
  let isFull: Bool

  private var window: Value { scene["window"] ?? [:] }
  private var traits: Value { window["traits"] ?? [:] }

  var section: OutlineSection {
    OutlineSection(kind: .window, title: "\(name): \(scene.text("scene")) on \(scene.text("profile"))", lines: lines)
  }

  private var lines: [String] {
    [size, place, notes.joined(separator: "; ")].filter { !$0.isEmpty } + reasons
  }

  /// The figures from which everything follows: the size and both size classes.
  private var size: String {
    let (width, height) = (window["size"]?.array?.first?.word ?? "", window["size"]?.array?.last?.word ?? "")
    let classes = "\(traits.text("horizontalSizeClass")) width, \(traits.text("verticalSizeClass")) height"
    return "\(width) x \(height) @\(window["scale"]?.word ?? "")x, \(traits.text("userInterfaceIdiom")), \(classes)"
  }

  private var place: String {
    let device = window["device"]?.string.map { "\($0), " } ?? ""
    let side = window["side"]?.string.map { " \($0)" } ?? ""
    let insets = "safe area \((window["safeArea"] ?? []).bracketed) (top left bottom right)"
    return "\(device)\(window.text("orientation")), \(window.text("arrangement"))\(side), \(insets)"
  }

  /// Everything that differs from a window as it usually is.
  private var notes: [String] {
    var notes = Self.usualTraits.compactMap { name, usual in
      traits[name]?.string.flatMap { $0 == usual ? nil : "\(name) \($0)" }
    }
    if window["activationState"] == "background" { notes.append("in the background") }
    if let keyboard = window["keyboard"]?.number, keyboard > 0 { notes.append("keyboard \(shortest(keyboard)) high") }
    if let field = window["focus"]?.string { notes.append("focus \(field)") }
    if let note = window["note"]?.string { notes.append(note) }
    return notes
  }

  private var reasons: [String] {
    guard isFull else { return [] }
    return (window["because"]?.members ?? []).map { "\($0.name): \(traits[$0.name]?.word ?? "none"), because \($0.value.word)" }
  }

  /// The values with which devices ship, and which need no mention.
  private static let usualTraits = [
    ("layoutDirection", "leftToRight"), ("userInterfaceStyle", "light"), ("preferredContentSizeCategory", "large"),
    ("accessibilityContrast", "normal"),
  ]
}
