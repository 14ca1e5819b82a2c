import UIKit

class CountryViewController: UIViewController {
  var country: String?
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = country
    view.backgroundColor = .systemBackground
    view.addSubview(label)
    navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
    navigationItem.leftItemsSupplementBackButton = true
    label.text = country ?? "No country"
    guard country != nil else { return }
    label.text = "Loading…"
    Task { await load() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.sizeToFit()
    label.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  private func load() async {
    try? await Task.sleep(nanoseconds: 300_000_000)
    label.text = "\(country ?? "") is lovely."
    view.setNeedsLayout()
  }
}
