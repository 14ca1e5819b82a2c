import UIKit

class LetterListViewController: UITableViewController {
  private let letters: [Letter]

  init(letters: [Letter]) {
    self.letters = letters
    super.init(style: .plain)
    title = "Letters"
  }

  required init?(coder: NSCoder) {
    letters = Letter.samples
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
  }

  override func viewWillAppear(_ animated: Bool) {
    clearsSelectionOnViewWillAppear = splitViewController?.isCollapsed ?? true
    super.viewWillAppear(animated)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = letters[indexPath.row].subject
    content.secondaryText = letters[indexPath.row].sender
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = LetterViewController()
    detail.letter = letters[indexPath.row]
    showDetailViewController(UINavigationController(rootViewController: detail), sender: self)
  }
}
