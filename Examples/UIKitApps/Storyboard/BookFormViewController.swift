import UIKit

class BookFormViewController: UITableViewController {
  @IBOutlet private weak var nameField: UITextField!

  var name: String? { nameField.text }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != "save" || name?.isEmpty == false
  }
}
