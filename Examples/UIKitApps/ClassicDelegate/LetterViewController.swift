import UIKit

class LetterViewController: UIViewController {
  var letter: Letter? {
    didSet { if isViewLoaded { show() } }
  }

  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.textAlignment = .center
    label.frame = view.bounds.insetBy(dx: 24, dy: 24)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
    navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
    navigationItem.leftItemsSupplementBackButton = true
    show()
  }

  private func show() {
    title = letter?.subject
    label.text = letter?.text ?? "No letter is chosen."
    label.textColor = letter == nil ? .secondaryLabel : .label
  }
}
