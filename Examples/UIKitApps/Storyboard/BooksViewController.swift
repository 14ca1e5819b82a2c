import UIKit

class BooksViewController: UITableViewController {
  var books = ["Emma", "Middlemarch", "Orlando"]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = editButtonItem
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showBook", let indexPath = tableView.indexPathForSelectedRow,
      let navigation = segue.destination as? UINavigationController,
      let detail = navigation.topViewController as? BookViewController
    else { return }
    detail.book = books[indexPath.row]
    detail.navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
    detail.navigationItem.leftItemsSupplementBackButton = true
  }

  @IBAction func unwindToBooks(_ segue: UIStoryboardSegue) {
    guard let form = segue.source as? BookFormViewController, let name = form.name, !name.isEmpty else { return }
    books.append(name)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { books.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = books[indexPath.row]
    return cell
  }
}
