/// The words that VoiceOver says for a symbol.
///
/// Each of Apple's symbols has a description, which is an action where the symbol usually stands for one. The words of the table
/// are general knowledge, in English; any other symbol is named by the words of its name, as "figure walk" for `figure.walk`
/// (inferred).
enum SymbolNames {
  /// The words for a symbol.
  static func spoken(_ name: String) -> String {
    if let words = table[name] { return words }
    // A filled or an enclosed form says the same as the symbol itself.
    var parts = name.split(separator: ".").map(String.init)
    while parts.count > 1, let last = parts.last, forms.contains(last) {
      parts.removeLast()
      if let words = table[parts.joined(separator: ".")] { return words }
    }
    let words = name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private static let forms: Set<String> = ["fill", "circle", "square"]

  private static let table: [String: String] = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "checkmark": "Done", "trash": "Delete", "square.and.arrow.up": "Share",
    "square.and.arrow.down": "Download", "square.and.pencil": "Compose", "pencil": "Edit", "magnifyingglass": "Search",
    "gear": "Settings", "gearshape": "Settings", "ellipsis": "More", "heart": "Love", "star": "Favorite", "bookmark": "Bookmark",
    "flag": "Flag", "folder": "Folder", "tray": "Tray", "doc": "Document", "archivebox": "Archive", "paperclip": "Attach",
    "info": "Info", "questionmark": "Help", "exclamationmark.triangle": "Warning", "house": "Home", "person": "Person",
    "person.2": "People", "bell": "Notifications", "camera": "Camera", "photo": "Photo", "video": "Video", "mic": "Microphone",
    "phone": "Phone", "envelope": "Mail", "message": "Message", "paperplane": "Send", "calendar": "Calendar", "clock": "Clock",
    "map": "Map", "location": "Location", "cart": "Cart", "creditcard": "Credit card", "gift": "Gift", "lock": "Lock",
    "lock.open": "Unlock", "key": "Key", "link": "Link", "globe": "Globe", "book": "Book", "tag": "Tag", "eye": "Show",
    "eye.slash": "Hide", "play": "Play", "pause": "Pause", "stop": "Stop", "backward": "Rewind", "forward": "Fast forward",
    "repeat": "Repeat", "shuffle": "Shuffle", "arrow.clockwise": "Refresh", "arrow.counterclockwise": "Undo",
    "arrow.uturn.backward": "Undo", "arrow.uturn.forward": "Redo", "arrow.up": "Up", "arrow.down": "Down", "arrow.left": "Left",
    "arrow.right": "Right", "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
    "chevron.forward": "Forward", "chevron.up": "Up", "chevron.down": "Down", "arrowshape.turn.up.left": "Reply",
    "arrowshape.turn.up.right": "Forward", "line.3.horizontal": "Menu", "line.3.horizontal.decrease": "Filter",
    "line.horizontal.3": "Menu", "list.bullet": "List", "square.grid.2x2": "Grid", "slider.horizontal.3": "Adjust",
    "sidebar.left": "Sidebar", "sidebar.leading": "Sidebar", "sidebar.right": "Sidebar", "sidebar.trailing": "Sidebar",
    "arrow.up.left.and.arrow.down.right": "Expand", "arrow.down.right.and.arrow.up.left": "Shrink", "printer": "Print",
    "scissors": "Cut", "doc.on.doc": "Copy", "doc.on.clipboard": "Paste", "hand.thumbsup": "Like", "hand.thumbsdown": "Dislike",
  ]
}
