/// A language of the words that the system itself puts into an app, such as Back and Cancel. The raw value is its BCP 47
/// name.
///
/// It is independent of the layout direction, which has a trait of its own, so that each can be studied alone. The texts of
/// an app stay in the language of the app.
public enum InterfaceLanguage: String, Sendable, CaseIterable {
  case english = "en"
  /// A language that is read from right to left.
  case arabic = "ar"
}

/// A word of the system's own.
public enum SystemWord: String, Sendable, CaseIterable {
  /// The title of a back button without any other title.
  case back
  case cancel, done, send, search, close, more, edit
  /// The title of the screen in which a user puts tabs in another order.
  case configure
  /// The label of the button that empties a search field.
  case clearText
  /// The label of the button that hides a sidebar.
  case hideSidebar
  /// The keys of the keyboard that have words.
  case space, `return`
}

extension InterfaceLanguage {
  /// The word in this language. The Arabic words are those of our own translation, after the ones that iOS uses (general
  /// knowledge).
  public func word(_ word: SystemWord) -> String {
    switch self {
    case .english: english(word)
    case .arabic: arabic(word)
    }
  }

  private func english(_ word: SystemWord) -> String {
    switch word {
    case .back: "Back"
    case .cancel: "Cancel"
    case .done: "Done"
    case .send: "Send"
    case .search: "Search"
    case .close: "Close"
    case .more: "More"
    case .edit: "Edit"
    case .configure: "Configure"
    case .clearText: "Clear text"
    case .hideSidebar: "Hide Sidebar"
    case .space: "space"
    case .return: "return"
    }
  }

  private func arabic(_ word: SystemWord) -> String {
    switch word {
    case .back: "رجوع"
    case .cancel: "إلغاء"
    case .done: "تم"
    case .send: "إرسال"
    case .search: "بحث"
    case .close: "إغلاق"
    case .more: "المزيد"
    case .edit: "تحرير"
    case .configure: "تكوين"
    case .clearText: "مسح النص"
    case .hideSidebar: "إخفاء الشريط الجانبي"
    case .space: "مسافة"
    case .return: "إدخال"
    }
  }
}
