import SplitKit

/// The form with which the user changes the own profile.
final class EditProfileViewController: ViewController {
  private let store: PhotoStore
  private var name: TextField
  private var text: TextField
  private let save: BarButtonItem

  init(_ application: Application, id: String, _ store: PhotoStore) {
    self.store = store
    (name, text) = Self.fields(for: store.profile, of: id)
    let words = application.profile.look.systemItems == .words
    let language = application.language
    var act: () -> Void = {}
    save = BarButtonItem(id: "\(id)/save", title: words ? language.word(.done) : nil, image: words ? nil : "checkmark") { act() }
    super.init(application, id: id, title: "Edit Profile")
    act = { [weak self] in self?.saveProfile() }
    navigationItem.rightBarButtonItem = save
    navigationItem.leftBarButtonItem = BarButtonItem(
      id: "\(id)/cancel", title: words ? language.word(.cancel) : nil, image: words ? nil : "xmark"
    ) { [weak self] in self?.dismiss() }
  }

  private static func fields(for profile: OwnProfile, of id: String) -> (TextField, TextField) {
    (
      TextField(id: "\(id)/name", placeholder: "Name", text: profile.name),
      TextField(id: "\(id)/text", placeholder: "Bio", text: profile.text)
    )
  }

  /// Begins with the present profile.
  func show() { (name, text) = Self.fields(for: store.profile, of: id) }

  private func saveProfile() {
    store.edit(OwnProfile(name: name.text, text: text.text))
    dismiss()
  }

  /// A profile needs a name.
  override func layoutChildren() {
    save.isEnabled = !name.text.isBlank
    super.layoutChildren()
  }

  override var textFields: [TextField] { [name, text] }

  override var viewModel: Value? {
    [
      "kind": "profileForm", "title": "Edit Profile", "avatar": .string(Person.user.portrait),
      "fields": .array(
        zip(["Name", "Bio"], textFields).map { label, field in ["label": .string(label), "field": field.viewModel] }),
    ]
  }
}
