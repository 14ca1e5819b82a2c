import SplitKit

extension BarButtonItem {
  /// The system's item that dismisses a presented controller: a word before iOS 26, and a symbol since.
  static func done(id: String, _ application: Application, action: @escaping () -> Void) -> BarButtonItem {
    switch application.profile.look.systemItems {
    case .words: BarButtonItem(id: id, title: application.language.word(.done), action: action)
    case .signs: BarButtonItem(id: id, image: "xmark", action: action)
    }
  }
}
