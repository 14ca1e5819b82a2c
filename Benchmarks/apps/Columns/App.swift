import UIKit

/// An app with three columns from a storyboard.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

class MailboxesViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mailbox", for: indexPath)
    cell.textLabel?.text = "Mailbox \(indexPath.row + 1)"
    cell.imageView?.image = UIImage(systemName: "tray")
    return cell
  }
}

class MessageCell: UITableViewCell {
  @IBOutlet var senderLabel: UILabel!
  @IBOutlet var excerptLabel: UILabel!
}

class MessagesViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath) as! MessageCell
    cell.senderLabel.text = "Sender \(indexPath.row + 1)"
    cell.excerptLabel.text = String(repeating: "The first lines of a message. ", count: 1 + indexPath.row % 3)
    return cell
  }
}

class MessageViewController: UIViewController {
  @IBOutlet var subjectLabel: UILabel!
  @IBOutlet var bodyLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    subjectLabel.text = "The subject of the message"
    bodyLabel.text = String(repeating: "A paragraph with a longer text that breaks into lines. ", count: 18)
  }
}
