import SplitKit

/// The settings, in a tab of the compact tab bar.
final class SettingsViewController: ListViewController {
  private let store: MailStore
  private lazy var metrics = MailMetrics(application.profile.look.lists)

  init(_ application: Application, id: String, _ store: MailStore) {
    self.store = store
    super.init(application, id: id, title: "Settings")
  }

  private struct Setting {
    let key: String
    let title: String
    let path: ReferenceWritableKeyPath<MailStore, Bool>
  }

  private let settings = [
    Setting(key: "previews", title: "Show Previews", path: \.showsPreviews),
    Setting(key: "reading", title: "Mark as Read When Opened", path: \.marksAsRead),
  ]

  override var inset: Double { 16 }
  override var row: TextHeight { metrics.setting }
  override var revision: Int { store.revision }
  override var sections: [(header: TextHeight?, count: Int)] {
    [(metrics.largeTitle, 0), (metrics.sectionHeader, settings.count)]
  }

  override func didTap(element: String) {
    for setting in settings where element == "\(id)/\(setting.key)" { store[keyPath: setting.path].toggle() }
  }

  override func makeContent() -> Value {
    let rows = settings.map { setting -> Value in
      [
        "kind": "switch", "id": .string("\(id)/\(setting.key)"), "title": .string(setting.title),
        "isOn": .bool(store[keyPath: setting.path]),
      ]
    }
    return [
      "kind": "list", "style": "grouped", "title": "Settings",
      "sections": [
        ["header": ["kind": "largeTitle", "title": "Settings"], "rows": []],
        ["header": ["kind": "section", "title": "Messages"], "rows": .array(rows)],
      ],
    ]
  }
}
