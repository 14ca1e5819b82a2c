import SplitKit

extension BarButtonItem {
  /// The system's item that closes what is presented: a word before iOS 26, a sign since.
  static func done(id: String, _ application: Application, action: @escaping () -> Void) -> BarButtonItem {
    switch application.profile {
    case .ios5, .ios8, .ios13, .ios14: BarButtonItem(id: id, title: "Done", action: action)
    case .ios26: BarButtonItem(id: id, image: "xmark", action: action)
    }
  }
}
