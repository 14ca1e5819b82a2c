import UIKit

class InspectorViewController: UIViewController {
  private let loop = UISwitch()
  private let speed = UISegmentedControl(items: ["Slow", "Normal", "Fast"])

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inspector"
    view.backgroundColor = .systemGroupedBackground
    speed.selectedSegmentIndex = 1
    let label = UILabel()
    label.text = "Loop"
    let row = UIStackView(arrangedSubviews: [label, loop])
    row.distribution = .equalSpacing
    let stack = UIStackView(arrangedSubviews: [row, speed])
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }
}
