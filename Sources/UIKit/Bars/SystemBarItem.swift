internal import SplitKit

/// The words and signs of the system's bar items.
///
/// Older systems show words for some items and signs for the others; iOS 26 shows signs for nearly all. The signs are the symbols
/// that UIKit uses, as far as they are known (general knowledge).
enum SystemBarItem {
  static func look(
    of item: UIBarButtonItem.SystemItem, in application: SplitKit.Application
  ) -> (words: String?, sign: String?) {
    let row = table[item] ?? Row(nil, nil)
    let showsWords = application.profile.look.systemItems == .words
    guard showsWords || row.newSign == nil else { return (nil, row.newSign) }
    if let word = row.words { return (systemWord(item).map(application.language.word) ?? word, nil) }
    return (nil, row.sign ?? row.newSign)
  }

  /// The words that VoiceOver says for an item that is shown as a sign: its words, or else its name (general knowledge).
  static func spokenName(of item: UIBarButtonItem.SystemItem, in application: SplitKit.Application) -> String {
    if let word = systemWord(item) { return application.language.word(word) }
    switch item {
    case .action: return "Share"
    case .trash: return "Delete"
    default: break
    }
    let words = String(describing: item).reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private struct Row {
    /// The words of older systems, and their sign if they have no words.
    let words: String?
    let sign: String?
    /// The sign since iOS 26; nil for an item with the same look as before.
    let newSign: String?

    init(_ words: String?, _ sign: String?, _ newSign: String? = nil) {
      (self.words, self.sign, self.newSign) = (words, sign, newSign)
    }
  }

  private static func systemWord(_ item: UIBarButtonItem.SystemItem) -> SystemWord? {
    switch item {
    case .done: .done
    case .cancel: .cancel
    case .close: .close
    case .edit: .edit
    default: nil
    }
  }

  private static let table: [UIBarButtonItem.SystemItem: Row] = [
    .done: Row("Done", nil, "checkmark"), .cancel: Row("Cancel", nil, "xmark"), .edit: Row("Edit", nil),
    .save: Row("Save", nil, "checkmark"), .add: Row(nil, "plus"), .compose: Row(nil, "square.and.pencil"),
    .reply: Row(nil, "arrowshape.turn.up.left"), .action: Row(nil, "square.and.arrow.up"), .organize: Row(nil, "folder"),
    .bookmarks: Row(nil, "book"), .search: Row(nil, "magnifyingglass"), .refresh: Row(nil, "arrow.clockwise"),
    .stop: Row(nil, "xmark"), .camera: Row(nil, "camera"), .trash: Row(nil, "trash"), .play: Row(nil, "play.fill"),
    .pause: Row(nil, "pause.fill"), .rewind: Row(nil, "backward.fill"), .fastForward: Row(nil, "forward.fill"),
    .undo: Row("Undo", nil, "arrow.uturn.backward"), .redo: Row("Redo", nil, "arrow.uturn.forward"),
    .pageCurl: Row(nil, "doc"), .close: Row(nil, "xmark.circle.fill", "xmark"), .writingTools: Row(nil, "apple.intelligence"),
  ]
}
