import SplitKit

/// The things that every part of a picture is drawn with: the colours, the finish, the traits, and the contents of the scene.
struct PictureSetting {
  let app: String
  let profile: Profile
  let finish: Finish
  var palette: Palette
  let window: WindowState
  /// The language of the system's own words.
  let language: InterfaceLanguage
  private let models: [String: Value]

  init(_ scene: Scene, app: String, profile: Profile, language: InterfaceLanguage) {
    self.app = app
    self.language = language
    self.profile = profile
    window = scene.window
    finish = profile.look.finish
    palette = Palette(
      app: app, finish: finish, isDark: window.traits.userInterfaceStyle == .dark,
      hasHighContrast: window.traits.accessibilityContrast == .high)
    models = Dictionary(scene.viewModels.map { ($0.id, $0.content) }) { _, last in last }
  }
}

extension PictureSetting {
  var look: SystemLook { profile.look }
  /// The letters of bars at the text size of the window.
  var barLetters: BarLetters { profile.bars.items.letters.at(window.traits.preferredContentSizeCategory) }
  /// Whether the lists are those of scenario files, which apps with UIKit have too (`Public/styles/apps/blockRows.css`).
  var hasBlockRows: Bool { app == "scenario" || app == "uikit" }
  var isDark: Bool { palette.isDark }
  var isMirrored: Bool { window.traits.layoutDirection == .rightToLeft }
  var isCompactWidth: Bool { window.traits.horizontalSizeClass == .compact }
  var isCompactHeight: Bool { window.traits.verticalSizeClass == .compact }
  /// The area of the window, in its own coordinates.
  var area: Rect { Rect(x: 0, y: 0, width: window.size.width, height: window.size.height) }

  /// The view model with an id, or nil if there is none.
  func model(_ id: String?) -> Value? { id.flatMap { models[$0] } }

  /// The same setting inside a sheet or a popover.
  var onSheet: PictureSetting {
    var next = self
    next.palette = palette.onSheet
    return next
  }

  /// The insets of a pane whose lower part the keyboard may cover.
  func insets(_ insets: EdgeInsets, of frame: Rect, model: Value?) -> EdgeInsets {
    guard window.keyboardHeight > 0 else { return insets }
    if profile.keyboard.insetsOnlyContentOfField, model.flatMap({ window.focusedField.flatMap($0.field) }) == nil {
      return insets
    }
    let covered = max(0, min(frame.height, frame.maxY - (window.size.height - window.keyboardHeight)))
    var next = insets
    next.bottom = max(insets.bottom, covered)
    return next
  }
}

extension Value {
  /// The object with an id in the value, at any depth, or nil if there is none.
  func field(_ id: String) -> Value? {
    switch self {
    case .array(let elements): elements.lazy.compactMap { $0.field(id) }.first
    case .object(let members): self["id"]?.string == id ? self : members.lazy.compactMap { $0.value.field(id) }.first
    case .null, .bool, .number, .string: nil
    }
  }

  /// The title of a content or a row of any kind: its title, its text, or the name of its kind.
  var usualTitle: String { self["title"]?.string ?? self["text"]?.string ?? text("kind") }

  /// The text of a member, or an empty one.
  func text(_ name: String) -> String { self[name]?.string ?? "" }

  /// The elements of a member, or none.
  func list(_ name: String) -> [Value] { self[name]?.array ?? [] }

  /// The truth value of a member, or false.
  func flag(_ name: String) -> Bool { self[name]?.bool ?? false }

  /// The number of a member, or 0.
  func length(_ name: String) -> Double { self[name]?.number ?? 0 }
}
