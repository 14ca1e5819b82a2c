import UIKit

/// A form of 60 rows with stacks in stacks, beside a menu.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    self.window = window
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(MenuViewController(), for: .primary)
    split.setViewController(FormViewController(), for: .secondary)
    window.rootViewController = split
    window.makeKeyAndVisible()
    return true
  }
}

final class MenuViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Forms"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "form")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "form", for: indexPath)
    cell.textLabel?.text = "Form \(indexPath.row + 1)"
    return cell
  }
}

final class FieldRow: UIStackView {
  init(number: Int) {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 6
    let name = UILabel()
    name.text = "Field \(number)"
    name.font = .preferredFont(forTextStyle: .headline)
    let state = UISwitch()
    state.isOn = number.isMultiple(of: 3)
    let line = UIStackView(arrangedSubviews: [name, state])
    line.spacing = 8
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Value \(number)"
    let button = UIButton(configuration: .tinted())
    button.configuration?.title = "Check"
    button.setContentHuggingPriority(.required, for: .horizontal)
    let entry = UIStackView(arrangedSubviews: [field, button])
    entry.spacing = 8
    entry.alignment = .center
    let note = UILabel()
    note.numberOfLines = 0
    note.font = .preferredFont(forTextStyle: .footnote)
    note.textColor = .secondaryLabel
    note.text = "What the field \(number) is for, in a sentence that is as long as the ones in real forms are."
    for view in [line, entry, note] { addArrangedSubview(view) }
  }

  required init(coder: NSCoder) { fatalError("The rows are made by code.") }
}

final class FormViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    view.backgroundColor = .systemBackground
    let scroll = UIScrollView()
    let rows = UIStackView(arrangedSubviews: (1...60).map(FieldRow.init(number:)))
    rows.axis = .vertical
    rows.spacing = 16
    for view in [scroll, rows] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroll)
    scroll.addSubview(rows)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      rows.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
      rows.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
      rows.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 20),
      rows.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor, constant: -20),
    ])
  }
}
