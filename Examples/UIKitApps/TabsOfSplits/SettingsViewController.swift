import UIKit

class SettingsViewController: UITableViewController {
  private var isDark = false

  init() {
    super.init(style: .grouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) { fatalError() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let toggle = UISwitch()
    toggle.isOn = isDark
    toggle.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .valueChanged)
    cell.textLabel?.text = "Dark"
    cell.accessoryView = toggle
    return cell
  }

  private func toggle() {
    isDark.toggle()
    view.window?.overrideUserInterfaceStyle = isDark ? .dark : .light
  }
}
