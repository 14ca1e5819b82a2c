import SplitKit

/// A button of a screen, which its bar has while a condition holds.
struct ScreenButton {
  /// The id of the item.
  let id: String
  private let spec: ButtonSpec
  /// The item, or nil for the display mode button, which belongs to the split view.
  private let item: BarButtonItem?

  init(_ spec: ButtonSpec, id: String, _ application: Application, action: @escaping () -> Void) {
    (self.id, self.spec) = (id, spec)
    switch spec.face {
    case .own(let title, let image): item = BarButtonItem(id: id, title: title, image: image, action: action)
    case .system(let word):
      let (title, image) = word.face(application)
      item = BarButtonItem(id: id, title: title, image: image, action: action)
    case .displayMode: item = nil
    }
  }

  /// The item as it is at present, or nil if the bar does not have it.
  func item(_ reading: ConditionReading) -> BarButtonItem? {
    guard reading.holdsAny(of: spec.conditions) else { return nil }
    guard let item else { return reading.split?.displayModeButtonItem }
    switch spec.isEnabled {
    case .always(let isEnabled): item.isEnabled = isEnabled
    case .when(let conditions): item.isEnabled = reading.holdsAny(of: conditions)
    }
    return item
  }

  /// The actions of a tap.
  var actions: [ActionSpec] { spec.tap }

  /// Whether the item can become another one, or another state of it.
  var changes: Bool { item == nil || !spec.allConditions.isEmpty }
}

extension SystemWord {
  /// The title or the image in an OS version: a word in the user's language before iOS 26, and a symbol since (general knowledge, as no
  /// measurement has these buttons).
  fileprivate func face(_ application: Application) -> (title: String?, image: String?) {
    switch application.profile.look.systemItems {
    case .words: (application.language.word(self), nil)
    case .signs: (nil, sign)
    }
  }

  private var sign: String {
    switch self {
    case .send: "arrow.up"
    case .done: "checkmark"
    default: "xmark"
    }
  }
}
